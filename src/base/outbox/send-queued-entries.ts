import type { Clock } from '../clock';
import { computeBackoffDelayMs, type DeliveryOutcome, MAX_RETRY_AFTER_MS } from './decide-delivery';
import {
  MAX_OUTBOX_ENTRY_AGE_MS,
  type OutboxDropReason,
  type OutboxEntry,
  UNCLEAR_REFUSAL_RETRY_PERIOD_MS,
} from './outbox-entry';
import { postponeOutboxEntry, readBackoff, readNextOutboxEntry, removeOutboxEntry, writeBackoff } from './outbox-store';

export interface SendQueuedEntriesOptions {
  /** Sends one entry, with its key; never rejects. */
  readonly post: (entry: OutboxEntry) => Promise<DeliveryOutcome>;
  readonly clock: Clock;
  /** Returns a random number in [0, 1); used for jitter only. */
  readonly random: () => number;
  /** Returns whether the device is online; if not, the remaining entries wait for the next attempt. */
  readonly isOnline: () => boolean;
  /** Whether the network is known to be back: stored backoff is then ignored. */
  readonly isReconnect: boolean;
  /** Returns a signal that aborts when the network comes back, which ends the current backoff. */
  readonly wakeSignal: () => AbortSignal;
  /** Maximum total time that this sender waits between attempts (ms); after that, the next sender continues. */
  readonly maxTotalWaitMs: number;
}

/**
 * Sends the entries of the outbox in order (OFF-4). An entry is removed only when the platform has accepted it or
 * refused it permanently, or when it is too old or invalid; so after an interruption the next sender continues. An
 * entry that is refused for an unknown reason is postponed and does not block the others. The caller makes sure that
 * there is only one sender. Resolves with whether the outbox is empty.
 */
export async function sendQueuedEntries(options: SendQueuedEntriesOptions): Promise<boolean> {
  const { post, clock, random, isOnline, isReconnect, wakeSignal, maxTotalWaitMs } = options;
  const read = await readBackoff();
  // A backoff above the maximum means that the clock was set back.
  const hasBackoff = read.ok && !isReconnect && read.value.until - clock.now() <= MAX_RETRY_AFTER_MS;
  const wait = hasBackoff ? Math.max(0, read.value.until - clock.now()) : 0;
  if (wait > maxTotalWaitMs) return false;
  let failures = hasBackoff ? read.value.failures : 0;
  let remainingWaitMs = maxTotalWaitMs;
  if (hasBackoff) await clock.sleep(wait, wakeSignal());

  for (;;) {
    const next = await readNextOutboxEntry(clock.now());
    if (!next.ok || next.value === 'postponed') return false;
    if (!next.value) return true;
    const { position, entry } = next.value;
    // Taken before the attempt: a reconnect during a failing attempt counts as well.
    const wake = wakeSignal();
    const age = entry ? clock.now() - entry.writtenAt : 0;
    const delivery = entry && age <= MAX_OUTBOX_ENTRY_AGE_MS ? await post(entry) : undefined;
    if (entry && delivery?.outcome === 'unclear' && age <= UNCLEAR_REFUSAL_RETRY_PERIOD_MS) {
      // The platform responds, so only this entry is postponed; the following ones are sent.
      const refusals = (entry.postponed?.failures ?? 0) + 1;
      const until = clock.now() + computeBackoffDelayMs(refusals, delivery.retryAfterMs, random());
      if (!(await postponeOutboxEntry(position, entry, { until, failures: refusals })).ok) return false;
      continue;
    }
    if (delivery?.outcome === 'later') {
      failures += 1;
      const pause = computeBackoffDelayMs(failures, delivery.retryAfterMs, random());
      await writeBackoff({ until: clock.now() + pause, failures });
      remainingWaitMs -= pause;
      if (remainingWaitMs < 0 || !isOnline()) return false;
      await clock.sleep(pause, wake);
      if (wake.aborted) failures = 0;
      continue;
    }
    const removed = await removeOutboxEntry(position, decideDrop(entry, delivery));
    // An entry that cannot be removed would be sent forever.
    if (!removed.ok) return false;
    failures = 0;
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
