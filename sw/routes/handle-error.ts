import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { logError } from '../runtime/error-log';
import { LAST_READ_TIMEOUT_MS } from '../runtime/time-limits';
import { findStoredFile } from './asset';
import { fetchFromNetwork } from './fetch-from-network';
import { createUnavailableImageResponse } from './image-strategy';
import { findStoredShell } from './navigation';
import { createOfflinePageResponse } from './offline-page-response';

/**
 * Responds from the network to a request whose handler threw, so that a bug in the service worker does not break the
 * page. If the network fails, a request for an image gets a 504 response, and any other request gets the stored file.
 * If the file is not stored, a navigation gets the offline page, and any other request a network error. Never
 * rejects.
 */
export async function handleRouteError({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  event.waitUntil(logError('handler threw'));
  const response = await fetchFromNetwork(request);
  if (response.ok) return response.value;
  if (request.destination === 'image') return createUnavailableImageResponse();
  const isNavigation = request.mode === 'navigate';
  // The error may have been thrown by reading the store, so errors are ignored here.
  const stored = await (isNavigation
    ? findStoredShell(LAST_READ_TIMEOUT_MS)
    : findStoredFile(url, LAST_READ_TIMEOUT_MS)
  ).catch(() => undefined);
  return stored ?? (isNavigation ? createOfflinePageResponse() : Response.error());
}
