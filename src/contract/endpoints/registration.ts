import { type InferInput, type InferOutput, object, optional, picklist, string } from 'valibot';
import { endpoint } from '../endpoint';
import { flag, identifier, text } from '../fields';

const id = optional(string());

/** By what the advertisement that led here is known: pixels, click ids, cookies (TRK-3); the names of its fields are assumed. */
export const pixelTrackObject = object({
  facebook: id,
  tiktok: id,
  kwai: id,
  gtag: id,
  clickId: id,
  fbclid: id,
  ttclid: id,
  kwaiclid: id,
  gclid: id,
  voluum: id,
  propeller: id,
  kadam: id,
  tfTracker: id,
  rt: id,
  okspPixelId: id,
  okspClickId: id,
  twclid: id,
  utmSource: id,
  fbc: id,
  fbp: id,
});
export type PixelTrack = InferInput<typeof pixelTrackObject>;

/** Registration (REG-2); by username, by mobile or with a username made by the platform. */
export const registerRequest = object({
  registerMethod: picklist(['APP', 'H5', 'WEBCLIP', 'PWA', 'firebase']),
  registerUrl: string(),
  loginDeviceId: string(),
  isOfficialAppLogin: flag,
  domain: string(),
  login: flag,
  referralCode: optional(string()),
  affiliateCode: optional(string()),
  /** Absent when nothing is known. */
  pixelTrack: optional(pixelTrackObject),
  geetestSeccode: optional(string()),
  geetestValidateV4: optional(string()),
  username: optional(string()),
  mobileNum: optional(string()),
  password: optional(string()),
  /** Which picture `captcha` was read from; for Geetest v3 its challenge. */
  captchaId: optional(string()),
  captcha: optional(string()),
  verificationCode: optional(string()),
  firebaseChannel: optional(string()),
  firebaseIdToken: optional(string()),
  smsTemplate: optional(string()),
  /** Assumed: the same for every resend of one intent, whose answer may have got lost; it makes one member (API-8). */
  requestId: optional(string()),
});
export type RegisterRequest = InferInput<typeof registerRequest>;

export const registered = object({
  id: optional(identifier),
  customerId: optional(identifier),
  userName: text,
  customerName: text,
  token: text,
});

export type Registered = InferOutput<typeof registered>;

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/wps/member/register',
  headers: { ModuleId: 'REG3' },
  body: registerRequest,
  answer: registered,
  auth: 'none',
  encrypted: true,
});

export const registerMobile = endpoint({
  name: 'registerMobile',
  method: 'POST',
  path: '/wps/member/register/mobile',
  headers: { ModuleId: 'MOBILENUMREG3' },
  body: registerRequest,
  answer: registered,
  auth: 'none',
  encrypted: true,
});

export const registerAutoUsername = endpoint({
  name: 'registerAutoUsername',
  method: 'POST',
  path: '/wps/member/register/autoUsername',
  body: registerRequest,
  answer: registered,
  auth: 'none',
});

/** Whether a username is somebody's already (LOGIN-9). */
export const checkUsername = endpoint({
  name: 'checkUsername',
  path: '/wps/member/username/check',
  query: object({ username: string() }),
  answer: object({ taken: flag }),
  auth: 'none',
  noCache: true,
  source: 'assumed',
});
