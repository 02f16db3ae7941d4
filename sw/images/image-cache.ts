import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { IMAGE_CACHE } from '../../src/contract/storage-keys';
import { toStorableResponse } from '../runtime/storable-response';
import { BACKGROUND_STORAGE_TIMEOUT_MS, withTimeLimit } from '../runtime/time-limits';
import { type CacheLimits, IMAGE_CACHE_LIMITS } from './choose-urls-to-evict';
import {
  deleteImageRecord,
  deleteImageRecordsOverLimits,
  findImageRecord,
  listImageRecords,
  saveImageRecord,
} from './image-index';
import { MAX_IMAGE_BYTES, parseFreshnessLifetime } from './image-policy';

export interface StoredImageResponse {
  readonly body: Response;
  readonly storedAt: number;
  /** Freshness lifetime set by the server (ms); undefined if the response had none. */
  readonly freshFor: number | undefined;
}

/** Minimum interval between updates of an image's last-used time (ms). */
const USED_AT_UPDATE_INTERVAL_MS = 60_000;

/**
 * Resolves with a cached image and updates its last-used time; undefined if the image or its record is missing, or the
 * storage does not respond.
 */
export async function readStoredImage(
  request: Request,
  handler: StrategyHandler,
): Promise<StoredImageResponse | undefined> {
  const [imageRecord, found] = await Promise.all([
    findImageRecord(request.url),
    withTimeLimit(handler.cacheMatch(request)),
  ]);
  if (!imageRecord.ok || !imageRecord.value || !found.ok || !found.value) return undefined;
  const now = Date.now();
  if (now - imageRecord.value.usedAt > USED_AT_UPDATE_INTERVAL_MS)
    void saveImageRecord({ ...imageRecord.value, usedAt: now });
  const { storedAt, freshFor } = imageRecord.value;
  return { body: found.value, storedAt, freshFor };
}

/**
 * Reserves space for an image that is about to be stored: saves its record and evicts the images over the cache
 * limits. Resolves with the response to store; undefined if the image is too large or its record cannot be saved. The
 * record is written before the body, because a record without a body is harmless, whereas a body without a record
 * would never be evicted.
 */
export async function prepareImageForCaching(url: string, response: Response): Promise<Response | undefined> {
  const body = await response.arrayBuffer();
  if (body.byteLength > MAX_IMAGE_BYTES) return undefined;
  const now = Date.now();
  const freshFor = parseFreshnessLifetime(response.headers);
  const recorded = await saveImageRecord({ url, bytes: body.byteLength, storedAt: now, usedAt: now, freshFor });
  if (!recorded.ok) return undefined;
  await shrinkTo(IMAGE_CACHE_LIMITS);
  return toStorableResponse(body, response.headers);
}

/**
 * Stores an image once its body is complete. If the write fails, deletes the record of the image and evicts the least
 * recently used half of the images.
 */
export async function storeImage(request: Request, response: Response, handler: StrategyHandler): Promise<void> {
  // The body is read first, so that the time limit covers the write only.
  const complete = new Response(await response.arrayBuffer(), { headers: response.headers });
  const stored = await withTimeLimit(handler.cachePut(request, complete), BACKGROUND_STORAGE_TIMEOUT_MS);
  if (stored.ok) return;
  await deleteImageRecord(request.url);
  await evictHalfOfImages();
}

/**
 * Evicts the least recently used half of the images, to free space for the app and the outbox. Called when a write
 * fails, usually because the quota is exceeded.
 */
export async function evictHalfOfImages(): Promise<void> {
  const images = await listImageRecords();
  if (images.ok) await shrinkTo({ ...IMAGE_CACHE_LIMITS, maxCount: Math.floor(images.value.length / 2) });
}

export const clearImageCache = (): Promise<void> => shrinkTo({ ...IMAGE_CACHE_LIMITS, maxCount: 0 });

async function shrinkTo(limits: CacheLimits): Promise<void> {
  const evicted = await deleteImageRecordsOverLimits(limits);
  if (evicted.ok && evicted.value.length > 0) await deleteBodies(evicted.value);
}

async function deleteBodies(urls: readonly string[]): Promise<void> {
  await withTimeLimit(
    caches.open(IMAGE_CACHE).then((cache) => Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })))),
    BACKGROUND_STORAGE_TIMEOUT_MS,
  );
}
