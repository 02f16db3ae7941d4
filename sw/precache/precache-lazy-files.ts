import type { AssetFile } from '../../src/contract/service-worker/asset-manifest';
import type { MessageToServiceWorker } from '../../src/contract/service-worker/service-worker-messages';
import { broadcastToClients } from '../runtime/broadcast-to-clients';
import { BACKGROUND_STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { filterFilesByGroup } from '../versions/stored-versions';
import { getServableVersions } from '../versions/versions-in-memory';
import { fetchFile, fetchFileFromHttpCache } from './fetch-file';
import { decidePrecachePlan } from './precache-plan';
import { reportFailedFiles, storeMissingFiles } from './store-missing-files';
import { withPrecacheLock } from './with-precache-lock';

type PageIdleMessage = Omit<Extract<MessageToServiceWorker, { type: 'page-idle' }>, 'type'>;

/**
 * Precaches the lazy files of the active version, so that every page opens offline (OFF-2). The files in use are
 * precached first, and on-demand files only if they are in use. While the visitor has not shown interest, and with data
 * saving enabled, only the files in use and the files in the HTTP cache are stored. Any other file is stored when a
 * page requests it. If the user has requested all files (`isWanted`), on-demand files are included, and data saving is
 * ignored.
 */
export const precacheLazyFiles = ({ isWanted, isInterested, inUse }: PageIdleMessage): Promise<void> =>
  withPrecacheLock(async () => {
    const [version] = await getServableVersions(BACKGROUND_STORAGE_TIMEOUT_MS);
    if (!version) return;
    const { build } = version;
    const isCacheOnly = !isWanted && (!isInterested || decidePrecachePlan(navigator.connection).isSavingData);
    const isLoaded = ({ url }: AssetFile) => inUse.includes(url);
    const lazy = filterFilesByGroup(version, 'lazy').filter((file) => isWanted || !file.onDemand || isLoaded(file));
    await storeMissingFiles(lazy.filter(isLoaded));
    const failed = await storeMissingFiles(lazy, isCacheOnly ? fetchFileFromHttpCache : fetchFile);
    if (failed.length === 0) await broadcastToClients({ type: 'version-complete', build });
    else if (!isCacheOnly) await reportFailedFiles(build, failed);
  });
