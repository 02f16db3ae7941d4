import type { LoginRequest } from '../../../contract/endpoints/account/session';
import { type CaptchaProof, toLoginCaptchaFields } from '../../../services/captcha/captcha-proof';
import { type IdentityToLink, toIdentityLinkFields } from '../../../services/identity/identity-link';
import { type LoginContext, toLoginContextFields } from '../../../services/session-lifecycle/login-device-fields';

/** Credentials of a login by password. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Credentials of a login by SMS code: the mobile number without calling code, and the code; both contain only digits.
 */
export interface SmsCredentials {
  readonly mobile: string;
  readonly code: string;
}

/**
 * Builds the request of a login by password (LOGIN-2). Trims the username, but not the password.
 * @param link identity to link to the account; undefined if there is none
 */
export function buildPasswordLoginRequest(
  { username, password }: Credentials,
  context: LoginContext,
  proof: CaptchaProof,
  link?: IdentityToLink,
): LoginRequest {
  const credentials = { type: 'username' as const, username: username.trim(), password };
  return {
    ...credentials,
    ...toIdentityLinkFields(link),
    ...toLoginContextFields(context),
    ...toLoginCaptchaFields(proof),
  };
}

/** Builds the request of a login by SMS code (LOGIN-2). */
export function buildSmsLoginRequest({ mobile, code }: SmsCredentials, context: LoginContext): LoginRequest {
  return { type: 'sms', mobileNum: mobile, verificationCode: code, ...toLoginContextFields(context) };
}
