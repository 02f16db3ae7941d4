import { runWithTimeoutSignal } from '../../base/run-with-timeout-signal';

/** How long to wait until another tab releases the lock (ms): a suspended tab may never do so. */
const LOCK_TIMEOUT_MS = 3000;

/**
 * Runs `work` while no other tab of this origin runs work under the same name. Runs it anyway if the browser has no
 * locks or the wait times out. Rejects as `work` does.
 */
export async function withCrossTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let hasStarted = false;
  try {
    return await runWithTimeoutSignal(LOCK_TIMEOUT_MS, (signal) =>
      navigator.locks.request(name, { signal }, () => {
        hasStarted = true;
        return work();
      }),
    );
  } catch (error) {
    if (hasStarted) throw error;
    return work();
  }
}
