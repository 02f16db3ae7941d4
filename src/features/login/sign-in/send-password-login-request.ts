import type { CommonCallOptions } from '../../../api/call';
import type { Result } from '../../../base/result';
import type { ApiError } from '../../../contract/api-error';
import type { ResponseOf } from '../../../contract/endpoint';
import { login } from '../../../contract/endpoints/account/session';
import type { CaptchaProof } from '../../../services/captcha/captcha-proof';
import type { IdentityToLink } from '../../../services/identity/identity-link';
import { call } from '../../../services/platform/api-client';
import { readLoginDeviceInfo } from '../../../services/session-lifecycle/login-device-fields';
import { buildPasswordLoginRequest, type PasswordLoginCredentials } from './login-request';

export type LoginResponse = ResponseOf<typeof login>;

interface LoginOptions extends CommonCallOptions {
  /** Result of the captcha; absent if no captcha was required. */
  readonly proof?: CaptchaProof;
  /** Identity to link to the account (SOCIAL-2). */
  readonly link?: IdentityToLink | undefined;
}

/** Sends the login request (LOGIN-2). Does not report errors to the user. */
export function sendPasswordLoginRequest(
  credentials: PasswordLoginCredentials,
  { proof = { kind: 'none' }, link, ...options }: LoginOptions = {},
): Promise<Result<LoginResponse, ApiError>> {
  return call(login, {
    ...options,
    body: buildPasswordLoginRequest(credentials, readLoginDeviceInfo(), proof, link),
    quiet: true,
  });
}
