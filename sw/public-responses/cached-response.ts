import { CACHED_AT_HEADER } from '../../src/contract/service-worker-cache';

/** Header with the size of a cached body (bytes), so that the limits can be checked without reading the bodies. */
export const CACHED_BYTES_HEADER = 'X-Cached-Bytes';

const JSON_TYPE = /^application\/json\b/i;

/**
 * Whether the status, type and headers of a response allow it to be cached. The body is checked after it has arrived.
 */
function mayBeCached({ status, type, redirected, headers }: Response): boolean {
  const isForbidden = /\bno-store\b|\bprivate\b/i.test(headers.get('cache-control') ?? '');
  const isReadable = type === 'basic' || type === 'default';
  const isJson = JSON_TYPE.test(headers.get('content-type') ?? '');
  return status === 200 && isReadable && !redirected && isJson && !isForbidden && headers.get('vary') !== '*';
}

/**
 * Whether a body is a successful response in the platform's envelope. A success without a value is a failed response,
 * which must not replace a good one (API-2).
 */
function isSuccess(body: string): boolean {
  try {
    const envelope = JSON.parse(body);
    return envelope?.success === true && (envelope.value ?? null) !== null;
  } catch {
    // HTML of a gateway, or a truncated body.
    return false;
  }
}

/**
 * Resolves with the response to cache, which has the current time as a header; undefined if `response` must not be
 * cached, because it is an HTTP error, an error response of the platform, HTML or larger than `maxBytes`, or because its
 * headers forbid caching.
 */
export async function toCachedResponse(
  response: Response,
  now: number,
  maxBytes: number,
): Promise<Response | undefined> {
  if (!mayBeCached(response)) return undefined;
  const body = await response.arrayBuffer();
  if (body.byteLength > maxBytes || !isSuccess(new TextDecoder().decode(body))) return undefined;
  // The other headers describe the transfer or are not used by the page.
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json',
      [CACHED_AT_HEADER]: String(now),
      [CACHED_BYTES_HEADER]: String(body.byteLength),
    },
  });
}

/** Returns when a response was cached (epoch ms); undefined if its header with the time is missing or invalid. */
export function parseCachedAtHeader({ headers }: Pick<Response, 'headers'>): number | undefined {
  const at = Number(headers.get(CACHED_AT_HEADER) ?? Number.NaN);
  return Number.isSafeInteger(at) && at > 0 ? at : undefined;
}

/**
 * Whether a cached response may be used: it is complete, successful and not older than `maxAgeMs`. A response whose
 * time is in the future is not used: the clock was set back, so its age is unknown.
 */
export async function isUsableCachedResponse(cached: Response, maxAgeMs: number, now: number): Promise<boolean> {
  const at = parseCachedAtHeader(cached);
  return at !== undefined && at <= now && now - at <= maxAgeMs && isSuccess(await cached.clone().text());
}
