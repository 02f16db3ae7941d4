import { useEffect } from 'react';
import { deleteAdData } from '../attribution/ad-data';
import { usePlayStatus } from '../play-protection/play-status';
import { isMarketingAllowed, isPlayStopped } from '../play-protection/play-status-rules';
import { deleteQueuedEvents } from './delete-queued-events';
import { releaseHeldEvents } from './held-events';

/**
 * Sends the events that waited for the play status. When a break or an exclusion begins, deletes those that wait in the
 * outbox, as nothing is reported during it, whenever it happened, and the advertising data (SAFE-4). Renders nothing.
 */
export function PlayStatusForEvents() {
  const status = usePlayStatus();
  useEffect(() => {
    if (status !== 'unknown') void releaseHeldEvents(isMarketingAllowed(status));
    if (!isPlayStopped(status)) return;
    deleteAdData();
    void deleteQueuedEvents();
  }, [status]);
  return null;
}
