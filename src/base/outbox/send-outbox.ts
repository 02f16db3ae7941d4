import type { Clock } from '../clock';
import { backOff, type Delivery } from './judge-delivery';
import { KEPT_FOR, type OutboxEntry } from './outbox-entry';
import { firstEntry, readPause, removeEntry, writePause } from './outbox-store';

export interface Sending {
  /** Sends one entry, with its key; it never rejects. */
  readonly post: (entry: OutboxEntry) => Promise<Delivery>;
  readonly clock: Clock;
  /** From 0 up to 1; jitter only. */
  readonly random: () => number;
  /** Whether trying again has any prospect now; without it the rest is left to the next trigger at once. */
  readonly isOnline: () => boolean;
  /** The network is known to be back: what earlier failures asked to wait for is over. */
  readonly isFresh: boolean;
  /** Aborted when the network is known to be back while this sender waits: the wait is over as well. */
  readonly woken: () => AbortSignal;
  /** Milliseconds this sender may wait between tries before it leaves the rest to the next one. */
  readonly patience: number;
}

/**
 * Sends what waits, in the order it was written, and takes each entry out only when the platform has it or will never
 * take it: whatever ends this before is made up by sending again (OFF-4). One sender at a time; the caller sees to it.
 * Answers whether the outbox is empty.
 */
export async function sendOutbox(sending: Sending): Promise<boolean> {
  const { post, clock, random, isOnline, isFresh, woken, patience } = sending;
  const pause = await readPause();
  let failures = pause.ok && !isFresh ? pause.value.failures : 0;
  if (pause.ok && !isFresh && pause.value.until - clock.now() > patience) return false;
  let isPaused = pause.ok && pause.value.until > 0;
  let left = patience;
  if (pause.ok && !isFresh) await clock.sleep(Math.max(0, pause.value.until - clock.now()), woken());

  for (;;) {
    const first = await firstEntry();
    if (!first.ok) return false;
    if (!first.value) return true;
    const { place, entry } = first.value;
    // Of before the try: a network that comes back while one fails is known to be back as well.
    const wake = woken();
    const isExpired = clock.now() - entry.writtenAt > KEPT_FOR;
    const delivery = isExpired ? undefined : await post(entry);
    if (delivery?.outcome === 'later') {
      failures += 1;
      const wait = backOff(failures, delivery.notBefore, random());
      await writePause({ until: clock.now() + wait, failures });
      isPaused = true;
      left -= wait;
      if (left < 0 || !isOnline()) return false;
      await clock.sleep(wait, wake);
      if (wake.aborted) failures = 0;
      continue;
    }
    const removed = await removeEntry(
      place,
      isExpired ? 'expired' : delivery?.outcome === 'refused' ? 'refused' : undefined,
    );
    // An entry that cannot be taken out would be sent for ever.
    if (!removed.ok) return false;
    if (isPaused) await writePause({ until: 0, failures: 0 });
    isPaused = false;
    failures = 0;
  }
}
