import './workbox-globals';
import type { HandlerCallbackOptions } from 'workbox-core/types.js';
import { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import * as imageCache from '../../../sw/images/image-cache';
import { IMAGE_STRATEGY } from '../../../sw/routes/image-strategy';

/** Returns a request for an image and the handler with which the image strategy reads and writes its cache. */
function imageRequest(url: string) {
  const request = new Request(url);
  const options = { event: { waitUntil: () => undefined }, request } as unknown as HandlerCallbackOptions;
  return { request, handler: new StrategyHandler(IMAGE_STRATEGY, options) };
}

/** Caches an image as the image strategy does after a fetch. */
export function cacheImage(url: string, response: Response): Promise<void> {
  const { request, handler } = imageRequest(url);
  return imageCache.storeImage(request, response, handler);
}

/** Reads a cached image as the image strategy does. */
export function readCachedImage(url: string): ReturnType<typeof imageCache.readStoredImage> {
  const { request, handler } = imageRequest(url);
  return imageCache.readStoredImage(request, handler);
}
