import { flushOutbox } from '../../src/base/outbox/flush-outbox';
import { OUTBOX_SYNC } from '../../src/contract/storage-keys';

declare const self: ServiceWorkerGlobalScope;

/** Sends what waits; what is left is asked for again by the browser, when no page may be open any more (OFF-4). */
export async function sendWaiting(isFresh: boolean): Promise<void> {
  if (await flushOutbox(isFresh)) return;
  // Refused in private windows and where the visitor forbids it: then the next page that opens sends.
  await self.registration.sync?.register(OUTBOX_SYNC).catch(() => undefined);
}

/**
 * The browser believes in a connection, and where it believes in one already it asks at once: no word that the network
 * has come back, so the pause that failures or the platform's `Retry-After` have led to holds. A rejection makes the
 * browser ask once more, later.
 */
export async function sendOnSync({ tag }: SyncEvent): Promise<void> {
  if (tag === OUTBOX_SYNC && !(await flushOutbox(false))) throw new Error('the outbox is not empty');
}
