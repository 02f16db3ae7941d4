import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { clearImageCache } from '../images/image-cache';
import { clearVersionsAndResponses } from '../versions/clear-versions-and-responses';
import { fetchFromNetwork } from './fetch-from-network';
import { matchNavigation } from './navigation';
import { createOfflinePageResponse } from './offline-page-response';

/**
 * Whether a navigation has `?sw=off`, which bypasses and deletes the stored versions, in case one of them is broken.
 * The page then sends no messages to the service worker.
 */
export function matchNavigationWithSwOffParameter(options: RouteMatchCallbackOptions): boolean {
  return matchNavigation(options) && options.url.searchParams.get('sw') === 'off';
}

/**
 * Serves the page from the network, and deletes the stored versions, public responses and images. The service worker
 * stays registered, so the push subscription is kept. A later navigation without the parameter precaches a version
 * again.
 */
export async function handleNavigationWithSwOffParameter({
  event,
  request,
}: RouteHandlerCallbackOptions): Promise<Response> {
  event.waitUntil(Promise.all([clearVersionsAndResponses(), clearImageCache()]));
  const response = await fetchFromNetwork(request);
  return response.ok ? response.value : createOfflinePageResponse();
}
