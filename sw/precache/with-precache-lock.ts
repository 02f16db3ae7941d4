import { runWithTimeoutSignal } from '../../src/base/run-with-timeout-signal';
import { PRECACHE_LOCK } from '../../src/contract/storage-keys';
import { PRECACHE_LOCK_TIMEOUT_MS } from '../runtime/time-limits';

/**
 * Runs `task` under the precache lock of this origin. Does not run `task` if the lock is not granted within
 * PRECACHE_LOCK_TIMEOUT_MS.
 */
export function withPrecacheLock(task: () => Promise<void>): Promise<void> {
  return runWithTimeoutSignal(PRECACHE_LOCK_TIMEOUT_MS, async (signal) => {
    let hasStarted = false;
    try {
      await navigator.locks.request(PRECACHE_LOCK, { signal }, () => {
        hasStarted = true;
        return task();
      });
    } catch (error) {
      // A timeout while waiting is fine: the holder of the lock precaches. An error of `task` itself is a defect.
      if (hasStarted || !signal.aborted) throw error;
    }
  });
}
