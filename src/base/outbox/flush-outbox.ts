import { OUTBOX_LOCK } from '../../contract/storage-keys';
import { systemClock } from '../clock';
import { postEntry } from './post-entry';
import { sendOutbox } from './send-outbox';

/** How long a sender waits in total between attempts before it leaves the rest to the next trigger (ms). */
const MAX_TOTAL_WAIT_MS = 60_000;

/** Wakes the sender of this page or worker during its backoff. */
let wake = new AbortController();

/**
 * Sends the outbox, unless another page or worker is sending it. Resolves with whether this sender has emptied it.
 * @param isReconnect the network is known to be back
 */
export async function flushOutbox(isReconnect: boolean): Promise<boolean> {
  const isOnline = () => navigator.onLine;
  if (!isOnline()) return false;
  if (isReconnect) {
    // The current sender holds the lock and would continue its backoff although the network is back.
    wake.abort();
    wake = new AbortController();
  }
  const send = () =>
    sendOutbox({
      post: postEntry,
      clock: systemClock,
      random: Math.random,
      isOnline,
      isReconnect,
      wakeSignal: () => wake.signal,
      maxTotalWaitMs: MAX_TOTAL_WAIT_MS,
    });
  // Without locks two may send at once: the order may change, but nothing is counted twice.
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(OUTBOX_LOCK, { ifAvailable: true }, (lock) => lock !== null && send());
}
