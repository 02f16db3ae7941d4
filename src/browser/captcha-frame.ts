import { safeParse } from 'valibot';
import { type FrameOrder, type FromFrame, fromFrame, type ToFrame } from '../contract/captcha-frame';

/** The frame that runs a vendor's captcha, as the page sees it. */
export interface CaptchaFrame {
  start(order: FrameOrder): void;
  verify(): void;
  reset(): void;
  close(): void;
}

/**
 * Opens a channel to a captcha frame that has just been put into the page. The frame has no origin, so the channel goes
 * to its window whatever that is; it carries nothing that is secret, and what comes back is no more than a claim.
 */
export function openCaptchaFrame(element: HTMLIFrameElement, hear: (message: FromFrame) => void): CaptchaFrame {
  const { port1, port2 } = new MessageChannel();
  const say = (message: ToFrame) => port1.postMessage(message);
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(fromFrame, data);
    if (message.success) hear(message.output);
  });
  port1.start();
  element.addEventListener('load', () => element.contentWindow?.postMessage('captcha', '*', [port2]), { once: true });
  return {
    start: (order) => say({ type: 'start', order }),
    verify: () => say({ type: 'verify' }),
    reset: () => say({ type: 'reset' }),
    close: () => port1.close(),
  };
}
