import { stopStoring } from '../../browser/storage/stop-storing';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { logout } from '../../contract/endpoints/account/logout';
import { closeOverlaysOfMember } from '../overlays/overlays';
import { call } from '../platform/api-client';
import { getCurrentSession } from '../session/session-store';
import { leaveForgottenDevice } from './leave-forgotten-device';
import { purgeMemberData } from './purge-member-data';

/** Settles when the platform has heard of the end of this tab's session. */
let loggedOut: Promise<unknown> = Promise.resolve();

/**
 * Ends the session of this tab, deletes what only it has, stores nothing more, and begins again once the other tab has
 * forgotten the device (SAFE-6).
 * @param isForgotten whether it has: a tab that was opened meanwhile has not heard of it before
 */
export function forgetTab(isForgotten: boolean): void {
  stopStoring();
  closeOverlaysOfMember();
  // The tab that forgets the device knows only its own token. Read synchronously, before it is cleared.
  if (getCurrentSession()) loggedOut = call(logout, { quiet: true });
  purgeMemberData('sign-out');
  safeSessionStorage.removeByPrefix('');
  // Loaded late, as hardly a page needs it. Without it this tab does not wait for the other one.
  import('./begin-again')
    .then(({ beginAgain }) => beginAgain(isForgotten, loggedOut))
    .catch(() => leaveForgottenDevice());
}
