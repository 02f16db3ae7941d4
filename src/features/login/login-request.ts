import type { LoginDevice } from '../../browser/device';
import type { LoginRequest } from '../../contract/endpoints/session';

/** What was typed into the form. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Where a sign-in comes from (LOGIN-2). */
export interface LoginOrigin {
  readonly deviceId: string;
  /** Undefined: a plain browser. */
  readonly device: LoginDevice | undefined;
  readonly isOfficialApp: boolean;
}

/** A mobile number, digits without its dialling code, and the code that was sent to it. */
export interface SmsCredentials {
  readonly mobile: string;
  readonly code: string;
}

const comingFrom = (origin: LoginOrigin) => ({
  loginDeviceId: origin.deviceId,
  isOfficialAppLogin: origin.isOfficialApp,
  ...(origin.device === undefined ? {} : { device: origin.device }),
});

/** The sign-in of a username and a password (LOGIN-2). Spaces around a name are slips; in a password they count. */
export function passwordLogin({ username, password }: Credentials, origin: LoginOrigin): LoginRequest {
  return { type: 'username', username: username.trim(), password, ...comingFrom(origin) };
}

/** The sign-in by a code that came by SMS (LOGIN-2). */
export function smsLogin({ mobile, code }: SmsCredentials, origin: LoginOrigin): LoginRequest {
  return { type: 'sms', mobileNum: mobile, verificationCode: code, ...comingFrom(origin) };
}
