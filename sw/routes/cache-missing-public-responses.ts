import { parseUrl } from '../../src/base/parse-url';
import type { MessageToServiceWorker } from '../../src/contract/service-worker/service-worker-messages';
import { findServiceWorkerCacheRule } from '../../src/contract/service-worker-cache';
import { PUBLIC_RESPONSE_CACHE } from '../../src/contract/storage-keys';
import { createPublicResponseCacheKey } from '../public-responses/cache-key';
import { PUBLIC_RESPONSE_STRATEGIES } from '../public-responses/response-strategies';
import { getServableVersions } from '../versions/versions-in-memory';

/**
 * Caches the public responses that a page loaded before this service worker controlled it, so that the pages of a first
 * visit open offline too (OFF-2). They are fetched again, because the page has consumed their bodies.
 */
export async function cacheMissingPublicResponses(
  event: ExtendableEvent,
  { urls, merchant, language }: Extract<MessageToServiceWorker, { readonly type: 'public-responses' }>,
): Promise<void> {
  const versions = await getServableVersions();
  if (versions.length === 0) return;
  const cache = await caches.open(PUBLIC_RESPONSE_CACHE);
  const headers = { Accept: 'application/json', Merchant: merchant, Language: language };
  await Promise.allSettled(
    urls.filter(isMarked).map(async (url) => {
      const request = new Request(url, { headers, credentials: 'include', redirect: 'error' });
      const key = createPublicResponseCacheKey(request);
      if (!key || (await cache.match(key))) return;
      const [, completing] = PUBLIC_RESPONSE_STRATEGIES.reload.handleAll({ event, request });
      await completing;
    }),
  );
}

function isMarked(text: string): boolean {
  const url = parseUrl(text);
  return url?.origin === location.origin && findServiceWorkerCacheRule(url.pathname) !== undefined;
}
