import type { Clock } from '../clock';
import { computeBackoffDelayMs, type DeliveryOutcome } from './decide-delivery';
import {
  MAX_OUTBOX_ENTRY_AGE_MS,
  type OutboxDropReason,
  type OutboxEntry,
  type OutboxEntryKind,
  UNCLEAR_REFUSAL_RETRY_PERIOD_MS,
} from './outbox-entry';
import { postponeOutboxEntry, readNextOutboxEntry, removeOutboxEntry, writeBackoff } from './outbox-store';

export interface SendQueuedEntriesOptions {
  /** Sends one entry, with its key; never rejects. */
  readonly post: (entry: OutboxEntry) => Promise<DeliveryOutcome>;
  readonly clock: Clock;
  /** Returns a random number in [0, 1); used for jitter only. */
  readonly random: () => number;
  /**
   * Returns whether the browser says that it is online. It may be wrong, so an entry is sent in any case; but after a
   * failed attempt offline it is not worth waiting for the next one.
   */
  readonly isOnline: () => boolean;
  /** Whether the network is known to be back: stored backoff is then ignored. */
  readonly isReconnect: boolean;
  /** Returns a signal that is aborted when the network has come back, which ends a wait and the backoff. */
  readonly reconnectSignal: () => AbortSignal;
  /** Maximum total time that this sender waits between attempts (ms); after that, the next sender continues. */
  readonly maxTotalWaitMs: number;
}

/**
 * Sends the entries of one kind, in order (OFF-4). An entry is removed only when the platform has accepted it or refused
 * it permanently, or when it is too old or invalid; so after an interruption the next sender continues. An entry that is
 * refused for an unknown reason is postponed and does not delay the others. The caller makes sure that there is only one
 * sender of a kind. Resolves with whether no entry of this kind is left.
 */
export async function sendQueuedEntries(kind: OutboxEntryKind, options: SendQueuedEntriesOptions): Promise<boolean> {
  const { post, clock, random, isOnline, isReconnect, reconnectSignal, maxTotalWaitMs } = options;
  let ignoresBackoff = isReconnect;
  let remainingWaitMs = maxTotalWaitMs;
  // Replaced after each wait only: a reconnect during a failing attempt counts as well.
  let reconnect = reconnectSignal();

  for (;;) {
    const start = clock.now();
    const next = await readNextOutboxEntry(kind, start);
    if (!next.ok || next.value === 'postponed') return false;
    if (!next.value) return true;
    const { position, entry, waitMs, failures } = next.value;
    if (waitMs > 0 && !ignoresBackoff) {
      if (!reconnect.aborted && (waitMs > remainingWaitMs || !isOnline())) return false;
      await clock.sleep(waitMs, reconnect);
      remainingWaitMs -= clock.now() - start;
      ignoresBackoff = reconnect.aborted;
      reconnect = reconnectSignal();
      continue;
    }
    const age = entry ? start - entry.writtenAt : 0;
    const delivery = entry && age <= MAX_OUTBOX_ENTRY_AGE_MS ? await post(entry) : undefined;
    const delayNext = (failed: number, retryAfterMs: number) => ({
      until: clock.now() + computeBackoffDelayMs(failed, retryAfterMs, random()),
      failures: failed,
    });
    let stored: { readonly ok: boolean };
    if (entry && delivery?.outcome === 'unclear' && age <= UNCLEAR_REFUSAL_RETRY_PERIOD_MS) {
      // The platform responds, so only this entry is postponed; the following ones are sent.
      const refusals = (entry.postponed?.failures ?? 0) + 1;
      stored = await postponeOutboxEntry(position, entry, delayNext(refusals, delivery.retryAfterMs));
    } else if (delivery?.outcome === 'later') {
      stored = await writeBackoff(kind, delayNext((ignoresBackoff ? 0 : failures) + 1, delivery.retryAfterMs));
      ignoresBackoff = false;
    } else {
      stored = await removeOutboxEntry(position, entry, decideDrop(entry, delivery));
    }
    // Without what should have been stored, the entry would be sent forever.
    if (!stored.ok) return false;
  }
}

/**
 * Returns why an entry is dropped; undefined if it was delivered.
 * @param delivery undefined if the entry was not sent because it is too old
 */
function decideDrop(
  entry: OutboxEntry | undefined,
  delivery: DeliveryOutcome | undefined,
): OutboxDropReason | undefined {
  if (!entry) return 'unreadable';
  if (!delivery) return 'expired';
  return delivery.outcome === 'delivered' ? undefined : 'refused';
}
