import type { Clock } from '../clock';
import { computeBackoffDelayMs, type DeliveryOutcome } from './decide-delivery';
import {
  MAX_OUTBOX_ENTRY_AGE_MS,
  type OutboxBackoff,
  type OutboxDropReason,
  type OutboxEntry,
  type OutboxEntryKind,
  UNCLEAR_REFUSAL_RETRY_PERIOD_MS,
} from './outbox-entry';
import {
  postponeOutboxEntry,
  readBackoffs,
  readNextOutboxEntry,
  removeOutboxEntry,
  writeBackoff,
} from './outbox-store';

/**
 * Longest wait before the outbox is read again (ms): another tab may have added an entry of a kind that does not wait,
 * and cannot wake this sender.
 */
const MAX_WAIT_BETWEEN_READS_MS = 5_000;

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
  /**
   * Returns a signal that ends a wait. Its reason is `reconnect` if the network has come back, which ends every backoff,
   * or `new entry` if an entry may have been added whose kind does not wait.
   */
  readonly wakeSignal: () => AbortSignal;
  /** Maximum total time that this sender waits between attempts (ms); after that, the next sender continues. */
  readonly maxTotalWaitMs: number;
}

/**
 * Sends the entries of the outbox, those of one kind in order (OFF-4). An endpoint that fails, or that a content
 * blocker or a firewall blocks, delays its own kind only. An entry is removed only when the platform has accepted it or
 * refused it permanently, or when it is too old or invalid; so after an interruption the next sender continues. An
 * entry that is refused for an unknown reason is postponed and does not delay the others of its kind. The caller makes
 * sure that there is only one sender. Resolves with whether the outbox is empty.
 */
export async function sendQueuedEntries(options: SendQueuedEntriesOptions): Promise<boolean> {
  const { post, clock, random, isOnline, isReconnect, wakeSignal, maxTotalWaitMs } = options;
  const read = await readBackoffs();
  const backoffs = new Map(read.ok && !isReconnect ? read.value : []);
  let remainingWaitMs = maxTotalWaitMs;
  // Replaced after each wait only: a reconnect during a failing attempt counts as well.
  let wake = wakeSignal();

  for (;;) {
    const next = await readNextOutboxEntry(clock.now(), backoffs);
    if (!next.ok) return false;
    if (!next.value) return true;
    if ('waitingKinds' in next.value) {
      const start = clock.now();
      const wait = findShortestWait(next.value.waitingKinds, backoffs, start);
      if (wait === undefined) return false;
      if (!wake.aborted && (wait > remainingWaitMs || !isOnline())) return false;
      await clock.sleep(Math.min(wait, MAX_WAIT_BETWEEN_READS_MS), wake);
      remainingWaitMs -= clock.now() - start;
      if (wake.reason === 'reconnect') backoffs.clear();
      wake = wakeSignal();
      continue;
    }
    const { position, entry } = next.value;
    const age = entry ? clock.now() - entry.writtenAt : 0;
    const delivery = entry && age <= MAX_OUTBOX_ENTRY_AGE_MS ? await post(entry) : undefined;
    if (entry && delivery?.outcome === 'unclear' && age <= UNCLEAR_REFUSAL_RETRY_PERIOD_MS) {
      // The platform responds, so only this entry is postponed; the following ones are sent.
      const refusals = (entry.postponed?.failures ?? 0) + 1;
      const until = clock.now() + computeBackoffDelayMs(refusals, delivery.retryAfterMs, random());
      if (!(await postponeOutboxEntry(position, entry, { until, failures: refusals })).ok) return false;
      continue;
    }
    if (entry && delivery?.outcome === 'later') {
      const failures = (backoffs.get(entry.kind)?.failures ?? 0) + 1;
      const until = clock.now() + computeBackoffDelayMs(failures, delivery.retryAfterMs, random());
      const backoff: OutboxBackoff = { until, failures };
      backoffs.set(entry.kind, backoff);
      await writeBackoff(entry.kind, backoff);
      continue;
    }
    const removed = await removeOutboxEntry(position, entry, decideDrop(entry, delivery));
    // An entry that cannot be removed would be sent forever.
    if (!removed.ok) return false;
    if (entry) backoffs.delete(entry.kind);
  }
}

/** Returns how long it takes until the first of these kinds may be sent again (ms); undefined if there is no kind. */
function findShortestWait(
  kinds: ReadonlySet<OutboxEntryKind>,
  backoffs: ReadonlyMap<OutboxEntryKind, OutboxBackoff>,
  now: number,
): number | undefined {
  const waits = [...kinds].map((kind) => (backoffs.get(kind)?.until ?? now) - now);
  return waits.length > 0 ? Math.max(0, Math.min(...waits)) : undefined;
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
