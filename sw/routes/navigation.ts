import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { BASE_PATH, HTML_PAGE_PATHS } from '../../src/contract/paths';
import { checkForUpdateAfterNavigation } from '../precache/check-for-update';
import { readStoredDocument } from '../precache/own-document';
import { mustServeFromNetwork } from '../precache/refused-version';
import { LAST_READ_TIMEOUT_MS } from '../runtime/time-limits';
import { findNewestCompleteVersion } from '../versions/versions-in-memory';
import { fetchFromNetwork } from './fetch-from-network';
import { createOfflinePageResponse } from './offline-page-response';

/**
 * Whether a request is a navigation to a page of the app. Unknown paths are included, because the app renders its own
 * not-found page (ROUTE-4). Paths with a file extension are excluded, except those of HTML pages; what was pasted after
 * a path, and a query without its `?`, is no extension (ROUTE-9).
 */
export function matchNavigation({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  const isInScope = url.pathname === BASE_PATH || url.pathname.startsWith(`${BASE_PATH}/`);
  const isFile = /^[^%&]+\.\w+$/.test(url.pathname) && !HTML_PAGE_PATHS.includes(url.pathname);
  return request.mode === 'navigate' && sameOrigin && isInScope && !isFile;
}

/**
 * Serves the shell of the active version without a network request, or the response of the network if there is no
 * active version or a proxy keeps newer versions from being stored (UPD-2). If the network fails too, reads the stored
 * shell again and waits longer, because on a busy device the first read may have timed out.
 */
export async function handleNavigation({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  event.waitUntil(checkForUpdateAfterNavigation());
  const [isFromNetwork, stored] = await Promise.all([mustServeFromNetwork(), findStoredShell()]);
  if (stored && !isFromNetwork) return stored;
  const response = await fetchFromNetwork(request);
  if (response.ok && (response.value.ok || !isFromNetwork)) return response.value;
  return (
    stored ??
    (await findStoredShell(LAST_READ_TIMEOUT_MS)) ??
    (response.ok ? response.value : createOfflinePageResponse())
  );
}

/** Resolves with the shell of the active version; undefined if it is not stored. */
export async function findStoredShell(timeoutMs?: number): Promise<Response | undefined> {
  return readStoredDocument(await findNewestCompleteVersion(timeoutMs), timeoutMs);
}
