import { expect, test } from 'vitest';
import { pauseDeferredWork, runAfterFirstPaint } from './first-paint';

test('[BOOT-5] deferred work waits for the first render of the app, and starts at once if it is scheduled afterwards', async () => {
  const started: string[] = [];
  const release = pauseDeferredWork();
  runAfterFirstPaint(async () => started.push('held back'));
  await new Promise((done) => setTimeout(done, 300));
  expect(started).toEqual([]);
  release();
  await expect.poll(() => started).toEqual(['held back']);
  runAfterFirstPaint(async () => started.push('later'));
  await expect.poll(() => started).toEqual(['held back', 'later']);
});
