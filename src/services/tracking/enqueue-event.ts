import { uuidV7 } from '../../base/uuid-v7';
import { enqueueEntry } from '../outbox/enqueue-entry';

interface TrackedEvent {
  readonly eventName: string;
  readonly eventValue: object;
  /** Epoch milliseconds. */
  readonly happenedAt: number;
}

/** Adds an event to the outbox before it is first sent (OFF-4). Resolves once it is stored. */
export async function enqueueEvent({ eventName, eventValue, happenedAt }: TrackedEvent): Promise<void> {
  const key = uuidV7(happenedAt);
  const events = JSON.stringify([{ id: key, domain: location.hostname, eventName, eventValue }]);
  await enqueueEntry({ key, kind: 'events', body: JSON.stringify({ events }), writtenAt: happenedAt });
}
