import { getMerchantCode, isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { classifyCurrentPassword } from '../../../services/session/current-password';
import { decideMustChangePassword } from '../../../services/session/decide-path-after-login';
import { startSessionAndBroadcast } from '../../../services/session-lifecycle/start-session-and-broadcast';
import { track } from '../../../services/tracking/track';
import type { PasswordLoginCredentials } from './login-request';
import type { LoginResponse } from './send-password-login-request';

/**
 * Starts the session of a successful login (LOGIN-4); the member's data is fetched in the background (SESS-5). Returns
 * whether the password must be changed.
 */
export function completeLogin(
  credentials: PasswordLoginCredentials,
  { token, firstTimeLogin, passwordExpired }: LoginResponse,
): boolean {
  const { status } = useMerchant.getState();
  const defaultPassword = status?.info.whitelabelVal.defaultPassword ?? '';
  const usedDefaultPassword = defaultPassword !== '' && credentials.password === defaultPassword;
  const outcome = { firstTimeLogin, passwordExpired, usedDefaultPassword };
  const mustChangePassword = decideMustChangePassword(outcome, isSwitchOn(status, 'PWDEXPFORCECHANGE3'));
  startSessionAndBroadcast({
    id: '',
    token,
    merchantCode: getMerchantCode(),
    userName: credentials.username.trim(),
    type: -1,
    firstTimeLogin,
    updatePassword: mustChangePassword,
    currentPassword: classifyCurrentPassword({ ...outcome, wasTyped: credentials.password !== '' }),
  });
  void track('login');
  return mustChangePassword;
}
