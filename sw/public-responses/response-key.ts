import { CACHE_BUSTER_PARAMETER } from '../../src/contract/service-worker-cache';

/** Query parameters that are added to a cache key. No endpoint has parameters with these names. */
const MERCHANT_PARAMETER = 'sw-merchant';
const LANGUAGE_PARAMETER = 'sw-language';

/**
 * Returns the cache key of a public response: the URL of the request with sorted parameters and without its cache
 * buster, plus the merchant and language from its headers, on which the response depends too (OFF-3). Undefined without
 * these headers.
 */
export function createPublicResponseKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string | undefined {
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
