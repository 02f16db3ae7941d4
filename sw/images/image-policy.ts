import { parseUrl } from '../../src/base/parse-url';

/** Maximum size of a cached image (bytes): a larger one would evict too many others. */
export const MAX_IMAGE_BYTES = 2_000_000;

/**
 * Whether a response is an image that may be cached. Opaque responses are not cached: their status and type are
 * unknown, and browsers count several megabytes of quota for each.
 */
export function isCacheableImage(response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const { status, type, redirected, headers } = response;
  const isReadable = type === 'basic' || type === 'cors' || type === 'default';
  const isImage = /^image\//.test(headers.get('content-type') ?? '');
  const isForbidden = /\bno-store\b|\bprivate\b/i.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isReadable && isImage && !isForbidden && headers.get('vary') !== '*';
}

/** Maximum freshness lifetime of a cached image (ms); its server may set a shorter one. */
const MAX_FRESH_MS = 7 * 24 * 3_600_000;

/**
 * Returns the freshness lifetime from the response headers (ms): `max-age` minus `Age`, or 0 for `no-cache`; undefined
 * if the headers set none.
 */
export function parseFreshnessLifetime(headers: Headers): number | undefined {
  const cacheControl = headers.get('cache-control') ?? '';
  if (/(^|[\s,])no-cache\b/i.test(cacheControl)) return 0;
  const [, seconds] = cacheControl.match(/(?:^|[\s,])max-age\s*=\s*"?(\d+)/i) ?? [];
  return seconds === undefined ? undefined : Math.max(0, Number(seconds) - (Number(headers.get('age')) || 0)) * 1_000;
}

/** Whether a cached image can be shown without a request; a stale one is shown only if the network fails or is slow. */
export function isFreshImage(storedAt: number, now: number, freshFor = MAX_FRESH_MS): boolean {
  return now >= storedAt && now - storedAt < Math.min(freshFor, MAX_FRESH_MS);
}

/**
 * Whether an image is in the image folder of this origin, or its URL starts with one of the merchant's image hosts,
 * which are URL prefixes.
 */
export function isFromImageHost(url: URL, origin: string, hosts: readonly string[]): boolean {
  if (url.origin === origin && url.pathname.startsWith('/cdn/')) return true;
  return hosts.some((host) => {
    const prefix = parseUrl(host);
    return prefix?.origin === url.origin && url.pathname.startsWith(prefix.pathname);
  });
}
