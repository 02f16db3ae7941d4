import { useEffect } from 'react';
import { log } from '../../base/log';
import { usePlayStatus } from '../play-protection/play-status';
import { isMarketingAllowed, isPlayStopped } from '../play-protection/play-status-rules';
import { releaseHeldEvents } from './held-events';

/** The outbox is loaded with the first event, as most pages have none when they start. */
async function deleteQueuedEvents(): Promise<void> {
  const deleted = import('./enqueue-tracking-event').then(({ removeQueuedEvents }) => removeQueuedEvents());
  await deleted.catch((error: unknown) => log.warn('queued events were not deleted', { reason: String(error) }));
}

/**
 * Sends the events that waited for the play status, and deletes those that wait in the outbox when a break or an
 * exclusion begins: nothing is reported during it, whenever it happened (SAFE-4). Renders nothing.
 */
export function PlayStatusForEvents() {
  const status = usePlayStatus();
  useEffect(() => {
    if (status !== 'unknown') void releaseHeldEvents(isMarketingAllowed(status));
    if (isPlayStopped(status)) void deleteQueuedEvents();
  }, [status]);
  return null;
}
