import { boolean, type InferOutput, literal, maxLength, object, pipe, string, variant } from 'valibot';

/**
 * URL of the page that runs a captcha vendor's script in a frame with an opaque origin
 * (docs/decisions/0008-captcha.md).
 */
export const CAPTCHA_FRAME_URL = '/m/captcha/frame.html';

const vendorText = pipe(string(), maxLength(16_384));

/** Parameters of a captcha, which the frame needs to start. `script` is the absolute URL of the vendor's script. */
export const captchaFrameSetup = variant('kind', [
  object({
    kind: literal('geetest-v3'),
    script: string(),
    language: string(),
    gt: string(),
    challenge: string(),
    newCaptcha: boolean(),
    offline: boolean(),
  }),
  object({ kind: literal('geetest-v4'), script: string(), language: string(), captchaId: string() }),
]);
export type CaptchaFrameSetup = InferOutput<typeof captchaFrameSetup>;

/** Messages from the page. `start`: load the script; `verify`: show the challenge; `reset`: discard a used proof. */
export const messageToCaptchaFrameSchema = variant('type', [
  object({ type: literal('start'), setup: captchaFrameSetup }),
  object({ type: literal('verify') }),
  object({ type: literal('reset') }),
]);
export type MessageToCaptchaFrame = InferOutput<typeof messageToCaptchaFrameSchema>;

/** Proof of a solved challenge, which the platform verifies. */
const captchaFrameProof = variant('kind', [
  object({ kind: literal('geetest-v3'), challenge: vendorText, seccode: vendorText }),
  object({ kind: literal('geetest-v4'), validate: vendorText }),
]);

/**
 * Messages from the frame. `loaded`: the script has loaded; `ready`: the challenge can be shown; `passed`: the user
 * solved it; `closed`: the user closed it; `failed`: it failed, with the vendor's error code.
 */
export const messageFromCaptchaFrameSchema = variant('type', [
  object({ type: literal('loaded') }),
  object({ type: literal('ready') }),
  object({ type: literal('passed'), proof: captchaFrameProof }),
  object({ type: literal('closed') }),
  object({ type: literal('failed'), code: pipe(string(), maxLength(32)) }),
]);
export type MessageFromCaptchaFrame = InferOutput<typeof messageFromCaptchaFrameSchema>;

/** The vendor's error codes if its script, or a resource that the script loads, fails to load (CAPT-4). */
export const CAPTCHA_SCRIPT_TIMEOUT_CODE = '60204';
export const CAPTCHA_RESOURCE_TIMEOUT_CODE = '60205';
