import {
  type InferInput,
  type InferOutput,
  minValue,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeInteger,
  string,
} from 'valibot';
import { endpoint } from '../endpoint';
import { flag, identifier, moment, orDefault, text } from '../fields';

/** -1 nobody, 0 member, 1 and 2 agents, 4 restricted (SESS-5). */
export const memberType = pipe(number(), safeInteger(), minValue(-1));

/** The member's VIP label; type AUTO means that VIP benefits are shown. */
export const clubLabel = object({ labelName: text, type: text, rankLevel: orDefault(number(), 0) });

export const memberRecord = object({
  id: optional(identifier),
  customerId: optional(identifier),
  userName: string(),
  type: memberType,
  regDate: moment,
  language: text,
  clubLabel: nullish(clubLabel, {}),
  /** The member still has to replace a first, expired or default password. */
  passwordChangeDue: flag,
});
export type MemberRecord = InferOutput<typeof memberRecord>;

export const memberInfo = endpoint({
  name: 'memberInfo',
  path: '/wps/member/info',
  answer: memberRecord,
  auth: 'required',
});

/** The member's language on the platform (I18N-3). */
export const memberLanguage = endpoint({
  name: 'memberLanguage',
  method: 'PUT',
  path: '/wps/member/language',
  body: object({ language: string(), merchantCode: string() }),
  answer: object({}),
  auth: 'required',
});

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
  pixelTrack: optional(string()),
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
