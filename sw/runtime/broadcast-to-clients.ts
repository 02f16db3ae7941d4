import type { MessageFromServiceWorker } from '../../src/contract/service-worker/service-worker-messages';

declare const self: ServiceWorkerGlobalScope;

/** Sends a message to every page of this origin, including those that this service worker does not control yet. */
export async function broadcastToClients(message: MessageFromServiceWorker): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
