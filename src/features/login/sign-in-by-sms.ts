import { ok, type Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { login } from '../../contract/endpoints/session';
import { call } from '../../services/platform/platform';
import { beginLogin } from './begin-login';
import { type SmsCredentials, smsLogin } from './login-request';
import { loginOrigin } from './request-login';
import type { SignedIn } from './sign-in';

/** Signs in by a code sent to a mobile number and begins the session (LOGIN-2). */
export async function signInBySms(typed: SmsCredentials): Promise<Result<SignedIn, ApiError>> {
  const answer = await call(login, { body: smsLogin(typed, loginOrigin()), quiet: true });
  if (!answer.ok) return answer;
  const mustChange = beginLogin({ username: typed.mobile, password: '' }, answer.value);
  return ok({ mustChange });
}
