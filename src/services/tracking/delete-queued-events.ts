import { log } from '../../base/log';

/** Deletes the events that wait to be sent. The outbox is loaded with the first event, as most pages have none at start. */
export async function deleteQueuedEvents(): Promise<void> {
  const deleted = import('./enqueue-tracking-event').then(({ removeQueuedEvents }) => removeQueuedEvents());
  await deleted.catch((error: unknown) => log.warn('queued events were not deleted', { reason: String(error) }));
}
