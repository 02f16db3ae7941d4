import { uuidV7 } from '../../base/uuid-v7';
import { keepEntry } from '../outbox/keep-entry';

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
  await keepEntry({ key, kind: 'events', body: JSON.stringify({ events }), writtenAt: happenedAt });
}
