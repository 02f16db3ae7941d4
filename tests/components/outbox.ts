import { flushOutbox } from '../../src/base/outbox/flush-outbox';
import { OUTBOX_ENTRY_KINDS, type OutboxEntryKind } from '../../src/base/outbox/outbox-entry';
import { removeQueuedEntries, writeBackoff } from '../../src/base/outbox/outbox-store';
import { OUTBOX_LOCK } from '../../src/contract/storage-keys';

/**
 * Empties the outbox, and resolves once its senders have ended: an entry of the test before would be sent in this one,
 * and the backoff after its failures would delay the entries of this one by up to a minute.
 */
export async function emptyOutbox(): Promise<void> {
  for (const kind of OUTBOX_ENTRY_KINDS) await removeQueuedEntries(kind);
  // Ends the waits of the senders, which hold the locks.
  await flushOutbox(true);
  for (const kind of OUTBOX_ENTRY_KINDS) await navigator.locks.request(OUTBOX_LOCK + kind, () => endBackoff(kind));
}

const endBackoff = (kind: OutboxEntryKind) => writeBackoff(kind, { until: 0, failures: 0 });
