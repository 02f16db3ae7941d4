import { type InferOutput, literal, object, safeParse, string, variant } from 'valibot';
import { TAB_CHANNEL } from '../contract/storage-keys';

/** What the tabs of an origin tell each other (SESS-4). `member` is the id of the member it happened to. */
export const tabMessage = variant('type', [
  object({ type: literal('logged-in'), member: string() }),
  object({ type: literal('logged-out'), member: string() }),
]);
export type TabMessage = InferOutput<typeof tabMessage>;

export interface TabChannel {
  /** Tells the other tabs; the sender does not hear itself. */
  post(message: TabMessage): void;
  close(): void;
}

/** Opens the channel between tabs. Where the browser has none, nothing is heard and nothing is said. */
export function openTabChannel(listener: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} };
  const channel = new BroadcastChannel(TAB_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(tabMessage, data);
    if (message.success) listener(message.output);
  });
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
