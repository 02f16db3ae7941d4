import type { MessageToServiceWorker } from '../../src/contract/service-worker/service-worker-messages';
import { BACKGROUND_STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { listRunningBuilds } from '../versions/list-running-builds';
import { findNewestCompleteVersion } from '../versions/versions-in-memory';
import { readRefreshPendingFlag } from '../versions/versions-store';

declare const self: ServiceWorkerGlobalScope;

/**
 * After the user has pressed Refresh, activates the waiting service worker once every open page runs the active
 * version (UPD-2). By itself, a browser activates a waiting service worker only when no page is open. Reloading the
 * only open page does not activate it, because the new page starts before the old one ends. Called after every
 * version check of a page.
 */
export async function activateWaitingServiceWorker(): Promise<void> {
  const { waiting } = self.registration;
  if (!waiting) return;
  const refreshed = await readRefreshPendingFlag();
  if (!refreshed.ok || !refreshed.value) return;
  const [version, runningBuildNames] = await Promise.all([
    findNewestCompleteVersion(BACKGROUND_STORAGE_TIMEOUT_MS),
    listRunningBuilds(),
  ]);
  const isOnEveryPage = version !== undefined && [...runningBuildNames].every((build) => build === version.build);
  if (isOnEveryPage) waiting.postMessage({ type: 'take-over' } satisfies MessageToServiceWorker);
}
