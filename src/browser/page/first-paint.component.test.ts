import { afterEach, expect, test, vi } from 'vitest';
import { pauseDeferredWork, runAfterFirstPaint } from './first-paint';

afterEach(() => void vi.useRealTimers());

test('[BOOT-5] deferred work waits for the first render of the app, and starts at once if it is scheduled afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] });
  const started: string[] = [];
  const release = pauseDeferredWork();
  runAfterFirstPaint(async () => started.push('held back'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toEqual([]);
  release();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toEqual(['held back']);
  runAfterFirstPaint(async () => started.push('later'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toEqual(['held back', 'later']);
});
