import { isOn, merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { refreshMember } from '../../services/session/refresh-member';
import { beginSession } from '../../services/session/session-store';
import { queueEvent } from '../../services/tracking/queue-event';
import { mustChangePassword } from './decide-landing';
import type { Credentials } from './login-request';
import type { LoginAnswer } from './request-login';

/** Begins the session the platform gave (LOGIN-4); who the member is, is asked behind (SESS-5). @returns mustChange */
export function beginLogin(typed: Credentials, { token, firstTimeLogin, passwordExpired }: LoginAnswer): boolean {
  const { status } = useMerchant.getState();
  const defaultPassword = status?.info.whitelabelVal.defaultPassword ?? '';
  const usedDefaultPassword = defaultPassword !== '' && typed.password === defaultPassword;
  const outcome = { firstTimeLogin, passwordExpired, usedDefaultPassword };
  const mustChange = mustChangePassword(outcome, isOn(status, 'PWDEXPFORCECHANGE3'));
  beginSession({
    id: '',
    token,
    merchantCode: merchantCode(),
    userName: typed.username.trim(),
    type: -1,
    firstTimeLogin,
    updatePassword: mustChange,
  });
  void refreshMember();
  void queueEvent('login');
  return mustChange;
}
