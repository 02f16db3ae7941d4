import { beforeEach, expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { holdSharedLock, isLockHeld } from './shared-lock';

/** The names of the held locks; Node has no Web Locks. */
let held: string[] = [];
beforeEach(() => {
  held = [];
  stubPageGlobals('https://m.fair.example/m/');
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: LockOptions, callback: () => Promise<void>) => {
        held.push(name);
        await callback();
        held.splice(held.indexOf(name), 1);
      },
      query: async () => ({ held: held.map((name) => ({ name })) }),
    },
  });
});
const settle = () => new Promise((resolve) => setImmediate(resolve));
const dispatchPageShow = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('[SESS-4] [UPD-2] a page that is left holds no lock, to allow the back/forward cache, and holds it again once restored', async () => {
  const release = holdSharedLock('member');
  dispatchPageShow(false);
  expect(held).toEqual(['member']);
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect(await isLockHeld('member')).toBe(false);
  dispatchPageShow(true);
  expect(held).toEqual(['member']);
  release();
  await settle();
  expect(held).toEqual([]);
});

test('[SESS-4] a page that is restored does not take a lock again that it had released before', async () => {
  const release = holdSharedLock('member');
  dispatchEvent(new Event('pagehide'));
  release();
  dispatchPageShow(true);
  await settle();
  expect(held).toEqual([]);
});

test('[SESS-4] where Web Locks are not supported, no lock is held', async () => {
  vi.stubGlobal('navigator', {});
  holdSharedLock('member')();
  expect(await isLockHeld('member')).toBe(false);
});
