import { type FrameOrder, type FromFrame, fromFrame, type ToFrame } from '../contract/captcha-frame';
import { openFrameChannel } from './frame-channel';

/** The frame that runs a vendor's captcha, as the page sees it. */
export interface CaptchaFrame {
  /** Resolves when the frame's own code is there, before anything of the vendor's. */
  readonly loaded: Promise<void>;
  start(order: FrameOrder): void;
  verify(): void;
  reset(): void;
  close(): void;
}

/** Opens a channel to a captcha frame that has just been put into the page. */
export function openCaptchaFrame(element: HTMLIFrameElement, hear: (message: FromFrame) => void): CaptchaFrame {
  const { loaded, say, close } = openFrameChannel<ToFrame, FromFrame>(element, 'captcha', fromFrame, hear);
  return {
    loaded,
    start: (order) => say({ type: 'start', order }),
    verify: () => say({ type: 'verify' }),
    reset: () => say({ type: 'reset' }),
    close,
  };
}
