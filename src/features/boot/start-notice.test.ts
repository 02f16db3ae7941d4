import { describe, expect, test, vi } from 'vitest';
import { cacheStatus, setUpStart } from '../../../tests/support/page/start-page';

const { caller, control, page, start, phase, pollingCount, sent } = setUpStart();

const notices = () =>
  page()
    .useOverlays.getState()
    .stack.flatMap((overlay) => (overlay.kind === 'notice' ? [overlay.message] : []));

const FAULTS = {
  refusal: { endpoint: 'status', errorCode: 'site.closed', message: 'Closed for today' },
  'other refusal': { endpoint: 'status', errorCode: 'site.closed', message: 'Closed until Monday' },
  'server error': { endpoint: 'status', status: 500 },
  'unreadable response': { endpoint: 'status', body: JSON.stringify({ success: true }) },
  'rate limit': { endpoint: 'status', errorCode: 'TOO_MANY_REQUEST_STATUS' },
};
type FaultName = keyof typeof FAULTS;

function setFault(name: FaultName): void {
  control().clearFaults();
  control().addFault(FAULTS[name]);
}

/** The text of the notice after each failure; undefined if there is none. */
const TEXTS: Readonly<Record<FaultName, unknown>> = {
  refusal: { verbatim: 'Closed for today' },
  'other refusal': { verbatim: 'Closed until Monday' },
  'server error': { key: 'start.network' },
  'unreadable response': undefined,
  'rate limit': undefined,
};
const noticesAfter = (name: FaultName) => (TEXTS[name] ? [TEXTS[name]] : []);

describe('[BOOT-4] notice of a failed start', () => {
  test.each<[FaultName, FaultName]>([
    ['refusal', 'server error'],
    ['server error', 'refusal'],
    ['refusal', 'other refusal'],
    ['refusal', 'unreadable response'],
    ['unreadable response', 'refusal'],
    ['server error', 'rate limit'],
  ])(
    '[BOOT-4.6] after “%s” and then “%s”, the notice is about the last failure, also once confirmed',
    async (first, second) => {
      setFault(first);
      await start();
      expect([phase(), notices()]).toEqual(['failed', noticesAfter(first)]);
      setFault(second);
      await vi.advanceTimersByTimeAsync(2_000);
      await expect.poll(notices).toEqual(noticesAfter(second));
      page().closeAllOverlays();
      setFault(first);
      await page().start.refetchInBackground();
      expect(notices()).toEqual(noticesAfter(first));
    },
  );

  test('[BOOT-4.6] a confirmed notice does not come back while the failure stays the same', async () => {
    setFault('refusal');
    await start();
    page().closeAllOverlays();
    await page().start.refetchInBackground();
    await page().start.refetchInBackground();
    expect(notices()).toEqual([]);
  });

  test('[BOOT-4.1] a refusal after untold failures is told over a cached status until it is confirmed', async () => {
    await cacheStatus(page(), caller(), 0);
    setFault('server error');
    await start();
    await expect.poll(() => pollingCount()).toBe(1);
    expect([phase(), notices()]).toEqual(['open', []]);
    setFault('refusal');
    await page().start.refetchInBackground();
    const code = { key: 'error.code', values: { code: expect.stringMatching(/^[0-9a-f]{4}-[0-9a-f]{4}$/) } };
    const refusal = { lines: [TEXTS.refusal, code] };
    expect(notices()).toEqual([refusal]);
    for (const name of ['server error', 'unreadable response', 'refusal'] as const) {
      setFault(name);
      await page().start.refetchInBackground();
      expect(notices()).toEqual([refusal]);
    }
  });
});

describe('[BOOT-5] start that is rate limited', () => {
  test.each([
    ['the error TOO_MANY_REQUEST', FAULTS['rate limit']],
    ['HTTP 429', { endpoint: 'status', status: 429 }],
  ])(
    '[BOOT-5.12] after %s, a start without a cached status leaves further requests to the polling',
    async (_, fault) => {
      control().addFault(fault);
      await start();
      await vi.advanceTimersByTimeAsync(60_000);
      control().clearFaults();
      expect([phase(), notices(), pollingCount(), sent()]).toEqual(['failed', [], 1, 1]);
      expect(page().start.wasPlatformUnreachable()).toBe(false);
    },
  );

  test('[BOOT-5.3] a start with a cached status polls after a rate limit', async () => {
    await cacheStatus(page(), caller(), 0);
    setFault('rate limit');
    await start();
    await expect.poll(() => [phase(), notices(), pollingCount()]).toEqual(['open', [], 1]);
  });

  test('[BOOT-5.12] a rate limit that follows another failure ends the repeated requests as well', async () => {
    setFault('server error');
    await start();
    setFault('rate limit');
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.poll(sent).toBe(2);
    await expect.poll(() => page().useBootStore.getState().boot).toMatchObject({ error: { layer: 'business' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toBe(2);
  });
});
