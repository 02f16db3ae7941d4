import {
  type CaptchaFrameCommand,
  type CaptchaFrameEvent,
  type CaptchaFrameSetup,
  captchaFrameEvent,
} from '../../contract/frames/captcha-frame';
import { openFrameChannel } from './frame-channel';

/** The page's connection to the frame that runs a captcha provider's script. */
export interface CaptchaFrameChannel {
  /** Resolves when the frame's own code has loaded, before the captcha provider's script is loaded. */
  readonly loaded: Promise<void>;
  start(setup: CaptchaFrameSetup): void;
  verify(): void;
  reset(): void;
  close(): void;
}

/** Opens a channel to a captcha frame that was just added to the page. */
export function openCaptchaFrameChannel(
  element: HTMLIFrameElement,
  onMessage: (message: CaptchaFrameEvent) => void,
): CaptchaFrameChannel {
  const {
    loaded,
    post: say,
    close,
  } = openFrameChannel<CaptchaFrameCommand, CaptchaFrameEvent>(element, 'captcha', captchaFrameEvent, onMessage);
  return {
    loaded,
    start: (setup) => say({ type: 'start', setup, title: element.title }),
    verify: () => say({ type: 'verify' }),
    reset: () => say({ type: 'reset' }),
    close,
  };
}
