import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { runAfterFirstPaint } from '../browser/page/first-paint';
import { PagePending } from './page-pending';

afterEach(() => void vi.useRealTimers());

test('[BOOT-1.9] deferred work waits while the scripts of a page are loaded', async () => {
  const pending = await render(<PagePending />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] });
  const started: string[] = [];
  runAfterFirstPaint(async () => started.push('deferred'));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(started).toEqual([]);
  vi.useRealTimers();
  const deferred = new Promise<void>((done) => runAfterFirstPaint(async () => done()));
  await pending.unmount();
  await deferred;
});

test('[BOOT-1.9] deferred work waits five seconds for the scripts of a page, which may hang', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'requestIdleCallback'] });
  const pending = await render(<PagePending />);
  const started: string[] = [];
  runAfterFirstPaint(async () => started.push('deferred'));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(['deferred']);
  vi.useRealTimers();
  await pending.unmount();
});
