import { precacheVersionFromServerWithLock } from '../precache/precache-version';
import { logError } from '../runtime/error-log';

declare const self: ServiceWorkerGlobalScope;

/**
 * Precaches the critical files on install. The installation succeeds even without them: the service worker then
 * forwards requests to the network until its next check precaches a version. Skips waiting only if no other service
 * worker is active.
 */
export async function precacheCriticalFiles(): Promise<void> {
  await precacheVersionFromServerWithLock().catch((error: unknown) => logError(`install: ${error}`));
  if (!self.registration.active) await self.skipWaiting();
}
