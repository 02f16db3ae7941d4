import { OUTBOX_LOCK } from '../../contract/storage-keys';
import { systemClock } from '../clock';
import { OUTBOX_ENTRY_KINDS, type OutboxEntryKind } from './outbox-entry';
import { postOutboxEntry } from './post-outbox-entry';
import { sendQueuedEntries } from './send-queued-entries';

/**
 * Maximum total time that a sender waits between attempts (ms); after that, the next trigger sends the remaining
 * entries.
 */
const MAX_TOTAL_WAIT_MS = 60_000;

/** Aborted at every reconnect, which ends the current wait of the senders in this page or worker. */
let reconnect = new AbortController();

/**
 * Sends the outbox, each kind of entry on its own: an endpoint that fails, or never responds, as behind some firewalls,
 * holds up no other kind. A kind that another page or worker is sending is left to it. A browser that says it is offline
 * sends as well, because it may be wrong; it only does not wait for a second attempt. Resolves with whether this call
 * has emptied the outbox.
 * @param isReconnect whether the network is known to be back
 */
export async function flushOutbox(isReconnect: boolean): Promise<boolean> {
  if (isReconnect) {
    // The current senders hold the locks: they would continue their waits although the network is back.
    reconnect.abort();
    reconnect = new AbortController();
  }
  const results = await Promise.all(OUTBOX_ENTRY_KINDS.map((kind) => flushKind(kind, isReconnect)));
  return results.every(Boolean);
}

async function flushKind(kind: OutboxEntryKind, isReconnect: boolean): Promise<boolean> {
  const send = () =>
    sendQueuedEntries(kind, {
      post: postOutboxEntry,
      clock: systemClock,
      random: Math.random,
      isOnline: () => navigator.onLine,
      isReconnect,
      reconnectSignal: () => reconnect.signal,
      maxTotalWaitMs: MAX_TOTAL_WAIT_MS,
    });
  // Without locks two may send at once: the order may change, but nothing is counted twice.
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(OUTBOX_LOCK + kind, { ifAvailable: true }, (lock) => lock !== null && send());
}
