import { expect, type Page } from '@playwright/test';
import type { AssetFile, AssetManifest } from '../../../src/contract/service-worker/asset-manifest';
import { ASSET_MANIFEST_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { APP_FILES_CACHE } from '../../../src/contract/storage-keys';
import { retryAcrossReloads } from '../page/retry-across-reloads';
import { readActiveVersion } from './service-worker-state';
import { SERVICE_WORKER_TIMEOUT_MS } from './service-worker-timeout';

/** A stored body: the SHA-256 under which it is stored, and its actual SHA-256. */
export interface StoredBodyHashes {
  readonly storedHash: string;
  readonly actualHash: string;
}

const SERVICE_WORKER_SCOPE = '/m/';

/** The comment between the head of the host and the shell of a document (deploy/documents/document-parts.mjs). */
const END_OF_HEAD = '<!--shell-->\n';

/**
 * Resolves with the stored hash and the actual hash of every body in the service worker's cache. The page computes
 * the actual hash; that of the document is the hash of its shell.
 */
export const readStoredBodyHashes = (page: Page): Promise<StoredBodyHashes[]> =>
  retryAcrossReloads(() =>
    page.evaluate(
      async ([name, endOfHead]) => {
        const cache = await caches.open(name);
        const keys = await cache.keys();
        return Promise.all(
          keys.map(async (key) => {
            const body = (await (await cache.match(key))?.arrayBuffer()) ?? new ArrayBuffer(0);
            const shell = new TextDecoder().decode(body).split(endOfHead)[1];
            const pinned = shell === undefined ? body : new TextEncoder().encode(shell);
            const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', pinned));
            const actualHash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
            return { storedHash: key.url.split('/').at(-1) ?? '', actualHash };
          }),
        );
      },
      [APP_FILES_CACHE, END_OF_HEAD] as const,
    ),
  );

/** Resolves with the SHA-256 that each body is stored under. */
const storedHashes = (page: Page): Promise<string[]> =>
  retryAcrossReloads(() =>
    page.evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => url.split('/').at(-1) ?? '').sort();
    }, APP_FILES_CACHE),
  );

/** Fetches the served manifest from the page's origin, or from the base URL while the page is blank. */
export async function fetchServedAssetManifest(page: Page): Promise<AssetManifest> {
  const isBlank = page.url() === 'about:blank';
  const address = isBlank ? ASSET_MANIFEST_URL : new URL(ASSET_MANIFEST_URL, page.url()).href;
  return (await page.request.get(address)).json();
}

/**
 * Sends the message with which a page has all files stored, as the page does once its visitor has looked at it for a
 * minute. Waits until a service worker is active.
 */
export const showInterest = (page: Page): Promise<void> =>
  retryAcrossReloads(() =>
    page.evaluate(
      async ([scope, message]) => {
        let worker: ServiceWorker | null | undefined;
        while (!worker) {
          worker = (await navigator.serviceWorker.getRegistration(scope))?.active;
          if (!worker) await new Promise((resolve) => setTimeout(resolve, 50));
        }
        worker.postMessage(message);
      },
      [SERVICE_WORKER_SCOPE, { type: 'page-idle', isInterested: true } as const] as const,
    ),
  );

/**
 * Waits until the version with this build id is active and all of its files are stored. Other stored files do not
 * matter.
 */
export async function waitUntilVersionComplete(page: Page, build: string): Promise<void> {
  const describeNewest = async () => {
    await showInterest(page);
    const newest = await readActiveVersion(page);
    return newest && `${newest.build} ${newest.files - newest.storedFiles}`;
  };
  await expect.poll(describeNewest, { timeout: SERVICE_WORKER_TIMEOUT_MS }).toBe(`${build} 0`);
}

/**
 * Has all files stored. Waits until the service worker controls this page, has stored all files of the served version
 * that it precaches, and stores no file that belongs only to other versions.
 */
export async function waitUntilServedVersionStored(page: Page): Promise<void> {
  // Again each time: a message that arrives before a version is active has no effect.
  await waitUntilPrecached(page, () => showInterest(page));
}

/** Waits as {@link waitUntilServedVersionStored}, for the page to have its files stored by itself. */
export async function waitUntilPrecached(page: Page, beforeEachLook = async () => {}): Promise<void> {
  const { files } = await fetchServedAssetManifest(page);
  const listHashes = (list: readonly AssetFile[]) => list.map(({ sha256 }) => sha256);
  const precached = listHashes(files.filter(({ onDemand }) => !onDemand));
  const known = new Set(listHashes(files));
  const findDifference = async () => {
    await beforeEachLook();
    const stored = await storedHashes(page);
    return {
      missing: precached.filter((hash) => !stored.includes(hash)),
      unknown: stored.filter((hash) => !known.has(hash)),
    };
  };
  await expect.poll(findDifference, { timeout: SERVICE_WORKER_TIMEOUT_MS }).toEqual({ missing: [], unknown: [] });
  // A newly activated worker claims the page a moment later.
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => retryAcrossReloads(isControlled)).toBe(true);
}
