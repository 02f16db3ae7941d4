import { systemClock } from '../../base/clock';
import { log } from '../../base/log';

/** The events the platform is told of (TRK-1). */
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

/** Milliseconds that whoever tells of an event and then leaves the page may be kept waiting. */
const PATIENCE = 300;

/**
 * Has the platform told of an event once, also when it is offline now (OFF-4). Resolves when the event is kept, and in
 * any case soon, so that nobody waits for storage that does not answer.
 */
export async function queueEvent(eventName: TrackedEventName, eventValue: object = {}): Promise<void> {
  const happenedAt = systemClock.now();
  const kept = import('./keep-event').then(({ keepEvent }) => keepEvent({ eventName, eventValue, happenedAt }));
  const told = kept.catch((error: unknown) => log.warn('an event was not kept', { reason: String(error) }));
  await Promise.race([told, systemClock.sleep(PATIENCE)]);
}
