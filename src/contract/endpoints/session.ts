import { type InferInput, object, optional, picklist, string } from 'valibot';
import { endpoint } from '../endpoint';
import { flag, text } from '../fields';

/** What device a sign-in comes from (LOGIN-2); absent: a plain browser. */
export const loginDevice = picklist(['IPAD', 'PWA', 'WEBCLIP']);

/** A sign-in (LOGIN-2). Which fields are set depends on `type`. */
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
  verificationCode: optional(string()),
  loginDeviceId: string(),
  isOfficialAppLogin: flag,
  device: optional(loginDevice),
});
export type LoginRequest = InferInput<typeof loginRequest>;

const signedIn = object({ token: string(), firstTimeLogin: flag, passwordExpired: flag });

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  body: loginRequest,
  answer: signedIn,
  auth: 'none',
  device: true,
  encrypted: true,
});

/** The `value` that may come with `login_verify_required`: which second factors the member has (LOGIN-2). */
export const secondFactors = object({ email: flag, ga: flag, sms: flag, payeeName: flag });

/** The second factor of a sign-in (TFA-2): E email, P payee name, G Google auth, S SMS. */
export const loginVerification = endpoint({
  name: 'loginVerification',
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
    verificationCode: optional(string()),
    firebaseIdToken: optional(string()),
  }),
  answer: signedIn,
  auth: 'none',
  encrypted: true,
});

/** The RSA public key that sealed bodies are for, PEM or base64 SPKI (ENC-1). */
export const rsaKey = endpoint({
  name: 'rsaKey',
  path: '/wps/session/key/rsa',
  query: object({ _: string() }),
  answer: object({ publicKey: text }),
  auth: 'none',
  noCache: true,
});

/** Replaces the member's password (LOGIN-8). */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  body: object({ oldPassword: string(), newPassword: string() }),
  answer: object({}),
  auth: 'required',
  encrypted: true,
  source: 'assumed',
});
