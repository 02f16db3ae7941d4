import { describe, expect, test, vi } from 'vitest';
import { withTimeLimit } from './time-limits';

describe('[OFF-2] promise with a time limit', () => {
  test('resolves with a value that arrives within the limit', async () => {
    expect(await withTimeLimit(Promise.resolve(7), 1_000)).toEqual({ ok: true, value: 7 });
  });
  test('resolves with an error result if the original promise rejects', async () => {
    expect(await withTimeLimit(Promise.reject(new Error('full')), 1_000)).toEqual({ ok: false, error: 'Error: full' });
  });
  test('resolves with a late value if the event loop was blocked past the limit', async () => {
    const limited = withTimeLimit(new Promise((resolve) => setTimeout(resolve, 280, 7)), 200);
    for (const began = Date.now(); Date.now() - began < 250; );
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
    expect(await withTimeLimit(new Promise(() => undefined), 5)).toEqual({ ok: false, error: 'timeout: 5 ms' });
  });
});
