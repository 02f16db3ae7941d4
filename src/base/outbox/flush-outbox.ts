import { OUTBOX_LOCK } from '../../contract/storage-keys';
import { systemClock } from '../clock';
import { postOutboxEntry } from './post-outbox-entry';
import { sendQueuedEntries } from './send-queued-entries';

/**
 * Maximum total time that a sender waits between attempts (ms); after that, the next trigger sends the remaining
 * entries.
 */
const MAX_TOTAL_WAIT_MS = 60_000;

/** Aborted at every flush, which ends the current wait of the sender in this page or worker. */
let wake = new AbortController();

/**
 * Sends the outbox, unless another page or worker is sending it. A browser that says it is offline sends as well, because
 * it may be wrong; it only does not wait for a second attempt. Resolves with whether this sender has emptied the
 * outbox.
 * @param isReconnect whether the network is known to be back
 */
export async function flushOutbox(isReconnect: boolean): Promise<boolean> {
  // The current sender holds the lock: it would continue its wait although the network is back, or although a new entry
  // is of a kind that need not wait.
  wake.abort(isReconnect ? 'reconnect' : 'new entry');
  wake = new AbortController();
  const send = () =>
    sendQueuedEntries({
      post: postOutboxEntry,
      clock: systemClock,
      random: Math.random,
      isOnline: () => navigator.onLine,
      isReconnect,
      wakeSignal: () => wake.signal,
      maxTotalWaitMs: MAX_TOTAL_WAIT_MS,
    });
  // Without locks two may send at once: the order may change, but nothing is counted twice.
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(OUTBOX_LOCK, { ifAvailable: true }, (lock) => lock !== null && send());
}
