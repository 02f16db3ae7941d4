import { ok, type Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import type { CaptchaProof } from '../../services/captcha/captcha-proof';
import { dropIdentityLink, useIdentityLink } from '../../services/identity/identity-link';
import { offeredFactors } from '../../services/session/offered-factors';
import { takeSecondStep } from '../../services/session/second-step';
import { beginLogin } from './begin-login';
import { dropAfter, keepLogin } from './keep-login';
import type { Credentials } from './login-request';
import { type LoginAnswer, requestLogin } from './request-login';

export interface SignedIn {
  /** The password must be replaced first (LOGIN-4). */
  readonly mustChange: boolean;
}

interface SignInWishes {
  /** Whether to remember it; undefined where the merchant does not offer that (REM-1). */
  readonly remember: boolean | undefined;
  /** Whether the form is still there: a second step opens over it and over nothing else. */
  readonly isShown: () => boolean;
  /** That a human signs in (CAPT-3). */
  readonly proof: CaptchaProof;
}

/** Signs in and begins the session (LOGIN-2, LOGIN-4), with a second step when the platform wants one (LOGIN-5). */
export async function signIn(
  typed: Credentials,
  { remember, isShown, proof }: SignInWishes,
): Promise<Result<SignedIn, ApiError>> {
  const { link } = useIdentityLink.getState();
  const answer = await requestLogin(typed, { proof, link });
  if (answer.ok) return ok(finish(typed, answer.value, remember));
  const factors = isShown() ? offeredFactors(answer.error) : undefined;
  const vouched = link ? { firebaseIdToken: link.idToken } : {};
  const proved = factors && (await takeSecondStep({ ...typed, username: typed.username.trim(), ...vouched, factors }));
  if (proved) return ok(finish(typed, proved, remember));
  void dropAfter(answer.error);
  if (answer.error.layer === 'business' && answer.error.code === ERROR_CODE.identityInvalid) dropIdentityLink();
  return answer;
}

function finish(typed: Credentials, answer: LoginAnswer, remember: boolean | undefined): SignedIn {
  dropIdentityLink();
  if (remember !== undefined) void keepLogin({ type: 'username', ...typed }, remember);
  return { mustChange: beginLogin(typed, answer) };
}
