import { runWithTimeoutSignal } from '../../base/run-with-timeout-signal';

/** How long to wait until another tab releases the lock (ms). A suspended tab may never release it. */
const LOCK_TIMEOUT_MS = 3000;

/**
 * Runs `work` under the Web Lock `name`, which only one tab of this origin at a time can hold. Runs `work` without
 * the lock if the browser does not support Web Locks or the wait for the lock times out. Settles like the promise of
 * `work`.
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
