import { flushOutbox } from '../../src/base/outbox/flush-outbox';
import { OUTBOX_SYNC_TAG } from '../../src/contract/storage-keys';

declare const self: ServiceWorkerGlobalScope;

/**
 * Sends the queued entries. If some remain, registers a Background Sync, which runs even without an open page (OFF-4).
 */
export async function flushOutboxInServiceWorker(isReconnect: boolean): Promise<void> {
  if (await flushOutbox(isReconnect)) return;
  // Rejected in private windows and when the user has disabled it: the next page that opens sends the rest.
  await self.registration.sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined);
}

/**
 * Sends the queued entries on a Background Sync event. The event does not prove that the network is back, because a
 * browser that is online fires it immediately after the registration. A backoff after failures or `Retry-After`
 * therefore still applies. Rejects if entries remain, so that the browser retries later.
 */
export async function flushOutboxOnSync({ tag }: SyncEvent): Promise<void> {
  if (tag === OUTBOX_SYNC_TAG && !(await flushOutbox(false))) throw new Error('the outbox is not empty');
}
