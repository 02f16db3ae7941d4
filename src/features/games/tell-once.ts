import { queueEvent, type TrackedEventName } from '../../services/tracking/queue-event';

/** Tells the platform of an event the first time it is called, however often a visit tries anew (TRK-1). */
export function tellOnce(eventName: TrackedEventName): () => Promise<void> {
  // What keeps it is fetched now: a launch leaves the page in the very moment that it tells of, and waits for little.
  import('../../services/tracking/keep-event').catch(() => undefined);
  let isTold = false;
  return async () => {
    if (isTold) return;
    isTold = true;
    await queueEvent(eventName);
  };
}
