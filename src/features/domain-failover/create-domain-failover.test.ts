import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** Responds to the last ping request; undefined if there was none. Other requests get no response. */
let answerPing: ((response: Response) => void) | undefined;
let module: typeof import('./create-domain-failover');

beforeAll(async () => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"worker":"/worker.js"}' }) });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('https://m.fair.example/m/home'));
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input);
    return new Promise<Response>((resolve) => {
      if (url.includes('/test/ping')) answerPing = resolve;
    });
  });
  module = await import('./create-domain-failover');
  await import('../../api/browser-api-client');
  // Loads the chunks that a request needs, which fake timers would not wait for.
  startFailover();
  await vi.waitUntil(() => answerPing !== undefined, { timeout: 60_000 });
});
beforeEach(() => {
  answerPing = undefined;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

function startFailover() {
  const refreshStatus = vi.fn(() => new Promise<boolean>(() => undefined));
  const attempt = module.createDomainFailover({
    refreshStatus,
    whenStatusLoaded: new Promise(() => undefined),
    isSearchDisabled: () => false,
    isPlatformUnreachable: ({ layer }) => layer !== 'business',
  });
  void attempt();
  return refreshStatus;
}

/**
 * Waits for the ping request and advances the timers by 1.5 s, after which the search for a fallback domain has
 * begun. Then calls `check` and responds to the ping with `body`.
 */
async function answerLate(body: object, check: () => void): Promise<void> {
  await expect.poll(() => answerPing).toBeDefined();
  await vi.advanceTimersByTimeAsync(1_500);
  check();
  answerPing?.(Response.json(body));
}

test('[BOOT-5.3] a successful ping of the current domain refreshes the status during the search for a fallback domain', async () => {
  const refreshStatus = startFailover();
  await answerLate({ success: true, value: { pong: true } }, () => expect(refreshStatus).not.toHaveBeenCalled());
  await expect.poll(() => refreshStatus).toHaveBeenCalledOnce();
});

test('[BOOT-5] a ping that the platform refuses also refreshes the status', async () => {
  const refreshStatus = startFailover();
  await answerLate({ success: false, errorCode: 'maintenance' }, () => undefined);
  await expect.poll(() => refreshStatus).toHaveBeenCalledOnce();
});
