import {
  MESSAGES_TO_SERVICE_WORKER,
  type MessageFromServiceWorker,
  type MessageToServiceWorker,
  parseServiceWorkerMessage,
} from '../../src/contract/service-worker/service-worker-messages';
import { writeImageHosts } from '../images/image-index';
import { activateWaitingServiceWorker } from '../lifecycle/activate-waiting-service-worker';
import { refuseStorage } from '../lifecycle/refuse-storage';
import { flushOutboxInServiceWorker } from '../outbox/flush-in-service-worker';
import { checkForUpdateIfDue } from '../precache/check-for-update';
import { precacheLazyFiles } from '../precache/precache-lazy-files';
import { cacheMissingPublicResponses } from '../routes/cache-missing-public-responses';
import { broadcastToClients } from '../runtime/broadcast-to-clients';
import { BACKGROUND_STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { toVersionInfo } from '../versions/stored-versions';
import { findNewestCompleteVersion } from '../versions/versions-in-memory';
import { writeRefreshPendingFlag } from '../versions/versions-store';

declare const self: ServiceWorkerGlobalScope;

/** Handles a `message` event from a page or from another service worker of this app; ignores invalid messages. */
export async function handleMessage(event: ExtendableMessageEvent): Promise<void> {
  const message = parseServiceWorkerMessage(MESSAGES_TO_SERVICE_WORKER, event.data);
  // The page handles the message itself when no acknowledgement arrives through its port.
  if (message) event.ports[0]?.postMessage('taken');
  switch (message?.type) {
    case 'page-idle':
      // Claims again: the claim on activation misses a page whose document was requested before it and arrived after
      // it.
      await Promise.all([self.clients.claim(), precacheLazyFiles(message)]);
      return;
    case 'check-version':
      return handleVersionCheck(message, event.source);
    case 'refresh-requested':
      return refreshPages(message.id);
    case 'image-hosts':
      return void (await writeImageHosts(message.hosts));
    case 'public-responses':
      return cacheMissingPublicResponses(event, message);
    case 'flush-outbox':
      return flushOutboxInServiceWorker(message.isReconnect);
    case 'forget-device':
      return refuseStorage();
    case 'take-over':
      return self.skipWaiting();
  }
}

async function handleVersionCheck(
  message: MessageToServiceWorker & { readonly type: 'check-version' },
  page: ExtendableMessageEvent['source'],
): Promise<void> {
  const version = await checkForUpdateIfDue(message);
  if (version)
    page?.postMessage({ type: 'version-current', ...toVersionInfo(version) } satisfies MessageFromServiceWorker);
  await activateWaitingServiceWorker();
}

/**
 * Asks all pages to reload to the requested version. Does nothing if that version is no longer active: the pages then
 * get the active one at their next check.
 */
async function refreshPages(requestedId: string): Promise<void> {
  const version = await findNewestCompleteVersion(BACKGROUND_STORAGE_TIMEOUT_MS);
  if (version?.id !== requestedId) return;
  await writeRefreshPendingFlag(true);
  await broadcastToClients({ type: 'refresh', ...toVersionInfo(version) });
}
