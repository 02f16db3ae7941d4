import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { fetchFromNetwork } from './fetch-from-network';

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

const request = () => new Request(`${rig.server.origin}/m/home`);

describe('[OFF-2] request that is forwarded to the network', () => {
  test('fetchFromNetwork() resolves with the response of the server, even with an error status', async () => {
    rig.server.respond = (_, response) => response.writeHead(503).end('in trouble');
    const answer = await fetchFromNetwork(request());
    expect(answer.ok && [answer.value.status, await answer.value.text()]).toEqual([503, 'in trouble']);
  });

  test('fetchFromNetwork() resolves with an error result when offline', async () => {
    rig.goOffline();
    expect(await fetchFromNetwork(request())).toEqual({ ok: false, error: 'network' });
  });

  test('is aborted if no response headers have arrived after 15 seconds', async () => {
    installFakeTimeouts();
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_: Request, init: RequestInit) => {
      signal = init.signal;
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
    });
    const answer = fetchFromNetwork(request());
    await vi.advanceTimersByTimeAsync(14_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect(await answer).toEqual({ ok: false, error: 'network' });
  });

  test('has no timeout for the response body', async () => {
    installFakeTimeouts();
    vi.stubGlobal('fetch', async () => new Response('long'));
    await fetchFromNetwork(request());
    expect(vi.getTimerCount()).toBe(0);
  });
});
