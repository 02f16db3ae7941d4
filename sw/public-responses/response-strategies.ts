import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { findServiceWorkerCacheRule, NETWORK_FIRST_TIMEOUT_S } from '../../src/contract/service-worker-cache';
import { PUBLIC_RESPONSE_CACHE } from '../../src/contract/storage-keys';
import { evictHalfOfImages } from '../images/image-cache';
import { createPublicResponseCacheKey } from './cache-key';
import { isUsableCachedResponse, toCachedResponse } from './cached-response';
import { evictPublicResponses } from './response-cache';
import { registerRevalidation, settleRevalidation } from './revalidations';

/**
 * Key of the platform's error response in the state that Workbox shares between the plugin callbacks for one request.
 */
const ERROR_RESPONSE = 'error';
/**
 * Key in the state that Workbox shares between the plugin callbacks for one request. Its value says whether the page
 * has received a cached response.
 */
const IS_CACHED = 'cached';

const ruleOf = ({ url }: Request) => findServiceWorkerCacheRule(new URL(url).pathname);

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => createPublicResponseCacheKey(request) ?? request,
  cacheWillUpdate: async ({ request, response }) =>
    toCachedResponse(response, Date.now(), ruleOf(request)?.maxBytes ?? 0),
  cachedResponseWillBeUsed: async ({ cachedResponse, request, state = {} }) => {
    const rule = ruleOf(request);
    const isShown = rule && cachedResponse && (await isUsableCachedResponse(cachedResponse, rule.maxAgeMs, Date.now()));
    state[IS_CACHED] = isShown;
    return isShown ? cachedResponse : undefined;
  },
  cacheDidUpdate: () => evictPublicResponses(),
  handlerDidComplete: async ({ error }) => {
    // The app and the outbox need space more than images do.
    if (error?.name === 'QuotaExceededError') await evictHalfOfImages();
  },
  requestWillFetch: async ({ request }) => {
    registerRevalidation(request);
    return request;
  },
  fetchDidSucceed: async ({ request, response, state = {} }) => {
    settleRevalidation(request, response.clone(), response.status < 500 && state[IS_CACHED]);
    if (response.status < 500) return response;
    // A server that fails is like no network: the cached response is shown, and the error only if there is none.
    state[ERROR_RESPONSE] = response;
    throw new Error(`status ${response.status}`);
  },
  fetchDidFail: async ({ request }) => settleRevalidation(request),
  handlerDidError: async ({ state = {} }) => state[ERROR_RESPONSE] ?? Response.error(),
};

/** Fetches the response of the platform and caches it; never responds from the cache. */
class NetworkAndCache extends Strategy {
  _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

const options = { cacheName: PUBLIC_RESPONSE_CACHE, plugins: [plugin] };

/**
 * Workbox strategies for public responses, by the strategy name in an endpoint's cache rule. `reload` is for requests
 * that need a fresh response from the platform (OFF-3).
 */
export const PUBLIC_RESPONSE_STRATEGIES = {
  'stale-while-revalidate': new StaleWhileRevalidate(options),
  'network-first': new NetworkFirst({ ...options, networkTimeoutSeconds: NETWORK_FIRST_TIMEOUT_S }),
  reload: new NetworkAndCache(options),
} as const;
