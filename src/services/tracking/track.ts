import { systemClock } from '../../base/clock';
import { log } from '../../base/log';

/** Events that are sent to the platform (TRK-1). */
export type TrackedEventName =
  | 'firstOpen'
  | 'registerSubmit'
  | 'register'
  | 'depositSubmit'
  | 'firstDeposit'
  | 'withdraw'
  | 'deposit'
  | 'redeposit'
  | 'firstDepositArrival'
  | 'startTrial'
  | 'login'
  | 'viewContent'
  | 'downloadApp'
  | 'gameLaunch'
  | 'a2hsInstalled';

/** Maximum time to wait for an event to be stored (ms). Short, because callers may be about to leave the page. */
const STORE_TIMEOUT_MS = 300;

/**
 * Queues an event for the platform; works offline (OFF-4). Resolves once the event is stored, or after a short
 * timeout.
 */
export async function track(eventName: TrackedEventName, eventValue: object = {}): Promise<void> {
  const happenedAt = systemClock.now();
  const enqueued = import('./enqueue-tracking-event').then(({ enqueueTrackingEvent }) =>
    enqueueTrackingEvent({ eventName, eventValue, happenedAt }),
  );
  const settled = enqueued.catch((error: unknown) => log.warn('an event was not stored', { reason: String(error) }));
  await Promise.race([settled, systemClock.sleep(STORE_TIMEOUT_MS)]);
}
