import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PRECACHE_LOCK } from '../../src/contract/storage-keys';
import { runEventLoop } from '../../tests/support/clocks/event-loop';
import {
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { withPrecacheLock } from './with-precache-lock';

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

const heldLocks = async () => (await rig.locks.query()).held.map(({ name }) => name);

describe('[UPD-1] task that needs the precache lock', () => {
  test('withPrecacheLock() holds the lock while the task runs, and then releases the lock', async () => {
    let during: readonly string[] = [];
    await withPrecacheLock(async () => {
      during = await heldLocks();
    });
    expect(during).toEqual([PRECACHE_LOCK]);
    expect(await heldLocks()).toEqual([]);
  });

  test('withPrecacheLock() runs the task after another service worker has released the lock', async () => {
    const release = rig.locks.hold(PRECACHE_LOCK);
    const work = vi.fn(async () => undefined);
    const staged = withPrecacheLock(work);
    await runEventLoop();
    expect(work).not.toHaveBeenCalled();
    release();
    await staged;
    expect(work).toHaveBeenCalledOnce();
  });

  test('withPrecacheLock() skips the task without an error if the lock is not free within a minute', async () => {
    installFakeTimeouts();
    rig.locks.hold(PRECACHE_LOCK);
    const work = vi.fn(async () => undefined);
    const staged = withPrecacheLock(work);
    let isOver = false;
    void staged.finally(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(staged).resolves.toBeUndefined();
    expect(work).not.toHaveBeenCalled();
  });

  test('withPrecacheLock() rejects if the lock request fails', async () => {
    vi.spyOn(rig.locks, 'request').mockRejectedValue(new DOMException('', 'SecurityError'));
    await expect(withPrecacheLock(async () => undefined)).rejects.toThrow(DOMException);
  });

  test('withPrecacheLock() rejects with the error of a task that fails after more than a minute', async () => {
    installFakeTimeouts();
    let fail = (_: Error) => {};
    const staged = withPrecacheLock(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    fail(new Error('a defect'));
    await expect(staged).rejects.toThrow('a defect');
  });

  test('withPrecacheLock() rejects with the error of the task, and releases the lock', async () => {
    await expect(withPrecacheLock(() => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect');
    expect(await heldLocks()).toEqual([]);
  });
});
