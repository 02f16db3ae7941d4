import { type InferInput, type InferOutput, object, optional, picklist, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { flag, identifier, lenientField, text } from '../../fields';
import { adAttributionFields, nativeAppAdIds } from './registration-attribution';

/** The body of a registration request (REG-2): by username, by mobile number, or with a generated username. */
export const registrationRequest = object({
  registerMethod: picklist(['APP', 'H5', 'WEBCLIP', 'PWA', 'firebase']),
  registerUrl: string(),
  loginDeviceId: string(),
  isOfficialAppLogin: flag,
  domain: string(),
  login: flag,
  referralCode: optional(string()),
  affiliateCode: optional(string()),
  /** Host name on which this browser first visited the app (TRK-4). */
  originalDomain: optional(string()),
  /**
   * Advertising ids from the native app; absent outside the native app, or if the visitor has not consented (TRK-4).
   */
  adInfo: optional(nativeAppAdIds),
  /**
   * Ids that attribute the registration to an advertisement; absent if there are none, or if the visitor has not
   * consented.
   */
  pixelTrack: optional(adAttributionFields),
  geetestSeccode: optional(string()),
  geetestValidateV4: optional(string()),
  username: optional(string()),
  mobileNum: optional(string()),
  /** Calling code of `mobileNum`, where it can be chosen (LOGIN-7.5). Assumed. */
  countryDialingCode: optional(string()),
  password: optional(string()),
  /** Id of the image captcha whose text is in `captcha`, or id of the Geetest v3 challenge. */
  captchaId: optional(string()),
  captcha: optional(string()),
  verificationCode: optional(string()),
  firebaseChannel: optional(string()),
  firebaseIdToken: optional(string()),
  smsTemplate: optional(string()),
  /**
   * Idempotency key: the same for every retry after a lost response, so that only one account is created (API-8).
   * Assumed.
   */
  requestId: optional(string()),
});
export type RegistrationRequest = InferInput<typeof registrationRequest>;

export const registrationResponse = object({
  id: lenientField(identifier, undefined),
  customerId: lenientField(identifier, undefined),
  userName: text,
  customerName: text,
  token: text,
});

export type RegistrationResponse = InferOutput<typeof registrationResponse>;

export const registerByUsername = defineEndpoint({
  name: 'registerByUsername',
  method: 'POST',
  path: '/wps/member/register',
  headers: { ModuleId: 'REG3' },
  body: registrationRequest,
  response: registrationResponse,
  auth: 'none',
  encrypted: true,
});

export const registerByMobileNumber = defineEndpoint({
  name: 'registerByMobileNumber',
  method: 'POST',
  path: '/wps/member/register/mobile',
  headers: { ModuleId: 'MOBILENUMREG3' },
  body: registrationRequest,
  response: registrationResponse,
  auth: 'none',
  encrypted: true,
});

export const registerWithGeneratedUsername = defineEndpoint({
  name: 'registerWithGeneratedUsername',
  method: 'POST',
  path: '/wps/member/register/autoUsername',
  body: registrationRequest,
  response: registrationResponse,
  auth: 'none',
});

/** Checks whether a username is taken (LOGIN-9). */
export const checkUsername = defineEndpoint({
  name: 'checkUsername',
  path: '/wps/member/username/check',
  query: object({ username: string() }),
  response: object({ taken: flag }),
  auth: 'none',
  noCache: true,
  source: 'assumed',
});
