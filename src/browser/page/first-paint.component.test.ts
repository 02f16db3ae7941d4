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

test('[BOOT-1.9] deferred work waits for the last of those who pause it, each of whom counts once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] });
  const started: string[] = [];
  const releaseStart = pauseDeferredWork();
  const releasePage = pauseDeferredWork();
  runAfterFirstPaint(async () => started.push('deferred'));
  releaseStart();
  releaseStart();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toEqual([]);
  releasePage();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toEqual(['deferred']);
});
