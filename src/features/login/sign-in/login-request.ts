import type { LoginRequest } from '../../../contract/endpoints/account/session';
import { type CaptchaProof, toLoginCaptchaFields } from '../../../services/captcha/captcha-proof';
import { type IdentityToLink, toIdentityLinkFields } from '../../../services/identity/identity-link';
import type { MobileNumberFields } from '../../../services/phone/input/parse-phone-number';
import { type LoginDeviceInfo, toLoginDeviceFields } from '../../../services/session-lifecycle/login-device-fields';

/** Credentials of a login by password. */
export interface PasswordLoginCredentials {
  readonly username: string;
  readonly password: string;
}

/** Credentials of a login by SMS code. */
export interface SmsLoginCredentials {
  readonly mobile: MobileNumberFields;
  /** The calling code in front of the field, which a number without one in the request has. */
  readonly ownCallingCode: string;
  readonly code: string;
}

/**
 * Builds the request of a login by password (LOGIN-2). Trims the username, but not the password.
 * @param link identity to link to the account; undefined if there is none
 */
export function buildPasswordLoginRequest(
  { username, password }: PasswordLoginCredentials,
  context: LoginDeviceInfo,
  proof: CaptchaProof,
  link?: IdentityToLink,
): LoginRequest {
  const credentials = { type: 'username' as const, username: username.trim(), password };
  return {
    ...credentials,
    ...toIdentityLinkFields(link),
    ...toLoginDeviceFields(context),
    ...toLoginCaptchaFields(proof),
  };
}

/** Builds the request of a login by SMS code (LOGIN-2). */
export function buildSmsLoginRequest(
  { mobile, code }: Pick<SmsLoginCredentials, 'mobile' | 'code'>,
  context: LoginDeviceInfo,
): LoginRequest {
  return { type: 'sms', ...mobile, verificationCode: code, ...toLoginDeviceFields(context) };
}
