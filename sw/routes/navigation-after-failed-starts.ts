import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { withTimeLimit } from '../runtime/time-limits';
import { clearVersionsAndResponses } from '../versions/clear-versions-and-responses';
import { fetchFromNetwork } from './fetch-from-network';
import { handleNavigation, matchNavigation } from './navigation';

/** How long to wait for the network before the stored shell is served although it may be broken (ms). */
const NETWORK_TIMEOUT_MS = 5_000;

/**
 * Whether a navigation has `?sw=pass`, which the page adds after two starts in a row that have rendered nothing: such a
 * navigation bypasses the stored version (BOOT-5).
 */
export function matchNavigationAfterFailedStarts(options: RouteMatchCallbackOptions): boolean {
  return matchNavigation(options) && options.url.searchParams.get('sw') === 'pass';
}

/**
 * Serves the page from the network, and deletes the stored versions and public responses in the background. If the
 * network fails, is too slow or returns an error status, handles the request as a normal navigation. The service
 * worker stays registered, so the push subscription is kept.
 */
export async function handleNavigationAfterFailedStarts(options: RouteHandlerCallbackOptions): Promise<Response> {
  const fetched = await withTimeLimit(fetchFromNetwork(options.request), NETWORK_TIMEOUT_MS);
  const response = fetched.ok && fetched.value.ok ? fetched.value.value : undefined;
  if (!response?.ok) return handleNavigation(options);
  options.event.waitUntil(clearVersionsAndResponses());
  return response;
}
