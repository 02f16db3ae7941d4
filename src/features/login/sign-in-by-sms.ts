import { ok, type Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { login } from '../../contract/endpoints/session';
import { loginOrigin } from '../../services/platform/login-origin';
import { call } from '../../services/platform/platform';
import { offeredFactors } from '../../services/session/offered-factors';
import { takeSecondStep } from '../../services/session/second-step';
import { beginLogin } from './begin-login';
import { dropAfter, keepLogin } from './keep-login';
import { type SmsCredentials, smsLogin } from './login-request';
import type { LoginAnswer } from './request-login';
import type { SignedIn } from './sign-in';

interface SmsWishes {
  /** Whether to remember the number; undefined where the merchant does not offer that (REM-1). */
  readonly remember: boolean | undefined;
  /** Whether the form is still there: a second step opens over it and over nothing else. */
  readonly isShown: () => boolean;
}

/** Signs in by a code sent to a mobile number (LOGIN-2), with a second step when the platform wants one (LOGIN-5). */
export async function signInBySms(
  typed: SmsCredentials,
  { remember, isShown }: SmsWishes,
): Promise<Result<SignedIn, ApiError>> {
  const answer = await call(login, { body: smsLogin(typed, loginOrigin()), quiet: true });
  if (answer.ok) return ok(finish(typed, answer.value, remember));
  const proved = isShown() ? await proveOtherwise(typed, answer.error) : undefined;
  if (proved) return ok(finish(typed, proved, remember));
  void dropAfter(answer.error);
  return answer;
}

/** The second step, by any way but another SMS: that would prove the same phone twice. */
async function proveOtherwise({ mobile, code }: SmsCredentials, error: ApiError): Promise<LoginAnswer | undefined> {
  const offered = offeredFactors(error);
  if (!offered) return undefined;
  const factors = { ...offered, sms: false };
  if (!Object.values(factors).includes(true)) return undefined;
  return takeSecondStep({
    username: '',
    password: '',
    sms: { mobileNum: mobile, verificationCode: code },
    factors,
  });
}

function finish(typed: SmsCredentials, answer: LoginAnswer, remember: boolean | undefined): SignedIn {
  if (remember !== undefined) void keepLogin({ type: 'sms', username: typed.mobile }, remember);
  return { mustChange: beginLogin({ username: typed.mobile, password: '' }, answer) };
}
