import { integer, maxValue, minValue, number, object, optional, pipe, regex, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { flag, lenientField, numberWithFallback, text } from '../../fields';

/**
 * Sends a verification code by SMS to a user without a session (LOGIN-7). `expirationTime`: seconds until the next
 * code may be requested.
 */
export const sendSmsCode = defineEndpoint({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  body: object({ countryDialingCode: string(), mobileNum: string(), geetestValidateV4: optional(string()) }),
  response: object({ expirationTime: numberWithFallback(60) }),
  auth: 'none',
});

/** Creates a Geetest v3 challenge (CAPT-1). */
export const geetestChallenge = defineEndpoint({
  name: 'geetestChallenge',
  path: '/wps/captcha/geetest',
  query: object({ t: string() }),
  response: object({ gt: text, challenge: text, newCaptcha: flag, success: flag }),
  auth: 'none',
  noCache: true,
});

/** Highest `workBits` that the app accepts: about a million digests, ten seconds or more on a phone. */
export const MAX_CAPTCHA_WORK_BITS = 20;

/** Creates an image captcha (CAPT-1), valid for one attempt. `image` is a data URL. */
export const imageCaptcha = defineEndpoint({
  name: 'imageCaptcha',
  path: '/wps/captcha/image',
  query: object({ t: string() }),
  response: object({
    captchaId: string(),
    image: pipe(string(), regex(/^data:image\/(?:svg\+xml|png|jpeg|gif|webp)[;,]/)),
    /**
     * In place of the characters the platform takes a number with which the SHA-256 of `captchaId:number` begins with so
     * many zero bits (CAPT-5). Absent: the picture has no alternative.
     */
    workBits: lenientField(pipe(number(), integer(), minValue(1), maxValue(MAX_CAPTCHA_WORK_BITS)), undefined),
  }),
  auth: 'none',
  noCache: true,
  source: 'assumed',
});
