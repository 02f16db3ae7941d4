import { type BaseIssue, type BaseSchema, type InferOutput, object, picklist, string } from 'valibot';
import { parseTolerantly } from '../../contract/contract-deviation';

/**
 * Messages between the tabs of an origin (SESS-4, LOGIN-8, SAFE-6). `member` is the id of the affected member, empty for
 * `forgetting` and `forgotten`, which are about the device: before and after everything is deleted.
 */
export const tabMessage = object({
  type: picklist(['logged-out', 'password-changed', 'forgetting', 'forgotten']),
  member: string(),
});
export type TabMessage = InferOutput<typeof tabMessage>;

export interface TabChannel<Message> {
  /** Posts a message to the other tabs of this origin, not to this tab. */
  post(message: Message): void;
  close(): void;
}

/**
 * Opens a channel between the tabs of this origin; invalid messages are dropped. Does nothing if BroadcastChannel is
 * missing or blocked.
 */
export function openTabChannel<Message>(
  name: string,
  schema: BaseSchema<unknown, Message, BaseIssue<unknown>>,
  listener: (message: Message) => void,
): TabChannel<Message> {
  const channel = openChannel(name);
  if (!channel) return { post() {}, close() {} };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parseTolerantly(schema, data);
    if (message.ok) listener(message.value);
  });
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Missing in older browsers; throws if storage is blocked. A sign-out also reaches other tabs through shared
    // storage.
    return undefined;
  }
}
