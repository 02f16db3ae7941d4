import { useEffect, useState } from 'react';
import { systemClock } from '../../base/clock';
import { type OutboxEntryFate, readOutboxEntryFate } from '../../base/outbox/outbox-store';

/** Interval of the first checks (ms), while the entry is probably being sent. */
const FIRST_CHECKS_MS = 300;
/** Number of checks after which an entry counts as waiting: four and a half seconds. */
const FIRST_CHECKS = 15;
/** Interval of the later checks (ms). */
const LATER_CHECKS_MS = 3_000;

/**
 * Returns what has become of an outbox entry, and updates until it is delivered or dropped (OFF-4). `sending`: it is
 * still queued, but only for a few seconds.
 * @param known its fate if it is known already
 */
export function useOutboxEntryFate(key: string, known: OutboxEntryFate): OutboxEntryFate | 'sending' {
  const [fate, setFate] = useState<OutboxEntryFate | 'sending'>(known === 'queued' ? 'sending' : known);
  const isFinal = fate === 'delivered' || fate === 'dropped';
  useEffect(() => {
    if (isFinal) return undefined;
    const stop = new AbortController();
    void watchEntry(key, stop.signal, setFate);
    return () => stop.abort();
  }, [key, isFinal]);
  return fate;
}

async function watchEntry(
  key: string,
  signal: AbortSignal,
  setFate: (fate: OutboxEntryFate | 'sending') => void,
): Promise<void> {
  for (let checks = 1; ; checks += 1) {
    const isLate = checks > FIRST_CHECKS;
    await systemClock.sleep(isLate ? LATER_CHECKS_MS : FIRST_CHECKS_MS, signal);
    if (signal.aborted) return;
    const read = await readOutboxEntryFate(key);
    if (signal.aborted) return;
    // An outbox that cannot be read says nothing about the entry, which stays in it.
    const fate = read.ok ? read.value : 'queued';
    setFate(fate === 'queued' && !isLate ? 'sending' : fate);
  }
}
