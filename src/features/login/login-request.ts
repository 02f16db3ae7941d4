import type { LoginRequest } from '../../contract/endpoints/session';
import { type CaptchaProof, loginProof } from '../../services/captcha/captcha-proof';
import { type IdentityLink, identityFields } from '../../services/identity/identity-link';
import { comingFrom, type LoginOrigin } from '../../services/platform/login-origin';

/** What was typed into the form. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A mobile number, digits without its dialling code, and the code that was sent to it. */
export interface SmsCredentials {
  readonly mobile: string;
  readonly code: string;
}

/** The sign-in of a username and a password (LOGIN-2). Spaces around a name are slips; in a password they count. @param link is tied to the account */
export function passwordLogin(
  { username, password }: Credentials,
  origin: LoginOrigin,
  proof: CaptchaProof,
  link?: IdentityLink,
): LoginRequest {
  const who = { type: 'username' as const, username: username.trim(), password };
  return { ...who, ...identityFields(link), ...comingFrom(origin), ...loginProof(proof) };
}

/** The sign-in by a code that came by SMS (LOGIN-2). */
export function smsLogin({ mobile, code }: SmsCredentials, origin: LoginOrigin): LoginRequest {
  return { type: 'sms', mobileNum: mobile, verificationCode: code, ...comingFrom(origin) };
}
