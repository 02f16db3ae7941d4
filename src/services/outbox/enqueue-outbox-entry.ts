import { flushOutbox } from '../../base/outbox/flush-outbox';
import type { OutboxEntry } from '../../base/outbox/outbox-entry';
import { appendOutboxEntry } from '../../base/outbox/outbox-store';
import { postOutboxEntry } from '../../base/outbox/post-outbox-entry';
import { postToServiceWorkerAndAwaitReply } from '../../browser/workers/service-worker-bridge';
import { useI18n } from '../i18n/i18n';
import { getMerchantCode } from '../merchant/merchant-store';

/** Flushes the outbox in the service worker, or in this page if no service worker accepts the request (OFF-4). */
export async function requestOutboxFlush(isReconnect: boolean): Promise<void> {
  if (!(await postToServiceWorkerAndAwaitReply({ type: 'flush-outbox', isReconnect }, false)))
    await flushOutbox(isReconnect);
}

/** What an entry is after it was enqueued; `failed`: it could neither be stored nor delivered. */
export type EnqueueOutcome = 'queued' | 'delivered' | 'failed';

/**
 * Stores an entry in the outbox before it is sent for the first time (OFF-4). An entry that cannot be stored is sent
 * directly, once.
 */
export async function enqueueOutboxEntry(fields: Omit<OutboxEntry, 'merchant' | 'language'>): Promise<EnqueueOutcome> {
  const entry: OutboxEntry = { ...fields, merchant: getMerchantCode(), language: useI18n.getState().language.code };
  const stored = await appendOutboxEntry(entry);
  if (!stored.ok) return (await postOutboxEntry(entry)).outcome === 'delivered' ? 'delivered' : 'failed';
  void requestOutboxFlush(false);
  return 'queued';
}
