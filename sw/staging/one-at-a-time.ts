import { STAGING_LOCK } from '../../src/contract/storage-keys';
import { LOCK_LIMIT } from '../limit';

/** Runs `staging` when no worker of this origin stages; gives up when the other one takes too long. */
export async function oneAtATime(staging: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(LOCK_LIMIT);
  try {
    await navigator.locks.request(STAGING_LOCK, { signal }, staging);
  } catch (error) {
    // The other staging goes on, and the next check comes anyway. Whatever `staging` itself threw is a defect.
    if (error !== signal.reason) throw error;
  }
}
