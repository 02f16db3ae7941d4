import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { logError } from '../runtime/error-log';
import { findStoredFile } from './asset';
import { fetchFromNetwork } from './fetch-from-network';
import { createUnavailableImageResponse } from './image-strategy';
import { findStoredShell } from './navigation';
import { createOfflinePageResponse } from './offline-page-response';

/**
 * Responds to a request whose handler threw, so that a bug in the service worker does not break the page: with the
 * response of the network. If the network fails, an image gets a 504 response; any other request gets the stored file.
 * Without one, a navigation gets the offline page, and the others a network error. Never rejects.
 */
export async function handleRouteError({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  event.waitUntil(logError('handler threw'));
  const response = await fetchFromNetwork(request);
  if (response.ok) return response.value;
  if (request.destination === 'image') return createUnavailableImageResponse();
  const isNavigation = request.mode === 'navigate';
  // The error may have been thrown by reading the store, so errors are ignored here.
  const stored = await (isNavigation ? findStoredShell() : findStoredFile(url)).catch(() => undefined);
  return stored ?? (isNavigation ? createOfflinePageResponse() : Response.error());
}
