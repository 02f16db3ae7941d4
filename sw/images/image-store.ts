import { IMAGE_CACHE } from '../../src/contract/storage-keys';
import { STORAGE_LIMIT, WRITE_LIMIT, within } from '../limit';
import { storableResponse } from '../staging/storable-response';
import { IMAGE_BUDGET, type ImageBudget } from './choose-evictions';
import { findImage, forgetImage, listImages, makeRoom, noteImage } from './image-index';
import { LARGEST_IMAGE } from './judge-image';

export interface StoredImage {
  readonly body: Response;
  readonly storedAt: number;
}

/** Milliseconds after which showing a picture again is worth a note. */
const NOTE_EVERY = 60_000;

/** A kept picture; being shown counts for it when room is needed. */
export async function readImage(url: string): Promise<StoredImage | undefined> {
  const [noted, found] = await Promise.all([
    findImage(url),
    within(
      STORAGE_LIMIT,
      caches.open(IMAGE_CACHE).then((cache) => cache.match(url, { ignoreVary: true })),
    ),
  ]);
  if (!noted.ok || !noted.value || !found.ok || !found.value) return undefined;
  const now = Date.now();
  if (now - noted.value.usedAt > NOTE_EVERY) void noteImage({ ...noted.value, usedAt: now });
  return { body: found.value, storedAt: noted.value.storedAt };
}

/** Keeps a picture. It is written down first: a note without a body is harmless, a body without a note stays for ever. */
export async function keepImage(url: string, answer: Response): Promise<void> {
  const body = await answer.arrayBuffer();
  if (body.byteLength > LARGEST_IMAGE) return;
  const now = Date.now();
  const noted = await noteImage({ url, bytes: body.byteLength, storedAt: now, usedAt: now });
  if (!noted.ok) return;
  await shrinkTo(IMAGE_BUDGET);
  const stored = await within(
    WRITE_LIMIT,
    caches.open(IMAGE_CACHE).then((cache) => cache.put(url, storableResponse(body, answer.headers))),
  );
  if (stored.ok) return;
  await forgetImage(url);
  await giveUpHalf();
}

/** The browser gives less room than the budget: half of the pictures make room for the app and the outbox. */
export async function giveUpHalf(): Promise<void> {
  const kept = await listImages();
  if (kept.ok) await shrinkTo({ ...IMAGE_BUDGET, count: Math.floor(kept.value.length / 2) });
}

export const forgetImages = (): Promise<void> => shrinkTo({ ...IMAGE_BUDGET, count: 0 });

async function shrinkTo(budget: ImageBudget): Promise<void> {
  const evicted = await makeRoom(budget);
  if (evicted.ok && evicted.value.length > 0) await dropBodies(evicted.value);
}

async function dropBodies(urls: readonly string[]): Promise<void> {
  await within(
    WRITE_LIMIT,
    caches.open(IMAGE_CACHE).then((cache) => Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })))),
  );
}
