import { type ApiError, isAccountClosed } from '../../contract/api-error';
import { ROUTES } from '../../contract/paths';
import { toRefusalText } from '../errors/refusal-text';
import type { SessionEnding } from '../member-data/clear-member-data';
import { navigateTo } from '../navigation/navigate';
import { createReturnToHistoryState } from '../navigation/return-to';
import { closeNotice, showNotice } from '../overlays/notices';
import { closeAllOverlays } from '../overlays/overlays';
import { clearRememberedLoginIfRefused } from '../remembered-login/clear-refused-login';
import { getCurrentSession } from '../session/session-store';
import { purgeMemberData } from './purge-member-data';

const NOTICE_KEY = 'session-over';

/**
 * Opens the sign-in page, which returns to the current page after the sign-in. On member pages the route guard has
 * already opened it.
 */
function openSignIn(): void {
  const { pathname, search } = window.location;
  if (pathname !== ROUTES.login.path)
    navigateTo(ROUTES.login.path, { state: createReturnToHistoryState(pathname + search) });
}

/**
 * Clears the member's data after the platform, or a sign-out in another tab, has ended the session, and shows a single
 * notice that asks the user to sign in (SESS-3). It promises a safe balance after an expiry alone: in another tab the
 * member may have had the account erased.
 */
export function handleSessionExpired(ending: SessionEnding = 'expiry'): void {
  purgeMemberData(ending);
  closeAllOverlays();
  showNotice({
    key: NOTICE_KEY,
    ...(ending === 'expiry'
      ? { title: { key: 'session.over' }, message: { key: 'session.over.detail' } }
      : { message: { key: 'session.over' } }),
    actions: [{ label: { key: 'action.login' }, onPress: openSignIn }],
  });
}

/**
 * Handles the refusal of a call with the token of the session. A member whose account is closed reads the reason, and is
 * not asked to sign in, which they cannot; their remembered login is forgotten (SAFE-5.7).
 */
export function handleRefusedSession(error: ApiError): void {
  if (error.layer !== 'business' || !isAccountClosed(error)) {
    handleSessionExpired();
    return;
  }
  void clearRememberedLoginIfRefused(error, getCurrentSession()?.userName);
  purgeMemberData('sign-out');
  closeAllOverlays();
  showNotice({ key: NOTICE_KEY, message: toRefusalText(error), icon: 'lock' });
}

/** Closes the notice as soon as somebody is signed in again, for example by a link with a token (ROUTE-3). */
export const closeSessionExpiredNotice = (): void => closeNotice(NOTICE_KEY);
