import { OUTBOX_LOCK } from '../../contract/storage-keys';
import { systemClock } from '../clock';
import { postEntry } from './post-entry';
import { sendOutbox } from './send-outbox';

/** Milliseconds that a sender waits between tries before it leaves the rest to the next trigger. */
const PATIENCE = 60_000;

/** Wakes the sender of this page or worker that waits between two tries. */
let wake = new AbortController();

/**
 * Sends what waits, unless another page or worker is at it. Answers whether nothing waits any more, as far as this
 * sender knows. @param isFresh the network is known to be back
 */
export async function flushOutbox(isFresh: boolean): Promise<boolean> {
  const isOnline = () => navigator.onLine;
  if (!isOnline()) return false;
  if (isFresh) {
    // The sender that is at it keeps the lock, and would wait on for a network that is there.
    wake.abort();
    wake = new AbortController();
  }
  const send = () =>
    sendOutbox({
      post: postEntry,
      clock: systemClock,
      random: Math.random,
      isOnline,
      isFresh,
      woken: () => wake.signal,
      patience: PATIENCE,
    });
  // Without locks two may send at once: the order may suffer, the count does not.
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(OUTBOX_LOCK, { ifAvailable: true }, (lock) => lock !== null && send());
}
