import { ok, type Result } from '../../../base/result';
import type { ApiError } from '../../../contract/api-error';
import { login } from '../../../contract/endpoints/account/session';
import { call } from '../../../services/platform/api-client';
import { clearRememberedLoginIfRefused } from '../../../services/remembered-login/clear-refused-login';
import { parseAvailableSecondFactors } from '../../../services/session-lifecycle/available-second-factors';
import { readLoginDeviceInfo } from '../../../services/session-lifecycle/login-device-fields';
import { signInWithSecondFactor } from '../../../services/session-lifecycle/second-factor-challenge';
import { completeLogin } from './complete-login';
import { buildSmsLoginRequest, type SmsLoginCredentials } from './login-request';
import { updateRememberedLogin } from './remember-login';
import type { LoginResponse } from './send-password-login-request';
import type { SignInResult } from './sign-in-by-password';

interface SmsSignInOptions {
  /** Whether to remember the mobile number; undefined if the merchant does not offer that (REM-1). */
  readonly remember: boolean | undefined;
  /** Whether the form is still mounted; if not, the second-factor dialog is not opened. */
  readonly isShown: () => boolean;
}

/**
 * Signs in by SMS code and starts the session (LOGIN-2), with a second factor if the platform requires one (LOGIN-5).
 */
export async function signInBySms(
  credentials: SmsLoginCredentials,
  { remember, isShown }: SmsSignInOptions,
): Promise<Result<SignInResult, ApiError>> {
  const response = await call(login, { body: buildSmsLoginRequest(credentials, readLoginDeviceInfo()), quiet: true });
  if (response.ok) return ok(completeSignIn(credentials, response.value, remember));
  const verified = isShown() ? await requestOtherFactor(credentials, response.error) : undefined;
  if (verified?.ok) return ok(completeSignIn(credentials, verified.value, remember));
  const refused = verified ?? response;
  void clearRememberedLoginIfRefused(refused.error);
  return refused;
}

/**
 * Requests a second factor other than SMS, because SMS would verify the same phone twice. Resolves with the login
 * response or the refusal; undefined if no other factor is available, or the user cancels.
 */
async function requestOtherFactor(
  { mobile, code }: SmsLoginCredentials,
  error: ApiError,
): Promise<Result<LoginResponse, ApiError> | undefined> {
  const offered = parseAvailableSecondFactors(error);
  if (!offered) return undefined;
  const factors = { ...offered, sms: false };
  if (!Object.values(factors).includes(true)) return undefined;
  return signInWithSecondFactor({ username: '', password: '', sms: { ...mobile, verificationCode: code }, factors });
}

function completeSignIn(
  { mobile, ownCallingCode }: SmsLoginCredentials,
  response: LoginResponse,
  remember: boolean | undefined,
): SignInResult {
  const { mobileNum, countryDialingCode = ownCallingCode } = mobile;
  const e164Number = `+${countryDialingCode}${mobileNum}`;
  if (remember !== undefined) void updateRememberedLogin({ type: 'sms', username: e164Number }, remember);
  return { mustChangePassword: completeLogin({ username: mobileNum, password: '' }, response) };
}
