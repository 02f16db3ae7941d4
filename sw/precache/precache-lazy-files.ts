import { broadcastToClients } from '../runtime/broadcast-to-clients';
import { filterFilesByGroup } from '../versions/stored-versions';
import { getServableVersions } from '../versions/version-cache';
import { fetchFile, findCachedFile } from './fetch-file';
import { decidePrecachePlan } from './precache-concurrency';
import { reportFailedFiles, storeFiles } from './store-files';
import { withPrecacheLock } from './with-precache-lock';

/**
 * Precaches the lazy files of the active version, so that every page opens offline (OFF-2), and the files in use. With
 * data saving enabled, of the lazy files only those in the HTTP cache; the others are stored when a page requests them.
 * @param isRequestedByUser whether the user has requested all files despite data saving
 * @param loadedUrls URLs of files that the page has loaded
 */
export const precacheLazyFiles = (isRequestedByUser: boolean, loadedUrls: readonly string[] = []): Promise<void> =>
  withPrecacheLock(async () => {
    const [version] = await getServableVersions();
    if (!version) return;
    const { build } = version;
    const isCacheOnly = decidePrecachePlan(navigator.connection).isSavingData && !isRequestedByUser;
    const lazy = filterFilesByGroup(version, 'lazy');
    await storeFiles(version.files.filter(({ url }) => loadedUrls.includes(url)));
    const failed = await storeFiles(lazy, isCacheOnly ? findCachedFile : fetchFile);
    if (failed.length === 0) await broadcastToClients({ type: 'version-complete', build });
    else if (!isCacheOnly) await reportFailedFiles(build, failed);
  });
