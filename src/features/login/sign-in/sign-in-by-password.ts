import { ok, type Result } from '../../../base/result';
import type { ApiError } from '../../../contract/api-error';
import { ERROR_CODES } from '../../../contract/error-codes';
import type { CaptchaProof } from '../../../services/captcha/captcha-proof';
import { clearIdentityToLink, useIdentityToLink } from '../../../services/identity/identity-link';
import { clearRememberedLoginIfRefused } from '../../../services/remembered-login/clear-refused-login';
import { parseAvailableSecondFactors } from '../../../services/session-lifecycle/available-second-factors';
import { signInWithSecondFactor } from '../../../services/session-lifecycle/second-factor-challenge';
import { completeLogin } from './complete-login';
import type { PasswordLoginCredentials } from './login-request';
import { updateRememberedLogin } from './remember-login';
import { type LoginResponse, sendPasswordLoginRequest } from './send-password-login-request';

export interface SignInResult {
  /** Whether the member must change the password before doing anything else (LOGIN-4). */
  readonly mustChangePassword: boolean;
}

interface SignInOptions {
  /** Whether to remember the login; undefined if the merchant does not offer that (REM-1). */
  readonly remember: boolean | undefined;
  /** Whether the form is still mounted; if not, the second-factor dialog is not opened. */
  readonly isShown: () => boolean;
  /** Result of the captcha (CAPT-3). */
  readonly proof: CaptchaProof;
}

/**
 * Signs in by password and starts the session (LOGIN-2, LOGIN-4), with a second factor if the platform requires one
 * (LOGIN-5).
 */
export async function signInByPassword(
  credentials: PasswordLoginCredentials,
  { remember, isShown, proof }: SignInOptions,
): Promise<Result<SignInResult, ApiError>> {
  const { link } = useIdentityToLink.getState();
  const response = await sendPasswordLoginRequest(credentials, { proof, link });
  if (response.ok) return ok(completeSignIn(credentials, response.value, remember));
  const factors = isShown() ? parseAvailableSecondFactors(response.error) : undefined;
  const identity = link ? { firebaseIdToken: link.idToken } : {};
  const verified =
    factors &&
    (await signInWithSecondFactor({ ...credentials, username: credentials.username.trim(), ...identity, factors }));
  if (verified?.ok) return ok(completeSignIn(credentials, verified.value, remember));
  const refused = verified ?? response;
  void clearRememberedLoginIfRefused(refused.error, credentials.username);
  if (refused.error.layer === 'business' && refused.error.code === ERROR_CODES.identityInvalid) clearIdentityToLink();
  return refused;
}

function completeSignIn(
  credentials: PasswordLoginCredentials,
  response: LoginResponse,
  remember: boolean | undefined,
): SignInResult {
  clearIdentityToLink();
  if (remember !== undefined) void updateRememberedLogin({ type: 'username', ...credentials }, remember);
  return { mustChangePassword: completeLogin(credentials, response) };
}
