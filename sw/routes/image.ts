import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import type { Result } from '../../src/base/result';
import { readImageHosts } from '../images/image-index';
import { keepImage, readImage } from '../images/image-store';
import { isFreshImage, isFromImageHost, mayKeepImage } from '../images/judge-image';
import { within } from '../limit';
import { knownVersions } from '../versions/known-versions';
import { passOn } from './pass-on';

/** A picture, whole, from this host's picture folder or from another host. */
export function matchImage({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  const isPicture = request.method === 'GET' && request.destination === 'image';
  const isBrowsers = request.headers.has('range') || request.cache === 'only-if-cached';
  const mayBeKept = sameOrigin ? url.pathname.startsWith('/cdn/') : url.protocol === 'https:';
  return isPicture && !isBrowsers && mayBeKept;
}

/** Milliseconds after which an older picture that is kept is shown, though the network may still bring a newer one. */
const NEWER_LIMIT = 3_000;

/**
 * The kept picture, for a week; then the network's, and the kept one when the network has none in time (OFF-3). Without
 * a version to run the store is passed by: the server may have said so.
 */
export async function handleImage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const [versions, hosts] = await Promise.all([knownVersions(), readImageHosts()]);
  const isKept = versions.length > 0 && isFromImageHost(url, location.origin, hosts.ok ? hosts.value : []);
  if (!isKept) return orError(passOn(request));

  const kept = await readImage(url.href);
  if (kept && isFreshImage(kept.storedAt, Date.now())) return kept.body;
  const fetching = fetchAndKeep(event, request, url);
  event.waitUntil(fetching);
  if (kept && !(await within(NEWER_LIMIT, fetching)).ok) return kept.body;
  const answer = await fetching;
  if (answer.ok && answer.value.ok) return answer.value;
  if (kept) return kept.body;
  if (answer.ok) return answer.value;
  // Once more: on a busy device the store may only have been too slow.
  const late = await readImage(url.href);
  if (late) return late.body;
  // A host that lets nobody read its pictures still shows them.
  return url.origin === location.origin ? Response.error() : orError(passOn(request));
}

async function fetchAndKeep(event: ExtendableEvent, request: Request, url: URL): Promise<Result<Response, 'network'>> {
  const answer = await fetchReadable(request, url);
  if (answer.ok && mayKeepImage(answer.value)) event.waitUntil(keepImage(url.href, answer.value.clone()));
  return answer;
}

/** Pages ask other hosts in a way that lets nobody read the answer, so it is asked for anew, without cookies. */
function fetchReadable(request: Request, url: URL): Promise<Result<Response, 'network'>> {
  if (url.origin === location.origin) return passOn(request);
  return passOn(new Request(url, { mode: 'cors', credentials: 'omit', headers: { accept: 'image/*' } }));
}

async function orError(answering: Promise<Result<Response, 'network'>>): Promise<Response> {
  const answer = await answering;
  return answer.ok ? answer.value : Response.error();
}
