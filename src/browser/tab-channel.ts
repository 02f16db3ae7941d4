import { type BaseIssue, type BaseSchema, type InferOutput, object, picklist, safeParse, string } from 'valibot';

/** What the tabs of an origin tell each other (SESS-4, LOGIN-8). `member` is the id of the member it happened to. */
export const tabMessage = object({ type: picklist(['logged-out', 'password-changed']), member: string() });
export type TabMessage = InferOutput<typeof tabMessage>;

export interface TabChannel<Message> {
  /** Tells the other tabs; the sender does not hear itself. */
  post(message: Message): void;
  close(): void;
}

/**
 * Opens a channel between the tabs of this origin; what does not fit the schema is not heard. Where the browser has no
 * channels, nothing is heard and nothing is said.
 */
export function openTabChannel<Message>(
  name: string,
  schema: BaseSchema<unknown, Message, BaseIssue<unknown>>,
  listener: (message: Message) => void,
): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(schema, data);
    if (message.success) listener(message.output);
  });
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
