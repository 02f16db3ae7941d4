import { afterEach, expect, test, vi } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time';

afterEach(() => vi.unstubAllGlobals());

test('[REM-1] work under one name waits for the work of another tab', async () => {
  const request = vi.fn((_name: string, _options: LockOptions, work: () => Promise<unknown>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await oneTabAtATime('name', async () => 7)).toBe(7);
  expect(request.mock.calls[0]?.[0]).toBe('name');
});

test('[REM-1] a tab that never lets go, and a browser without locks, keep nobody from it', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'TimeoutError')) } });
  expect(await oneTabAtATime('name', async () => 7)).toBe(7);
  vi.stubGlobal('navigator', {});
  expect(await oneTabAtATime('name', async () => 7)).toBe(7);
});

test('[REM-1] work that fails is done once, and fails', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: LockOptions, work: () => unknown) => work() },
  });
  const work = vi.fn(() => Promise.reject(new Error('full')));
  await expect(oneTabAtATime('name', work)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledOnce();
});
