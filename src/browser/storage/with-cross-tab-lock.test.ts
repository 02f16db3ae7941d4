import { afterEach, expect, test, vi } from 'vitest';
import { withCrossTabLock } from './with-cross-tab-lock';

afterEach(() => vi.unstubAllGlobals());

test('[REM-1] withCrossTabLock() runs a task while the tab holds the lock with the given name', async () => {
  const request = vi.fn((_name: string, _options: LockOptions, work: () => Promise<unknown>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await withCrossTabLock('name', async () => 7)).toBe(7);
  expect(request.mock.calls[0]?.[0]).toBe('name');
});

test('[REM-1] withCrossTabLock() runs a task without the lock if another tab never releases it or Web Locks is missing', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'TimeoutError')) } });
  expect(await withCrossTabLock('name', async () => 7)).toBe(7);
  vi.stubGlobal('navigator', {});
  expect(await withCrossTabLock('name', async () => 7)).toBe(7);
});

test('[REM-1.2] withCrossTabLock() runs a failing task once and rejects with its error', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: LockOptions, work: () => unknown) => work() },
  });
  const work = vi.fn(() => Promise.reject(new Error('full')));
  await expect(withCrossTabLock('name', work)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledOnce();
});
