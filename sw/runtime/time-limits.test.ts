import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { withTimeLimit } from './time-limits';

/**
 * Replaces the timers of the worker. Returns a function that runs those that are due at a time (ms), as after the event
 * loop was blocked: each once, and what they start is due later. Vitest's fake timers would run each on time.
 */
function takeOverTimers(): (time: number) => void {
  let now = 0;
  let timers: { readonly run: () => void; readonly due: number }[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => timers.push({ run, due: now + ms }));
  vi.stubGlobal('clearTimeout', () => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  return (time) => {
    now = time;
    const due = timers.filter((timer) => timer.due <= now);
    timers = timers.filter((timer) => timer.due > now);
    for (const { run } of due) run();
  };
}

describe('[OFF-2] promise with a time limit', () => {
  test('resolves with a value that arrives within the limit', async () => {
    expect(await withTimeLimit(Promise.resolve(7), 1_000)).toEqual({ ok: true, value: 7 });
  });
  test('resolves with an error result if the original promise rejects', async () => {
    expect(await withTimeLimit(Promise.reject(new Error('full')), 1_000)).toEqual({ ok: false, error: 'Error: full' });
  });
  test('resolves with a late value if the event loop was blocked past the limit', async () => {
    const runTimersDueAt = takeOverTimers();
    let resolve = (_: number): void => undefined;
    const work = new Promise<number>((done) => {
      resolve = done;
    });
    const limited = withTimeLimit(work, 200);
    // Blocked until then.
    runTimersDueAt(250);
    resolve(7);
    expect(await limited).toEqual({ ok: true, value: 7 });
  });
  test.each([
    ['a value', () => Promise.resolve(7)],
    ['a rejection', () => Promise.reject(new Error('full'))],
  ])('leaves no timer behind after %s', async (_, work) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await withTimeLimit(work(), 1_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
  test('stays pending until the limit if the original promise never settles', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isOver = false;
    const waited = withTimeLimit(new Promise(() => undefined), 1_000).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waited;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
  test('resolves with an error result after the limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const limited = withTimeLimit(new Promise(() => undefined), 5);
    await vi.advanceTimersByTimeAsync(5);
    expect(await limited).toEqual({ ok: false, error: 'timeout: 5 ms' });
    vi.useRealTimers();
  });
});
