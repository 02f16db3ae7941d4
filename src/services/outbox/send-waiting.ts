import { flushOutbox } from '../../base/outbox/flush-outbox';
import { hasServiceWorker, tellServiceWorker } from '../../browser/sw-bridge';

/** Has what waits in the outbox sent: by the service worker, or by this page where there is none (OFF-4). */
export async function sendWaiting(isFresh: boolean): Promise<void> {
  if (await hasServiceWorker()) tellServiceWorker({ type: 'flush-outbox', isFresh });
  else await flushOutbox(isFresh);
}
