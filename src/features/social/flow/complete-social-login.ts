import { safeSessionStorage } from '../../../browser/storage/web-storage';
import type { ResponseOf } from '../../../contract/endpoint';
import type { RegistrationResponse } from '../../../contract/endpoints/account/registration';
import type { login } from '../../../contract/endpoints/account/session';
import { ROUTES } from '../../../contract/paths';
import type { SessionInfo } from '../../../contract/session-info';
import { deleteUsedReferralCode } from '../../../services/attribution/registration-source';
import { getMerchantCode, isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { LOGIN_AND_REGISTRATION_PATHS } from '../../../services/navigation/decide-page-access';
import { navigateTo } from '../../../services/navigation/navigate';
import { closeModalDialogs, closeOverlay } from '../../../services/overlays/overlays';
import { clearRegistrationDraft } from '../../../services/registration/registration-draft';
import { classifyCurrentPassword } from '../../../services/session/current-password';
import { decideMustChangePassword } from '../../../services/session/decide-path-after-login';
import { redirectAfterLogin } from '../../../services/session-lifecycle/redirect-after-login';
import { startSessionAndBroadcast } from '../../../services/session-lifecycle/start-session-and-broadcast';
import { toMemberEventFields } from '../../../services/tracking/member-event-fields';
import { track } from '../../../services/tracking/track';

const SIGNED_IN = { kind: 'signed-in' } as const;
/**
 * Overlay keys of the dialogs that are closed when the session starts. The second-factor dialog is not among them: it
 * closes by itself after its success message (TFA-4).
 */
const DIALOGS = ['login', 'register'];

type SessionFields = Pick<SessionInfo, 'token' | 'currentPassword'> &
  Partial<Pick<SessionInfo, 'id' | 'userName' | 'firstTimeLogin' | 'updatePassword' | 'registeredBy'>>;

/** Starts the session, closes the dialogs, and opens home or the page to return to (SOCIAL-1, ROUTE-7). */
function startSocialSession(fields: SessionFields): void {
  const landing = ROUTES.home.path;
  const { updatePassword = false } = fields;
  const unknown = { id: '', userName: '', type: -1, firstTimeLogin: false };
  const session = { ...unknown, ...fields, merchantCode: getMerchantCode(), updatePassword };
  for (const dialog of DIALOGS) closeOverlay(dialog);
  startSessionAndBroadcast(session, landing);
  if (!updatePassword && !LOGIN_AND_REGISTRATION_PATHS.includes(window.location.pathname))
    redirectAfterLogin(undefined, { landing });
}

/** Starts the session of a member authenticated by a provider (SOCIAL-1). */
export function completeSocialLogin({
  token,
  firstTimeLogin,
  passwordExpired,
}: ResponseOf<typeof login>): typeof SIGNED_IN {
  const isExpiredChangeForced = isSwitchOn(useMerchant.getState().status, 'PWDEXPFORCECHANGE3');
  const updatePassword = decideMustChangePassword(
    { firstTimeLogin, passwordExpired, usedDefaultPassword: false },
    isExpiredChangeForced,
  );
  const currentPassword = classifyCurrentPassword({ wasTyped: false, firstTimeLogin, passwordExpired });
  startSocialSession({ token, firstTimeLogin, updatePassword, currentPassword });
  void track('login');
  return SIGNED_IN;
}

/**
 * Starts the session of a new member and tracks the registration (SOCIAL-3). If the response contains no token, opens
 * the sign-in page instead of starting a session. The report has the id of the request, because several tabs may have
 * sent it (TRK-1).
 */
export function completeSocialRegistration({
  id,
  customerId,
  userName,
  customerName,
  token,
  requestId,
}: RegistrationResponse & { readonly requestId: string }): typeof SIGNED_IN {
  clearRegistrationDraft(safeSessionStorage);
  const member = { id: id ?? customerId ?? '', userName: userName || customerName, registeredBy: 'firebase' as const };
  deleteUsedReferralCode();
  void track('register', { method: 'firebase', ...toMemberEventFields(member) }, requestId);
  if (token === '') {
    // Without a token the new member signs in with the same provider.
    closeModalDialogs();
    navigateTo(ROUTES.login.path, { replace: true });
  } else {
    // A registration is the first login (POP-1).
    startSocialSession({ ...member, token, firstTimeLogin: true, currentPassword: 'none' });
  }
  return SIGNED_IN;
}
