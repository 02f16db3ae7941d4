import { number, object, optional, pipe, regex, string } from 'valibot';
import { endpoint } from '../endpoint';
import { flag, orDefault, text } from '../fields';

/** Sends a code by SMS to somebody who has no session (LOGIN-7). `expirationTime`: seconds until a resend. */
export const smsSend = endpoint({
  name: 'smsSend',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  body: object({ countryDialingCode: string(), mobileNum: string(), geetestValidateV4: optional(string()) }),
  answer: object({ expirationTime: orDefault(number(), 60) }),
  auth: 'none',
});

/** A Geetest v3 challenge (CAPT-1). */
export const geetestChallenge = endpoint({
  name: 'geetestChallenge',
  path: '/wps/captcha/geetest',
  query: object({ t: string() }),
  answer: object({ gt: text, challenge: text, newCaptcha: flag, success: flag }),
  auth: 'none',
  noCache: true,
});

/** A picture of a few characters to type (CAPT-1), which may be answered once. `image`: a data URL. */
export const imageCaptcha = endpoint({
  name: 'imageCaptcha',
  path: '/wps/captcha/image',
  query: object({ t: string() }),
  answer: object({
    captchaId: string(),
    image: pipe(string(), regex(/^data:image\/(?:svg\+xml|png|jpeg|gif|webp)[;,]/)),
  }),
  auth: 'none',
  noCache: true,
  source: 'assumed',
});
