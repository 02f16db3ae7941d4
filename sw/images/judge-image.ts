import { readUrl } from '../../src/base/read-url';

/** A picture of more bytes than this is not kept: it would push out too many others. */
export const LARGEST_IMAGE = 2_000_000;

/**
 * Whether an answer is a picture that may be kept. One that cannot be read (opaque) is not: nobody could tell what it
 * is, and browsers charge megabytes for it.
 */
export function mayKeepImage(answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const { status, type, redirected, headers } = answer;
  const isReadable = type === 'basic' || type === 'cors' || type === 'default';
  const isImage = /^image\//.test(headers.get('content-type') ?? '');
  const isForbidden = /\bno-store\b|\bprivate\b/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isReadable && isImage && !isForbidden && headers.get('vary') !== '*';
}

/** How long a kept picture is shown without asking for a newer one, milliseconds. */
const FRESH_FOR = 7 * 24 * 3_600_000;

/** Whether a kept picture is shown at once; an older one only when the network has none. */
export function isFreshImage(storedAt: number, now: number): boolean {
  return now >= storedAt && now - storedAt < FRESH_FOR;
}

/** Whether a picture comes from one of the merchant's image hosts; these are prefixes of addresses. */
export function isFromImageHost(url: URL, origin: string, hosts: readonly string[]): boolean {
  if (url.origin === origin && url.pathname.startsWith('/cdn/')) return true;
  return hosts.some((host) => {
    const place = readUrl(host);
    return place?.origin === url.origin && url.pathname.startsWith(place.pathname);
  });
}
