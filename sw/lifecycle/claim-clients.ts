import { writeRefreshPendingFlag } from '../versions/versions-store';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes control of all open pages when this service worker becomes active, and clears the flag of a pending Refresh.
 * Taking control is safe: at that time either no page is controlled by an older service worker, or every page has
 * reloaded to the active version of the app (see `activateWaitingServiceWorker`).
 */
export async function claimClients(): Promise<void> {
  await writeRefreshPendingFlag(false);
  // The shell is served from the cache first, so a preloaded response would be discarded.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}
