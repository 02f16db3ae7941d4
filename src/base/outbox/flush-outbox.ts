import { OUTBOX_LOCK } from '../../contract/storage-keys';
import { systemClock } from '../clock';
import { postEntry } from './post-entry';
import { sendOutbox } from './send-outbox';

/** Milliseconds that a sender waits between tries before it leaves the rest to the next trigger. */
const PATIENCE = 60_000;

/**
 * Sends what waits, unless another page or worker is at it. Answers whether nothing waits any more, as far as this
 * sender knows. @param isFresh the network is known to be back
 */
export async function flushOutbox(isFresh: boolean): Promise<boolean> {
  const isOnline = () => navigator.onLine;
  if (!isOnline()) return false;
  const send = () =>
    sendOutbox({ post: postEntry, clock: systemClock, random: Math.random, isOnline, isFresh, patience: PATIENCE });
  // Without locks two may send at once: the order may suffer, the count does not.
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(OUTBOX_LOCK, { ifAvailable: true }, (lock) => lock !== null && send());
}
