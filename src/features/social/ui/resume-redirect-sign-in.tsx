import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { consumeIdentityRedirect } from '../../../services/identity/identity-redirect';
import { navigateTo } from '../../../services/navigation/navigate';
import { createReturnToHistoryState } from '../../../services/navigation/return-to';
import { closeOverlay, openOverlay } from '../../../services/overlays/overlays';
import { getCurrentSession } from '../../../services/session/session-store';
import { showSocialSignInError } from '../flow/account-choice-notice';
import { signInAfterProviderRedirect } from '../flow/social-sign-in';
import { ResumedSignInDialog } from './resumed-sign-in-dialog';

const OVERLAY_KEY = 'identity-return';

/** Saves the path to return to after the sign-in in the state of the current history entry (ROUTE-2). */
function restoreReturnTo(returnTo: string): void {
  const { pathname, search } = window.location;
  navigateTo(pathname + search, { replace: true, state: createReturnToHistoryState(returnTo) });
}

/**
 * Resumes the sign-in after this tab was redirected to a provider and back, and shows a dialog meanwhile (SOCIAL-4).
 * Does nothing if no redirect is pending or if a member is already signed in.
 */
export async function resumeRedirectSignIn(): Promise<void> {
  const redirect = consumeIdentityRedirect(safeSessionStorage, Date.now());
  if (!redirect || getCurrentSession()) return;
  if (redirect.returnTo !== undefined) restoreReturnTo(redirect.returnTo);
  openOverlay({
    kind: 'dialog',
    key: OVERLAY_KEY,
    render: (close, overlay) => <ResumedSignInDialog onClose={close} overlay={overlay} />,
  });
  const error = await signInAfterProviderRedirect(redirect.channel);
  closeOverlay(OVERLAY_KEY);
  if (error) showSocialSignInError(error);
}
