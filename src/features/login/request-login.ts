import type { CallManner } from '../../api/call';
import type { Result } from '../../base/result';
import { decideLoginDevice, loginDeviceId, readDeviceTraits } from '../../browser/device';
import type { ApiError } from '../../contract/api-error';
import type { AnswerOf } from '../../contract/endpoint';
import { login } from '../../contract/endpoints/session';
import { carriedParameter } from '../../services/navigation/navigator';
import { call } from '../../services/platform/platform';
import { isOfficialApp } from './is-official-app';
import { type Credentials, passwordLogin } from './login-request';

export type LoginAnswer = AnswerOf<typeof login>;

/** Asks the platform for a session (LOGIN-2); who asks tells of a failure. */
export function requestLogin(typed: Credentials, manner?: CallManner): Promise<Result<LoginAnswer, ApiError>> {
  const body = passwordLogin(typed, {
    deviceId: loginDeviceId(),
    device: decideLoginDevice(readDeviceTraits()),
    isOfficialApp: isOfficialApp(carriedParameter('inApp')),
  });
  return call(login, { ...manner, body, quiet: true });
}
