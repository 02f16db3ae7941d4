import { boolean, type InferOutput, literal, maxLength, object, pipe, string, variant } from 'valibot';

/** The page that runs a captcha vendor's script in a frame with an opaque origin (docs/decisions/0008-captcha.md). */
export const CAPTCHA_FRAME_URL = '/m/captcha/frame.html';

const vendorText = pipe(string(), maxLength(16_384));

/** Setup message of the frame. `script` is the absolute URL of the vendor's script. */
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

/** Messages from the page: load the script, show the challenge, discard a proof that has been used. */
export const messageToCaptchaFrame = variant('type', [
  object({ type: literal('start'), order: captchaFrameSetup }),
  object({ type: literal('verify') }),
  object({ type: literal('reset') }),
]);
export type MessageToCaptchaFrame = InferOutput<typeof messageToCaptchaFrame>;

/** Proof of a solved challenge, which the platform verifies. */
const captchaFrameProof = variant('kind', [
  object({ kind: literal('geetest-v3'), challenge: vendorText, seccode: vendorText }),
  object({ kind: literal('geetest-v4'), validate: vendorText }),
]);

/**
 * Messages from the frame: script loaded, challenge ready, solved, closed by the user, or failed with the vendor's
 * error code.
 */
export const messageFromCaptchaFrame = variant('type', [
  object({ type: literal('loaded') }),
  object({ type: literal('ready') }),
  object({ type: literal('passed'), proof: captchaFrameProof }),
  object({ type: literal('closed') }),
  object({ type: literal('failed'), code: pipe(string(), maxLength(32)) }),
]);
export type MessageFromCaptchaFrame = InferOutput<typeof messageFromCaptchaFrame>;

/** The vendor's error codes if its script, or a resource that the script loads, fails to load (CAPT-4). */
export const SCRIPT_TIMEOUT_CODE = '60204';
export const RESOURCE_TIMEOUT_CODE = '60205';
