/** How long another tab is waited for, milliseconds: one that the device has put to sleep may never let go. */
const PATIENCE = 3000;

/**
 * Does `work` while no other tab of this origin does its own under the same name. Where the browser has no locks, or the
 * other tab does not come to an end, it is done all the same. Rejects as `work` does.
 */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const signal = AbortSignal.timeout(PATIENCE);
  let isBegun = false;
  try {
    return await navigator.locks.request(name, { signal }, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}
