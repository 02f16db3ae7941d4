import { systemClock } from '../../base/clock';
import { log } from '../../base/log';
import { useSession } from '../session/session-store';

/** Events that are sent to the platform (TRK-1). */
const TRACKED_EVENT_NAMES = [
  /** The first open in this browser, once. */
  'firstOpen',
  /** A registration was submitted, before its outcome is known. */
  'registerSubmit',
  /** A registration succeeded. `method`, and the name and id of the new member. */
  'register',
  /** A deposit was submitted. Amount, revenue, currency, name and id of the member. */
  'depositSubmit',
  /** The deposit that was submitted is the first of the member. As `depositSubmit`. */
  'firstDeposit',
  /** A withdrawal was submitted. As `depositSubmit`. */
  'withdraw',
  /** A deposit has arrived. As `depositSubmit`, so far as it is known. */
  'deposit',
  /** The deposit that was submitted is not the first of the member. As `depositSubmit`. */
  'redeposit',
  /** The first deposit of the member has arrived. As `deposit`. */
  'firstDepositArrival',
  /** A trial of a game was started. */
  'startTrial',
  /** A member signed in by hand. */
  'login',
  /** A promotion or the page of a game is shown, once per page load. `contentType` and `contentId`. */
  'viewContent',
  /** The merchant's native app, or its store page, is opened. */
  'downloadApp',
  /** A game was launched for money. */
  'gameLaunch',
  /** The web app was installed. `isStandalone`. */
  'a2hsInstalled',
] as const;
export type TrackedEventName = (typeof TRACKED_EVENT_NAMES)[number];

/** Maximum time to wait for an event to be stored (ms). Short, because callers may be about to leave the page. */
const STORE_TIMEOUT_MS = 300;

/**
 * Queues an event for the platform; works offline (OFF-4). Resolves once the event is stored, or after a short
 * timeout.
 * @param id of what happened, if several tabs may report it: the platform counts an id once
 */
export async function track(eventName: TrackedEventName, eventValue: object = {}, id?: string): Promise<void> {
  const happenedAt = systemClock.now();
  const { session, epoch } = useSession.getState();
  const enqueued = import('./enqueue-tracking-event').then(({ enqueueTrackingEvent }) =>
    enqueueTrackingEvent({ id, eventName, eventValue, happenedAt, epoch: session && epoch }),
  );
  const settled = enqueued.catch((error: unknown) => log.warn('an event was not stored', { reason: String(error) }));
  await Promise.race([settled, systemClock.sleep(STORE_TIMEOUT_MS)]);
}
