import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { waitUntilLockReleased } from '../../browser/storage/wait-until-lock-released';
import { FORGETTING_LOCK } from '../../contract/storage-keys';
import { leaveForgottenDevice } from './leave-forgotten-device';

/** How long another tab may take to forget the device where the browser does not tell that it has ended (ms). */
const MAX_FORGETTING_MS = 30_000;

/** How long the platform may take to hear of the end of this tab's session (ms). */
const LOGOUT_TIMEOUT_MS = 5_000;

let waiting = new AbortController();

/**
 * Begins again after this tab was forgotten (SAFE-6). If the tab that forgets the device ends before it is done, this
 * one begins again all the same: it could never store anything more, such as the id of a deposit.
 * @param loggedOut settles when the platform has heard of the end of the session; a page that is left ends the request
 */
export async function beginAgain(isForgotten: boolean, loggedOut: Promise<unknown>): Promise<void> {
  waiting.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  if (!isForgotten) await waitUntilLockReleased(FORGETTING_LOCK, MAX_FORGETTING_MS, systemClock);
  await withTimeout(loggedOut, LOGOUT_TIMEOUT_MS, systemClock);
  if (!signal.aborted) leaveForgottenDevice();
}
