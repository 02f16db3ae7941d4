import { CACHE_BUSTER_PARAMETER } from '../../src/contract/service-worker-cache';

/** Name of the query parameter that holds the merchant in a cache key. No endpoint has a parameter with this name. */
const MERCHANT_PARAMETER = 'sw-merchant';
const LANGUAGE_PARAMETER = 'sw-language';

/**
 * Returns the cache key of a public response: the URL of the request with sorted parameters and without its cache
 * buster, plus the merchant and language from its headers, on which the response depends too (OFF-3). Undefined if
 * either header is missing.
 */
export function createPublicResponseCacheKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string | undefined {
  const [merchant, language] = [headers.get('Merchant'), headers.get('Language')];
  if (!merchant || !language) return undefined;
  const key = new URL(url);
  key.hash = '';
  key.searchParams.delete(CACHE_BUSTER_PARAMETER);
  key.searchParams.set(MERCHANT_PARAMETER, merchant);
  key.searchParams.set(LANGUAGE_PARAMETER, language);
  key.searchParams.sort();
  return key.href;
}
