import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWithTimeoutSignal } from './run-with-timeout-signal';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rejects when its signal aborts, as a request does. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('[UPD-1] task with a timeout', () => {
  test('is aborted after the timeout', async () => {
    const running = expect(runWithTimeoutSignal(1_000, untilAborted)).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(1_000);
    await running;
  });

  test('is not aborted before the timeout', async () => {
    let isAborted = false;
    void runWithTimeoutSignal(1_000, (signal) => untilAborted(signal)).catch(() => {
      isAborted = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isAborted).toBe(false);
  });

  test('leaves no pending timer after it has resolved or rejected', async () => {
    expect(await runWithTimeoutSignal(1_000, async () => 'done')).toBe('done');
    await expect(runWithTimeoutSignal(1_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });
});
