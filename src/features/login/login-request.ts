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

/** The sign-in of a username and a password (LOGIN-2). Spaces around a name are slips; in a password they count. */
export function passwordLogin({ username, password }: Credentials, origin: LoginOrigin): LoginRequest {
  return {
    type: 'username',
    username: username.trim(),
    password,
    loginDeviceId: origin.deviceId,
    isOfficialAppLogin: origin.isOfficialApp,
    ...(origin.device === undefined ? {} : { device: origin.device }),
  };
}
