import { ok, type Result } from '../../base/result';
import { decideLoginDevice, loginDeviceId, readDeviceTraits } from '../../browser/device';
import type { ApiError } from '../../contract/api-error';
import { login } from '../../contract/endpoints/session';
import { isOn, merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { carriedParameter } from '../../services/navigation/navigator';
import { call } from '../../services/platform/platform';
import { refreshMember } from '../../services/session/refresh-member';
import { beginSession } from '../../services/session/session-store';
import { queueEvent } from '../../services/tracking/queue-event';
import { mustChangePassword } from './decide-landing';
import { isOfficialApp } from './is-official-app';
import { type Credentials, passwordLogin } from './login-request';

export interface SignedIn {
  /** The password must be replaced first (LOGIN-4). */
  readonly mustChange: boolean;
}

/** Signs in and begins the session (LOGIN-2, LOGIN-4); who the member is, is asked behind (SESS-5). */
export async function signIn(typed: Credentials): Promise<Result<SignedIn, ApiError>> {
  const body = passwordLogin(typed, {
    deviceId: loginDeviceId(),
    device: decideLoginDevice(readDeviceTraits()),
    isOfficialApp: isOfficialApp(carriedParameter('inApp')),
  });
  const answer = await call(login, { body, quiet: true });
  if (!answer.ok) return answer;

  const { token, firstTimeLogin, passwordExpired } = answer.value;
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
  return ok({ mustChange });
}
