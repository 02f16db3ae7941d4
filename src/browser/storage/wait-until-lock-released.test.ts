import { afterEach, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import { createInMemoryLockManager } from '../../../tests/support/service-worker/in-memory-lock-manager';
import { waitUntilLockReleased } from './wait-until-lock-released';

/** Lets every callback of a released lock run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.unstubAllGlobals());

describe('[SAFE-6.4] the wait for a lock that another page holds', () => {
  const watch = (clock = createManualClock()) => {
    const state = { isOver: false, clock };
    void waitUntilLockReleased('forgetting', 30_000, clock).then(() => {
      state.isOver = true;
    });
    return state;
  };

  test('ends when the lock is released, as by the end of that page', async () => {
    const locks = createInMemoryLockManager();
    vi.stubGlobal('navigator', { locks });
    let end = () => {};
    void locks.request('forgetting', {}, () => new Promise<void>((resolve) => (end = resolve)));
    const state = watch();
    await state.clock.advance(29_999);
    expect(state.isOver).toBe(false);
    end();
    await settle();
    expect([state.isOver, state.clock.pendingSleeps()]).toEqual([true, 0]);
  });

  test.each([
    ['are missing', {}],
    ['are refused', { locks: { request: () => Promise.reject(new Error('refused')) } }],
  ])('ends after a time where Web Locks %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const state = watch();
    await state.clock.advance(29_999);
    expect(state.isOver).toBe(false);
    await state.clock.advance(1);
    expect(state.isOver).toBe(true);
  });
});
