import type { CaptchaFrameEvent } from '../../contract/frames/captcha-frame';

/** A captcha challenge that has been set up: `verify` shows it, `reset` discards a proof that has been used. */
export interface CaptchaChallenge {
  verify(): void;
  reset(): void;
}

export type PostMessageToPage = (message: CaptchaFrameEvent) => void;
