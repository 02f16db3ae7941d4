import type { CallManner } from '../../api/call';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import type { AnswerOf } from '../../contract/endpoint';
import { login } from '../../contract/endpoints/session';
import type { CaptchaProof } from '../../services/captcha/captcha-proof';
import type { IdentityLink } from '../../services/identity/identity-link';
import { loginOrigin } from '../../services/platform/login-origin';
import { call } from '../../services/platform/platform';
import { type Credentials, passwordLogin } from './login-request';

export type LoginAnswer = AnswerOf<typeof login>;

interface LoginManner extends CallManner {
  /** Absent: none was asked. */
  readonly proof?: CaptchaProof;
  /** Somebody a provider vouches for, to be tied to the account (SOCIAL-2). */
  readonly link?: IdentityLink | undefined;
}

/** Asks the platform for a session (LOGIN-2); who asks tells of a failure. */
export function requestLogin(
  typed: Credentials,
  { proof = { kind: 'none' }, link, ...manner }: LoginManner = {},
): Promise<Result<LoginAnswer, ApiError>> {
  return call(login, { ...manner, body: passwordLogin(typed, loginOrigin(), proof, link), quiet: true });
}
