import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { ASSET_PATH_PREFIX } from '../../src/contract/service-worker/service-worker-urls';
import { fetchFile } from '../precache/fetch-file';
import { LAST_READ_TIMEOUT_MS } from '../runtime/time-limits';
import { readContentByHash, storeContentByHash } from '../versions/content-store';
import { findFileInVersions } from '../versions/stored-versions';
import { getServableVersions } from '../versions/versions-in-memory';
import { fetchFromNetwork } from './fetch-from-network';

/**
 * Matches scripts and style sheets. A script or style sheet that the asset manifest lists is served only if its
 * content matches the hash in the manifest.
 */
const CODE_FILE = /\.(m?js|css)$/;

/**
 * Whether a request is for a file with a hashed name. Range requests and `only-if-cached` requests are left to the
 * browser.
 */
export function matchAsset({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  const isHashed = sameOrigin && url.pathname.startsWith(ASSET_PATH_PREFIX) && url.search === '';
  const isForBrowser =
    request.mode === 'navigate' || request.headers.has('range') || request.cache === 'only-if-cached';
  return isHashed && !isForBrowser;
}

/**
 * Serves a file cache first; files are verified before they are stored (OFF-3). If the network fails, reads the cache
 * again and waits longer, because on a busy device the first read may have timed out.
 */
export async function handleAsset(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { url } = options;
  return (
    (await findStoredFile(url)) ??
    (await fetchAndStore(options)) ??
    (await findStoredFile(url, LAST_READ_TIMEOUT_MS)) ??
    Response.error()
  );
}

/** Resolves with the file at a URL from the stored versions; undefined if it is not stored. */
export async function findStoredFile({ pathname }: URL, timeoutMs?: number): Promise<Response | undefined> {
  const file = findFileInVersions(await getServableVersions(timeoutMs), pathname);
  return file && readContentByHash(file.sha256, timeoutMs);
}

async function fetchAndStore({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response | undefined> {
  const file = findFileInVersions(await getServableVersions(), url.pathname);
  if (file) {
    const fetched = await fetchFile(file);
    if (fetched.ok) {
      event.waitUntil(storeContentByHash(file.sha256, fetched.value.clone()));
      return fetched.value;
    }
    if (CODE_FILE.test(file.url)) return undefined;
  }
  const response = await fetchFromNetwork(request);
  return response.ok ? response.value : undefined;
}
