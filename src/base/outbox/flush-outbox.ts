import { OUTBOX_LOCK } from '../../contract/storage-keys';
import { systemClock } from '../clock';
import { postOutboxEntry } from './post-outbox-entry';
import { sendQueuedEntries } from './send-queued-entries';

/**
 * Maximum total time that a sender waits between attempts (ms); after that, the next trigger sends the remaining
 * entries.
 */
const MAX_TOTAL_WAIT_MS = 60_000;

/** Aborted on reconnect, which ends the current backoff of the sender in this page or worker. */
let wake = new AbortController();

/**
 * Sends the outbox, unless the device is offline or another page or worker is sending it. Resolves with whether this
 * sender has emptied it.
 * @param isReconnect whether the network is known to be back
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
    sendQueuedEntries({
      post: postOutboxEntry,
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
