import type { Result } from '../../src/base/result';
import { readCorsFailureTimeByOrigin, writeCorsFailureTimeByOrigin } from '../images/image-index';
import { withTimeLimit } from '../runtime/time-limits';
import { fetchFromNetwork } from './fetch-from-network';

type FetchResult = Promise<Result<Response, 'network'>>;

/**
 * Minimum time between a failed CORS request to an origin and the next one (ms). CORS is tried again, because the
 * operator of the origin may have enabled it meanwhile.
 */
const UNREADABLE_FOR_MS = 24 * 3_600_000;
/**
 * How long requests for further images of an origin wait for the first request (ms), which shows whether the origin
 * allows CORS.
 */
const PROBE_WAIT_MS = 1_000;

/**
 * CORS support by image origin: 0 if the origin allows CORS, otherwise the time of the last failed CORS request
 * (epoch ms). Undefined until it has been read from the database.
 */
let origins: Record<string, number> | undefined;
/** The in-flight request for the first image of each origin, by origin. */
const probes = new Map<string, Promise<unknown>>();

/**
 * Fetches an image with CORS where its origin allows that, so that the response can be cached. Pages request
 * cross-origin images with `no-cors`. This function sends a CORS request without cookies instead. If the CORS request
 * fails, it sends the original request. An origin without CORS costs one failed request a day, not one per image.
 */
export async function fetchImage(request: Request, url: URL): FetchResult {
  const { origin } = url;
  if (origin === location.origin) return fetchFromNetwork(request);
  const originTimes = await loadOrigins();
  const probe = isProbeDue(originTimes[origin]) ? probes.get(origin) : undefined;
  if (probe) await withTimeLimit(probe, PROBE_WAIT_MS);
  if (originTimes[origin] === 0) return fetchReadable(request, url);
  if (probe || !isProbeDue(originTimes[origin])) return fetchFromNetwork(request);
  const first = fetchReadable(request, url);
  probes.set(origin, first);
  return first.finally(() => probes.delete(origin));
}

const isProbeDue = (failedAt: number | undefined) =>
  failedAt === undefined || (failedAt > 0 && !(Math.abs(Date.now() - failedAt) < UNREADABLE_FOR_MS));

async function fetchReadable(request: Request, url: URL): FetchResult {
  const { origin } = url;
  const corsResult = await fetchFromNetwork(
    new Request(url, { mode: 'cors', credentials: 'omit', headers: { accept: 'image/*' } }),
  );
  if (corsResult.ok) {
    recordOrigin(origin, 0);
    return corsResult;
  }
  const noCorsResult = await fetchFromNetwork(request);
  // An origin counts as unreadable after two failures in a row: error pages often lack the CORS header that images
  // have.
  if (noCorsResult.ok) recordOrigin(origin, origins?.[origin] === 0 ? undefined : Date.now());
  return noCorsResult;
}

function recordOrigin(origin: string, failedAt: number | undefined): void {
  if (!origins || origins[origin] === failedAt) return;
  if (failedAt === undefined) delete origins[origin];
  else origins[origin] = failedAt;
  void writeCorsFailureTimeByOrigin(origins);
}

async function loadOrigins(): Promise<Record<string, number>> {
  if (origins) return origins;
  const read = await readCorsFailureTimeByOrigin();
  origins ??= { ...(read.ok ? read.value : {}) };
  return origins;
}
