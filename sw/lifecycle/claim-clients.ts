import { writeRefreshPending } from '../versions/versions-store';

declare const self: ServiceWorkerGlobalScope;

/**
 * Claims the pages that no service worker controls. Safe, because no page is controlled by an older worker, or all have
 * agreed to the update.
 */
export async function claimClients(): Promise<void> {
  await writeRefreshPending(false);
  // The shell is served from the cache first, so a preloaded response would be discarded.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}
