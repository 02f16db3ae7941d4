import { type GenericSchema, safeParse } from 'valibot';

export interface FrameChannel<To> {
  /** Resolves when the frame's own code has loaded. */
  readonly loaded: Promise<void>;
  post(message: To): void;
  close(): void;
}

/**
 * Opens a channel to a frame that was just added to the page. The frame has an opaque origin, so the port is posted
 * with target origin `*`; nothing secret is sent, and received messages are untrusted.
 * @param greeting message that identifies the channel to the frame
 */
export function openFrameChannel<To, From>(
  element: HTMLIFrameElement,
  greeting: string,
  schema: GenericSchema<unknown, From>,
  onMessage: (message: From) => void,
): FrameChannel<To> {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(schema, data);
    if (message.success) onMessage(message.output);
  });
  port1.start();
  const loaded = new Promise<void>((resolve) => {
    const greet = () => {
      element.contentWindow?.postMessage(greeting, '*', [port2]);
      resolve();
    };
    element.addEventListener('load', greet, { once: true });
  });
  return { loaded, post: (message) => port1.postMessage(message), close: () => port1.close() };
}
