import { useSession } from '../session/session-store';

/** More events than a member causes while one request is answered; the oldest are dropped. */
const MAX_HELD = 20;

type Send = () => Promise<void>;

let held: readonly { readonly epoch: number; readonly send: Send }[] = [];

/**
 * Keeps an event in memory until it is known whether the member is on a break: before, nothing may be reported, and an
 * event that is reported afterwards has lost nothing (SAFE-4). It is lost with the page.
 * @param epoch the session to whose member the event belongs
 */
export function holdEvent(epoch: number, send: Send): void {
  held = [...held, { epoch, send }].slice(-MAX_HELD);
}

/** Sends the events that were held in this session, if `isAllowed`, and forgets all. */
export async function releaseHeldEvents(isAllowed: boolean): Promise<void> {
  const released = held;
  held = [];
  // Each time: another member may sign in while one is stored, about whom the answer says nothing.
  for (const { epoch, send } of released) if (isAllowed && epoch === useSession.getState().epoch) await send();
}
