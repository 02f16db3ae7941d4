import { type TrackedEventName, track } from '../../../services/tracking/track';

/**
 * Returns a function that tracks an event on its first call and does nothing afterwards, so that a retry does not
 * track the event again (TRK-1).
 */
export function createOneTimeTracker(eventName: TrackedEventName): () => Promise<void> {
  // Preload the event queue: a launch navigates away right after tracking and cannot wait for the chunk.
  import('../../../services/tracking/enqueue-tracking-event').catch(() => undefined);
  let isTracked = false;
  return async () => {
    if (isTracked) return;
    isTracked = true;
    await track(eventName);
  };
}
