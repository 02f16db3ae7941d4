import { boolean, type InferOutput, literal, maxLength, object, optional, pipe, string, variant } from 'valibot';

/**
 * URL of the page that runs a captcha provider's script in a frame with an opaque origin
 * (docs/decisions/0008-captcha.md).
 */
export const CAPTCHA_FRAME_URL = '/m/captcha/frame.html';

const vendorText = pipe(string(), maxLength(16_384));
/** A title in the language of the page. A merchant's own text may be a title, and has at most 400 characters. */
const frameTitle = pipe(string(), maxLength(1_000));

/**
 * Parameters that the captcha frame needs to start a captcha. `script` is the absolute URL of the captcha provider's
 * script.
 */
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

/**
 * Messages from the page to the captcha frame. `start`: load the script, `title` is that of the document; `verify`:
 * show the challenge; `reset`: discard a used proof.
 */
export const captchaFrameCommand = variant('type', [
  object({ type: literal('start'), setup: captchaFrameSetup, title: optional(frameTitle) }),
  object({ type: literal('verify') }),
  object({ type: literal('reset') }),
]);
export type CaptchaFrameCommand = InferOutput<typeof captchaFrameCommand>;

/** Proof of a solved challenge, which the platform verifies. */
const captchaFrameProof = variant('kind', [
  object({ kind: literal('geetest-v3'), challenge: vendorText, seccode: vendorText }),
  object({ kind: literal('geetest-v4'), validate: vendorText }),
]);

/**
 * Messages from the captcha frame to the page. `loaded`: the script has loaded; `ready`: the challenge can be shown;
 * `passed`: the user solved the challenge; `closed`: the user closed the challenge; `failed`: the captcha failed,
 * with the captcha provider's error code.
 */
export const captchaFrameEvent = variant('type', [
  object({ type: literal('loaded') }),
  object({ type: literal('ready') }),
  object({ type: literal('passed'), proof: captchaFrameProof }),
  object({ type: literal('closed') }),
  object({ type: literal('failed'), code: pipe(string(), maxLength(32)) }),
]);
export type CaptchaFrameEvent = InferOutput<typeof captchaFrameEvent>;

/**
 * Error codes of the captcha provider for resources that do not load in time: 60204 for its script, 60205 for a
 * resource that the script loads (CAPT-4).
 */
export const CAPTCHA_SCRIPT_TIMEOUT_CODE = '60204';
export const CAPTCHA_RESOURCE_TIMEOUT_CODE = '60205';
