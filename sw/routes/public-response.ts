import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { findServiceWorkerCacheRule } from '../../src/contract/service-worker-cache';
import { PUBLIC_RESPONSE_CACHE } from '../../src/contract/storage-keys';
import { createPublicResponseCacheKey } from '../public-responses/cache-key';
import { PUBLIC_RESPONSE_STRATEGIES } from '../public-responses/response-strategies';
import { waitForRevalidation } from '../public-responses/revalidations';
import { logError } from '../runtime/error-log';
import { withTimeLimit } from '../runtime/time-limits';
import { getServableVersions } from '../versions/versions-in-memory';
import { fetchFromNetwork } from './fetch-from-network';

/** Cache modes of requests that need a fresh response from the platform instead of a cached one. */
const RELOAD_MODES: readonly RequestCache[] = ['no-store', 'no-cache', 'reload'];

/**
 * Whether a request is for one of the public responses in `SERVICE_WORKER_CACHE_RULES` (OFF-3). Requests with a
 * token, and requests without a merchant or a language header, are excluded.
 */
export function matchPublicResponse({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  const { method, headers, cache, mode } = request;
  const isMarked = sameOrigin && method === 'GET' && findServiceWorkerCacheRule(url.pathname) !== undefined;
  const isForBrowser = headers.has('range') || cache === 'only-if-cached' || mode === 'navigate';
  return (
    isMarked && !isForBrowser && !headers.has('authorization') && createPublicResponseCacheKey(request) !== undefined
  );
}

/**
 * Responds with the strategy of the endpoint. Bypasses the cache if there is no active version, because the kill
 * switch may then be on. Also bypasses it while Cache Storage does not respond.
 */
export async function handlePublicResponse({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const versions = await getServableVersions();
  const isStoreReady = versions.length > 0 && (await withTimeLimit(caches.open(PUBLIC_RESPONSE_CACHE))).ok;
  const rule = findServiceWorkerCacheRule(url.pathname);
  if (!isStoreReady || !rule) {
    const response = await fetchFromNetwork(request);
    return response.ok ? response.value : Response.error();
  }
  const isReload = RELOAD_MODES.includes(request.cache);
  const joined = isReload ? await waitForRevalidation(request) : undefined;
  if (joined) return joined;
  const [responding, completing] = PUBLIC_RESPONSE_STRATEGIES[isReload ? 'reload' : rule.strategy].handleAll({
    event,
    request,
  });
  // A full disk or a damaged store does not affect the page: its response comes from the network.
  event.waitUntil(completing.catch((error: unknown) => logError(`public response: ${String(error)}`)));
  return responding;
}
