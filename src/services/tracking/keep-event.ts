import type { OutboxEntry } from '../../base/outbox/outbox-entry';
import { appendEntry } from '../../base/outbox/outbox-store';
import { postEntry } from '../../base/outbox/post-entry';
import { uuidV7 } from '../../base/uuid-v7';
import { useI18n } from '../i18n/i18n';
import { merchantCode } from '../merchant/merchant-store';
import { sendWaiting } from './send-waiting';

interface HappenedEvent {
  readonly eventName: string;
  readonly eventValue: object;
  /** Epoch milliseconds. */
  readonly happenedAt: number;
}

/** Puts an event into the outbox before it is first sent (OFF-4). Resolves when it is there. */
export async function keepEvent({ eventName, eventValue, happenedAt }: HappenedEvent): Promise<void> {
  const key = uuidV7(happenedAt);
  const events = JSON.stringify([{ id: key, domain: location.hostname, eventName, eventValue }]);
  const entry: OutboxEntry = {
    key,
    kind: 'events',
    body: JSON.stringify({ events }),
    merchant: merchantCode(),
    language: useI18n.getState().language.code,
    writtenAt: happenedAt,
  };
  const kept = await appendEntry(entry);
  // Where nothing can be kept, one try is all there is.
  void (kept.ok ? sendWaiting(false) : postEntry(entry));
}
