import { describe, expect, test, vi } from 'vitest';
import { BROKEN, cacheStatus, HANGING, HOUR_MS, REFUSED, setUpStart } from '../../../tests/support/page/start-page';

const { caller, control, page, start, phase, hasNotice, pollingCount, sent, arrived } = setUpStart();

describe('[BOOT-5] start whose status requests hang', () => {
  test('[BOOT-5.7] without a cached status, a start shows a notice after 3 s, a failure after 10 s, and the app on a response', async () => {
    const release = control().holdRequests({ endpoint: 'status' });
    const started = start();
    await vi.advanceTimersByTimeAsync(2_999);
    expect([phase(), pollingCount()]).toEqual(['starting', 0]);
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect([phase(), pollingCount(), hasNotice(), document.documentElement.lang]).toEqual(['waiting', 0, false, 'en']);
    await vi.advanceTimersByTimeAsync(6_999);
    expect([phase(), pollingCount()]).toEqual(['waiting', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page().useBootStore.getState().boot).toMatchObject({
      phase: 'failed',
      error: { layer: 'timeout', endpoint: 'status', afterMs: 10_000 },
    });
    expect([pollingCount(), hasNotice()]).toEqual([1, false]);
    release();
    await page().start.whenLoaded;
    expect([phase(), hasNotice()]).toEqual(['open', false]);
  });

  test('[BOOT-5.6] a start whose first request hangs sends a second one after 2 s, and opens without saying that it waits', async () => {
    control().addFault({ ...HANGING, times: 1 });
    const started = start();
    while (arrived() === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1_999);
    expect([sent(), phase()]).toEqual([1, 'starting']);
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect([sent(), phase()]).toEqual([2, 'open']);
  });

  test.each([
    // hanging for (s), phase
    [4, 'waiting'],
    [11, 'failed'],
    [95, 'failed'],
  ])(
    '[BOOT-5.8] a start whose requests have all hung for %i s is in the phase “%s”, and opens within 5 s of the recovery',
    async (seconds, expected) => {
      control().addFault(HANGING);
      const started = start();
      await expect.poll(arrived).toBe(1);
      await vi.advanceTimersByTimeAsync(3_000);
      await started;
      await vi.advanceTimersByTimeAsync((seconds - 3) * 1_000);
      expect(phase()).toBe(expected);
      control().clearFaults();
      await vi.advanceTimersByTimeAsync(4_000);
      await page().start.whenLoaded;
      expect([phase(), hasNotice()]).toEqual(['open', false]);
      const count = sent();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent()).toBe(count);
    },
  );

  test.each([
    ['refused', REFUSED, true],
    ['unreachable', BROKEN, true],
  ])(
    '[BOOT-5.8] a start that failed because the platform was %s opens within 5 s of the recovery',
    async (_, fault, isTold) => {
      control().addFault(fault);
      await start();
      expect([phase(), hasNotice()]).toEqual(['failed', isTold]);
      // A notice that has been confirmed does not come back with every further request.
      page().closeAllOverlays();
      await vi.advanceTimersByTimeAsync(30_000);
      expect([phase(), hasNotice()]).toEqual(['failed', false]);
      control().clearFaults();
      await vi.advanceTimersByTimeAsync(4_000);
      await page().start.whenLoaded;
      expect(phase()).toBe('open');
    },
  );

  test('[BOOT-2.1] Retry on a waiting start aborts the requests that hang, and opens with a request of its own', async () => {
    control().addFault(HANGING);
    const started = start();
    await expect.poll(arrived).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    await started;
    control().clearFaults();
    await page().start.retry();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([phase(), hasNotice(), pollingCount()]).toEqual(['open', false, 0]);
  });

  test('[BOOT-5.7] a waiting start aborts the early requests of the bootstrap script, which would occupy its connections', async () => {
    const abort = vi.fn<() => void>();
    const early = {
      url: '/wps/games',
      merchant: 'FAIR',
      language: 'EN',
      requestId: '',
      response: new Promise<undefined>(() => {}),
    };
    window.earlyRequests = [{ ...early, abort }];
    control().addFault(HANGING);
    const started = start();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect([abort.mock.calls.length, window.earlyRequests]).toEqual([1, []]);
  });

  test('a start with a cached status older than 24 h stops repeating its request as soon as that status is shown', async () => {
    await cacheStatus(page(), caller(), 25 * HOUR_MS);
    control().addFault(HANGING);
    const started = start();
    await vi.advanceTimersByTimeAsync(3_000);
    await started;
    control().clearFaults();
    const count = sent();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([phase(), sent()]).toEqual(['open', count]);
  });
});
