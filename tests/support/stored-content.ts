import { expect, type Page } from '@playwright/test';
import { ASSET_MANIFEST_URL, type AssetManifest } from '../../src/contract/asset-manifest';
import { CONTENT_CACHE } from '../../src/contract/storage-keys';
import { acrossReloads } from './across-reloads';
import { versionInCharge } from './worker-state';

/** What the service worker keeps: the SHA-256 each body is kept under, and the one it really has. */
export interface StoredBody {
  readonly keptAs: string;
  readonly is: string;
}

/** Every body in the service worker's store, hashed anew in the page. */
export const storedContent = (page: Page): Promise<StoredBody[]> =>
  acrossReloads(() =>
    page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      return Promise.all(
        keys.map(async (key) => {
          const body = await (await cache.match(key))?.arrayBuffer();
          const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0)));
          const is = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
          return { keptAs: key.url.split('/').at(-1) ?? '', is };
        }),
      );
    }, CONTENT_CACHE),
  );

/** What every body in the service worker's store is kept under. */
const storedNames = (page: Page): Promise<string[]> =>
  acrossReloads(() =>
    page.evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => url.split('/').at(-1) ?? '').sort();
    }, CONTENT_CACHE),
  );

/** The manifest of the version that is being served: to the page, or on the base URL while the page is blank. */
export async function servedManifest(page: Page): Promise<AssetManifest> {
  const isBlank = page.url() === 'about:blank';
  const address = isBlank ? ASSET_MANIFEST_URL : new URL(ASSET_MANIFEST_URL, page.url()).href;
  return (await page.request.get(address)).json();
}

/** Waits until a build is in charge and the worker has all its files, whatever else it keeps. */
export const untilComplete = (page: Page, build: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const newest = await versionInCharge(page);
        return newest && `${newest.build} ${newest.files - newest.storedFiles}`;
      },
      { timeout: 20_000 },
    )
    .toBe(`${build} 0`);

/** Waits until the service worker has every file of the served version and answers for this page. */
export async function untilStored(page: Page): Promise<void> {
  const { files } = await servedManifest(page);
  const wanted = [...new Set(files.map(({ sha256 }) => sha256))].sort();
  await expect.poll(() => storedNames(page), { timeout: 20_000 }).toEqual(wanted);
  // A worker that has just become active claims the page a moment later.
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => acrossReloads(isControlled)).toBe(true);
}
