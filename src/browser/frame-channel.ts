import { type GenericSchema, safeParse } from 'valibot';

export interface FrameChannel<To> {
  /** Resolves when the frame's own code is there. */
  readonly loaded: Promise<void>;
  say(message: To): void;
  close(): void;
}

/**
 * Opens a channel to a frame of ours that has just been put into the page. Such a frame has no origin, so the channel goes
 * to its window whatever that is; it carries nothing that is secret, and what comes back is no more than a claim.
 * @param greeting tells the frame that the channel is for it
 */
export function openFrameChannel<To, From>(
  element: HTMLIFrameElement,
  greeting: string,
  schema: GenericSchema<unknown, From>,
  hear: (message: From) => void,
): FrameChannel<To> {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(schema, data);
    if (message.success) hear(message.output);
  });
  port1.start();
  const loaded = new Promise<void>((resolve) => {
    const greet = () => {
      element.contentWindow?.postMessage(greeting, '*', [port2]);
      resolve();
    };
    element.addEventListener('load', greet, { once: true });
  });
  return { loaded, say: (message) => port1.postMessage(message), close: () => port1.close() };
}
