import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { readImageHosts } from '../images/image-index';
import { isFromImageHost } from '../images/image-policy';
import { getServableVersions } from '../versions/versions-in-memory';
import { fetchFromNetwork } from './fetch-from-network';
import { createUnavailableImageResponse, IMAGE_STRATEGY } from './image-strategy';

/**
 * Whether a request is for a whole image, either from the image folder of this host (`/cdn/`) or from another https
 * host.
 */
export function matchImage({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  const isImage = request.method === 'GET' && request.destination === 'image';
  const isForBrowser = request.headers.has('range') || request.cache === 'only-if-cached';
  const isCacheableSource = sameOrigin ? url.pathname.startsWith('/cdn/') : url.protocol === 'https:';
  return isImage && !isForBrowser && isCacheableSource;
}

/**
 * Responds with the image strategy if the image comes from one of the merchant's image hosts, otherwise from the
 * network. Without an active version the cache is bypassed, because the kill switch may be on.
 */
export async function handleImage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const [versions, hosts] = await Promise.all([getServableVersions(), readImageHosts()]);
  const isCached = versions.length > 0 && isFromImageHost(url, location.origin, hosts.ok ? hosts.value : []);
  if (!isCached) {
    const result = await fetchFromNetwork(request);
    return result.ok ? result.value : createUnavailableImageResponse();
  }
  const [responding, completing] = IMAGE_STRATEGY.handleAll({ event, request });
  // The page has its response; an image whose body is incomplete is not cached.
  completing.catch(() => undefined);
  return responding;
}
