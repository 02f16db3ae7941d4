import { type InferInput, object, optional, picklist, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { flag, nonEmptyText } from '../../fields';

/**
 * Device type (LOGIN-2). `IPAD`: any browser on an iPad; `WEBCLIP`: a web app installed on another iOS device; `PWA`:
 * a web app installed on any other system. Any other browser sends no device type.
 */
export const loginDeviceType = picklist(['IPAD', 'PWA', 'WEBCLIP']);

/** A sign-in request (LOGIN-2). `type` determines which fields are set. */
export const loginRequest = object({
  username: optional(string()),
  password: optional(string()),
  type: picklist(['username', 'sms', 'firebase']),
  firebaseChannel: optional(string()),
  firebaseIdToken: optional(string()),
  geetestChallenge: optional(string()),
  geetestSeccode: optional(string()),
  geetestValidateV4: optional(string()),
  mobileNum: optional(string()),
  /** Calling code of `mobileNum`, where it can be chosen (LOGIN-7.5). Assumed. */
  countryDialingCode: optional(string()),
  verificationCode: optional(string()),
  loginDeviceId: string(),
  isOfficialAppLogin: flag,
  device: optional(loginDeviceType),
});
export type LoginRequest = InferInput<typeof loginRequest>;

const signedIn = object({ token: nonEmptyText, firstTimeLogin: flag, passwordExpired: flag });

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  body: loginRequest,
  response: signedIn,
  auth: 'none',
  device: true,
  encrypted: true,
});

/**
 * Second factors that the member can use: the optional `value` of a response with the error code
 * `login_verify_required` (LOGIN-2).
 */
export const availableSecondFactors = object({ email: flag, ga: flag, sms: flag, payeeName: flag });

/**
 * Verifies the second factor of a sign-in (TFA-2). `method` is the factor: E email, P payee name, G Google
 * Authenticator, S SMS.
 */
export const verifyLoginSecondFactor = defineEndpoint({
  name: 'verifyLoginSecondFactor',
  method: 'POST',
  path: '/wps/session/login/verification',
  body: object({
    username: string(),
    password: string(),
    method: picklist(['E', 'P', 'G', 'S']),
    email: optional(string()),
    payeeName: optional(string()),
    authCode: optional(string()),
    mobileNum: optional(string()),
    /** As in `loginRequest`. Assumed. */
    countryDialingCode: optional(string()),
    verificationCode: optional(string()),
    firebaseIdToken: optional(string()),
  }),
  response: signedIn,
  auth: 'none',
  encrypted: true,
});

/**
 * Replaces the member's password (LOGIN-8). `oldPassword` is absent if the member has never chosen a password and the
 * merchant's default password is unknown.
 */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  body: object({ oldPassword: optional(string()), newPassword: string() }),
  response: object({}),
  auth: 'required',
  encrypted: true,
  source: 'assumed',
});
