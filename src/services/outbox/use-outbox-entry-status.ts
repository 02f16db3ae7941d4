import { useEffect, useState } from 'react';
import type { Clock } from '../../base/clock';
import { type OutboxEntryStatus, readOutboxEntryStatus } from '../../base/outbox/outbox-store';

/** Interval of the first checks (ms), while the entry is probably being sent. */
const FIRST_CHECKS_MS = 300;
/** Number of checks after which an entry counts as waiting: four and a half seconds. */
const FIRST_CHECKS = 15;
/** Interval of the later checks (ms). */
const LATER_CHECKS_MS = 3_000;

/**
 * Returns the status of an outbox entry, and updates until it is no longer queued (OFF-4). `sending`: it is
 * still queued, but only for a few seconds.
 * @param known its status if it is known already
 */
export function useOutboxEntryStatus(
  key: string,
  known: OutboxEntryStatus,
  clock: Clock,
): OutboxEntryStatus | 'sending' {
  const [status, setStatus] = useState<OutboxEntryStatus | 'sending'>(known === 'queued' ? 'sending' : known);
  const isFinal = status !== 'sending' && status !== 'queued';
  useEffect(() => {
    if (isFinal) return undefined;
    const stop = new AbortController();
    void watchEntry(key, { clock, signal: stop.signal }, setStatus);
    return () => stop.abort();
  }, [key, isFinal, clock]);
  return status;
}

async function watchEntry(
  key: string,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
  setStatus: (status: OutboxEntryStatus | 'sending') => void,
): Promise<void> {
  for (let checks = 1; ; checks += 1) {
    const isLate = checks > FIRST_CHECKS;
    await clock.sleep(isLate ? LATER_CHECKS_MS : FIRST_CHECKS_MS, signal);
    if (signal.aborted) return;
    const read = await readOutboxEntryStatus(key);
    if (signal.aborted) return;
    // An outbox that cannot be read says nothing about the entry, which stays in it.
    const status = read.ok ? read.value : 'queued';
    setStatus(status === 'queued' && !isLate ? 'sending' : status);
  }
}
