import { useEffect } from 'react';
import { usePlayStatus } from '../play-protection/play-status';
import { isMarketingAllowed, isPlayStopped } from '../play-protection/play-status-rules';
import { deleteQueuedEvents } from './delete-queued-events';
import { releaseHeldEvents } from './held-events';

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
