import { isOn, merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { mustChangePassword } from '../../services/session/decide-landing';
import { startSession } from '../../services/session/start-session';
import { queueEvent } from '../../services/tracking/queue-event';
import type { Credentials } from './login-request';
import type { LoginAnswer } from './request-login';

/** Begins the session the platform gave (LOGIN-4); who the member is, is asked behind (SESS-5). @returns mustChange */
export function beginLogin(typed: Credentials, { token, firstTimeLogin, passwordExpired }: LoginAnswer): boolean {
  const { status } = useMerchant.getState();
  const defaultPassword = status?.info.whitelabelVal.defaultPassword ?? '';
  const usedDefaultPassword = defaultPassword !== '' && typed.password === defaultPassword;
  const outcome = { firstTimeLogin, passwordExpired, usedDefaultPassword };
  const mustChange = mustChangePassword(outcome, isOn(status, 'PWDEXPFORCECHANGE3'));
  startSession({
    id: '',
    token,
    merchantCode: merchantCode(),
    userName: typed.username.trim(),
    type: -1,
    firstTimeLogin,
    updatePassword: mustChange,
  });
  void queueEvent('login');
  return mustChange;
}
