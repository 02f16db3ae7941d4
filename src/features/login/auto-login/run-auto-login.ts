import { readRouterState } from '../../../browser/page/history';
import { ERROR_CODES } from '../../../contract/error-codes';
import { URL_TOKEN_PARAMETERS } from '../../../contract/paths';
import { decideRequiredCaptcha } from '../../../services/captcha/decide-required-captcha';
import { getMerchantCode, isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { hasRedirectOrBackUrl } from '../../../services/navigation/redirect-url';
import { readReturnToPath } from '../../../services/navigation/return-to';
import { showErrorNotice } from '../../../services/overlays/notices';
import {
  readAutoLoginMode,
  requireTapForAutoLoginOnChallenge,
} from '../../../services/remembered-login/auto-login-mode';
import { clearRememberedLoginIfRefused } from '../../../services/remembered-login/clear-refused-login';
import { forgetLogin, loadRememberedLogin } from '../../../services/remembered-login/remembered-login';
import { useSession } from '../../../services/session/session-store';
import { completeLogin } from '../sign-in/complete-login';
import { sendPasswordLoginRequest } from '../sign-in/send-password-login-request';
import { decideAutoLogin } from './decide-auto-login';

/** The URL's query and the history state at page load, before the router changed them. */
export interface InitialLocation {
  readonly search: string;
  readonly entry: unknown;
}

/**
 * Returns whether the initial URL contains a session token, and whether the initial URL, or the URL of the page to
 * return to, has the parameter `redirectUrl` or `backUrl`. Each of these prevents auto login (REM-3, ROUTE-6).
 */
function readInitialUrl({ search, entry }: InitialLocation) {
  const query = new URLSearchParams(search);
  return {
    hasToken: URL_TOKEN_PARAMETERS.some((name) => query.has(name)),
    hasRedirectOrBackUrl: hasRedirectOrBackUrl(search, readReturnToPath(readRouterState(entry))),
  };
}

/**
 * Signs in with the remembered credentials if decideAutoLogin() allows it (REM-3). Errors are not shown, except
 * that the account is closed (SAFE-5.6); after an error, the user remains a visitor. If a session has started or ended in
 * the meantime, the login response is ignored.
 * @param cancelled aborted when the visitor signs in or registers manually
 */
export async function runAutoLogin(initialLocation: InitialLocation, cancelled: AbortSignal): Promise<void> {
  const { status } = useMerchant.getState();
  if (!status) return; // The merchant is unknown.
  const record = await loadRememberedLogin();
  const { session, epoch } = useSession.getState();
  const decision = decideAutoLogin({
    ...readInitialUrl(initialLocation),
    record,
    hasSession: session !== undefined,
    mode: readAutoLoginMode(),
    hasCaptcha: decideRequiredCaptcha(status, 'login').kind !== 'none',
    isSettingOn: isSwitchOn(status, 'MOBILEAUTOLOGIN3'),
    merchant: getMerchantCode(),
  });
  if (decision.kind === 'forget') await forgetLogin();
  if (decision.kind !== 'sign-in' || cancelled.aborted) return;

  const response = await sendPasswordLoginRequest(decision, { signal: cancelled });
  const isCurrent = useSession.getState().epoch === epoch;
  if (!response.ok) {
    const { error } = response;
    if (isCurrent && error.layer === 'business' && error.code === ERROR_CODES.accountClosed)
      showErrorNotice(error, 'background');
    requireTapForAutoLoginOnChallenge(error);
    await clearRememberedLoginIfRefused(error, decision.username);
  } else if (isCurrent) completeLogin(decision, response.value);
}
