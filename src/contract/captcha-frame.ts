import { boolean, type InferOutput, literal, maxLength, object, pipe, string, variant } from 'valibot';

/** The page that runs a vendor's captcha script in a frame without an origin (docs/decisions/0007-captcha.md). */
export const CAPTCHA_FRAME_URL = '/m/captcha/frame.html';

const vendorText = pipe(string(), maxLength(16_384));

/** What the frame loads. `script` is the vendor's script, an absolute address. */
export const frameOrder = variant('kind', [
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
export type FrameOrder = InferOutput<typeof frameOrder>;

/** From the page: load, show the task, forget the proof that was spent. */
export const toFrame = variant('type', [
  object({ type: literal('start'), order: frameOrder }),
  object({ type: literal('verify') }),
  object({ type: literal('reset') }),
]);
export type ToFrame = InferOutput<typeof toFrame>;

/** What a passed task proves, for the platform to judge. */
export const frameProof = variant('kind', [
  object({ kind: literal('geetest-v3'), challenge: vendorText, seccode: vendorText }),
  object({ kind: literal('geetest-v4'), validate: vendorText }),
]);

/** From the frame: the script is there, the task is ready, passed, closed by the visitor, or it failed with the vendor's number. */
export const fromFrame = variant('type', [
  object({ type: literal('loaded') }),
  object({ type: literal('ready') }),
  object({ type: literal('passed'), proof: frameProof }),
  object({ type: literal('closed') }),
  object({ type: literal('failed'), code: pipe(string(), maxLength(32)) }),
]);
export type FromFrame = InferOutput<typeof fromFrame>;

/** The vendor's numbers: its script did not come, or what that needs did not (CAPT-4). */
export const SCRIPT_TIMEOUT = '60204';
export const RESOURCE_TIMEOUT = '60205';
