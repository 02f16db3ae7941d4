import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import type { Result } from '../../src/base/result';
import { IMAGE_CACHE } from '../../src/contract/storage-keys';
import { prepareImageForCaching, readStoredImage, storeImage } from '../images/image-cache';
import { isCacheableImage, isFreshImage } from '../images/image-policy';
import { withTimeLimit } from '../runtime/time-limits';
import { fetchImage } from './fetch-image';

/** How long to wait for the network before showing a stale image (ms). */
const REVALIDATION_TIMEOUT_MS = 3_000;

/**
 * Returns a 504 response for an image that is not available. The response is not a network error, because Firefox
 * would log a network error as an error of the service worker, even after the user has left the page.
 */
export const createUnavailableImageResponse = (): Response => new Response(null, { status: 504 });

/**
 * Serves a cached image while it is fresh (at most a week), otherwise the image from the network. Serves a stale image
 * if the network fails or does not respond in time (OFF-3).
 */
class FreshCacheFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await readStoredImage(request, handler);
    if (cached && isFreshImage(cached.storedAt, Date.now(), cached.freshFor)) return cached.body;
    const fetching = handler.waitUntil(fetchAndStore(request, handler));
    if (cached && !(await withTimeLimit(fetching, REVALIDATION_TIMEOUT_MS)).ok) return cached.body;
    const result = await fetching;
    if (result.ok && (result.value.ok || result.value.type === 'opaque')) return result.value;
    // Read the cache again: on a busy device the first read may have timed out.
    const fallback = cached ?? (await readStoredImage(request, handler));
    return fallback?.body ?? (result.ok ? result.value : createUnavailableImageResponse());
  }
}

async function fetchAndStore(request: Request, handler: StrategyHandler): Promise<Result<Response, 'network'>> {
  const result = await fetchImage(request, new URL(request.url));
  if (result.ok && isCacheableImage(result.value)) {
    void handler.waitUntil(storeImage(request, result.value.clone(), handler));
  }
  return result;
}

const limits: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => prepareImageForCaching(request.url, response),
};

/** Workbox strategy for images of the merchant's image hosts. */
export const IMAGE_STRATEGY = new FreshCacheFirst({
  cacheName: IMAGE_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [limits],
});
