import type { AssetFile } from '../../src/contract/service-worker/asset-manifest';
import type { FailedPrecacheFile } from '../../src/contract/service-worker/service-worker-messages';
import { evictHalfOfImages } from '../images/image-cache';
import { broadcastToClients } from '../runtime/broadcast-to-clients';
import { logError } from '../runtime/error-log';
import { BACKGROUND_STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { hasContentWithHash, storeContentByHash } from '../versions/content-store';
import { type FileFetchResult, fetchFile } from './fetch-file';
import { findMissingFiles } from './find-missing-files';
import { decidePrecachePlan } from './precache-plan';

/**
 * Fetches and stores, in parallel, the files that are not stored yet. If a file cannot be stored, evicts half of the
 * cached images, at most once, and tries again. Stops if the file still cannot be stored. Resolves with the files
 * that failed; empty if all are stored.
 */
export async function storeMissingFiles(
  files: readonly AssetFile[],
  fetchOne: (file: AssetFile) => Promise<FileFetchResult> = fetchFile,
): Promise<readonly FailedPrecacheFile[]> {
  // No page waits for this, so a slow store gets more time before a file counts as missing.
  const isStored = (sha256: string) => hasContentWithHash(sha256, BACKGROUND_STORAGE_TIMEOUT_MS);
  const queue = [...(await findMissingFiles(files, isStored))];
  const failed: FailedPrecacheFile[] = [];
  let eviction: Promise<void> | undefined;

  async function processQueue(): Promise<void> {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const fetched = await fetchOne(file);
      if (!fetched.ok) {
        failed.push({ url: file.url, fault: fetched.error });
      } else if (!(await storeWithEviction(file, fetched.value))) {
        failed.push({ url: file.url, fault: 'storage' });
        queue.length = 0;
      }
    }
  }

  async function storeWithEviction({ sha256 }: AssetFile, body: Response): Promise<boolean> {
    if (await storeContentByHash(sha256, body.clone())) return true;
    eviction ??= evictHalfOfImages();
    await eviction;
    return storeContentByHash(sha256, body);
  }

  await Promise.all(Array.from({ length: decidePrecachePlan(navigator.connection).concurrency }, processQueue));
  return failed;
}

/** Notifies all pages of the files that could not be precached, and logs each of these files. */
export async function reportFailedFiles(build: string, failed: readonly FailedPrecacheFile[]): Promise<void> {
  await broadcastToClients({ type: 'precache-failed', build, files: [...failed] });
  for (const { url, fault } of failed) await logError(`file: ${fault} ${url}`, build);
}
