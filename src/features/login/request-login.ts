import type { CallManner } from '../../api/call';
import type { Result } from '../../base/result';
import { decideLoginDevice, loginDeviceId, readDeviceTraits } from '../../browser/device';
import type { ApiError } from '../../contract/api-error';
import type { AnswerOf } from '../../contract/endpoint';
import { login } from '../../contract/endpoints/session';
import { carriedParameter } from '../../services/navigation/navigator';
import { isOfficialApp } from '../../services/platform/is-official-app';
import { call } from '../../services/platform/platform';
import { type Credentials, type LoginOrigin, passwordLogin } from './login-request';

export type LoginAnswer = AnswerOf<typeof login>;

/** Where a sign-in of this page comes from (LOGIN-2). */
export const loginOrigin = (): LoginOrigin => ({
  deviceId: loginDeviceId(),
  device: decideLoginDevice(readDeviceTraits()),
  isOfficialApp: isOfficialApp(carriedParameter('inApp')),
});

/** Asks the platform for a session (LOGIN-2); who asks tells of a failure. */
export function requestLogin(typed: Credentials, manner?: CallManner): Promise<Result<LoginAnswer, ApiError>> {
  return call(login, { ...manner, body: passwordLogin(typed, loginOrigin()), quiet: true });
}
