import type { MessageFromCaptchaFrame } from '../../contract/frames/captcha-frame';

/** A challenge that has been set up: `verify` shows it, `reset` discards a used proof. */
export interface CaptchaChallenge {
  verify(): void;
  reset(): void;
}

export type PostToPage = (message: MessageFromCaptchaFrame) => void;
