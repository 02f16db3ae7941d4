import type { AssetFile } from '../../src/contract/service-worker/asset-manifest';
import { broadcastToClients } from '../runtime/broadcast-to-clients';
import { filterFilesByGroup } from '../versions/stored-versions';
import { getServableVersions } from '../versions/versions-in-memory';
import { fetchFile, fetchFileFromHttpCache } from './fetch-file';
import { decidePrecachePlan } from './precache-plan';
import { reportFailedFiles, storeMissingFiles } from './store-missing-files';
import { withPrecacheLock } from './with-precache-lock';

/**
 * Precaches the lazy files of the active version, so that every page opens offline (OFF-2). The files in use are
 * precached first, and on-demand files only if they are in use. With data saving enabled, only the files in use and
 * the files in the HTTP cache are stored. Any other file is stored when a page requests it.
 * @param isRequestedByUser whether the user has requested all files: on-demand files are then included, and data
 * saving is ignored
 * @param loadedUrls URLs of files that the page has loaded
 */
export const precacheLazyFiles = (isRequestedByUser: boolean, loadedUrls: readonly string[] = []): Promise<void> =>
  withPrecacheLock(async () => {
    const [version] = await getServableVersions();
    if (!version) return;
    const { build } = version;
    const isCacheOnly = decidePrecachePlan(navigator.connection).isSavingData && !isRequestedByUser;
    const isLoaded = ({ url }: AssetFile) => loadedUrls.includes(url);
    const lazy = filterFilesByGroup(version, 'lazy').filter(
      (file) => isRequestedByUser || !file.onDemand || isLoaded(file),
    );
    await storeMissingFiles(lazy.filter(isLoaded));
    const failed = await storeMissingFiles(lazy, isCacheOnly ? fetchFileFromHttpCache : fetchFile);
    if (failed.length === 0) await broadcastToClients({ type: 'version-complete', build });
    else if (!isCacheOnly) await reportFailedFiles(build, failed);
  });
