import { confirmServerVersion } from '../../src/base/versions/confirm-server-version';
import { fetchServerVersionSnapshot } from '../../src/base/versions/fetch-server-version-snapshot';
import { type AppVersion, isOlderVersion } from '../../src/contract/service-worker/asset-manifest';
import type { FailedPrecacheFile } from '../../src/contract/service-worker/service-worker-messages';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import { clearImageCache } from '../images/image-cache';
import { broadcastToClients } from '../runtime/broadcast-to-clients';
import { logError } from '../runtime/error-log';
import { BACKGROUND_STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { clearVersionsAndResponses } from '../versions/clear-versions-and-responses';
import { hasContentWithHash, storeContentByHash } from '../versions/content-store';
import { pruneVersionsAndResponses } from '../versions/prune-versions-and-responses';
import {
  addActiveVersion,
  filterFilesByGroup,
  findFileInVersions,
  type StoredVersions,
  toVersionInfo,
} from '../versions/stored-versions';
import {
  findFirstCompleteVersion,
  getServableVersions,
  isVersionComplete,
  setVersionsInMemory,
} from '../versions/versions-in-memory';
import {
  readStoredVersions,
  writeBypassMode,
  writeNextUpdateCheckTime,
  writeStoredVersions,
} from '../versions/versions-store';
import { FAILED_UPDATE_CHECK_RETRY_MS, UPDATE_CHECK_INTERVAL_MS } from './check-schedule';
import { fetchFile } from './fetch-file';
import { findRequiredLazyFiles } from './find-required-lazy-files';
import { readStoredDocument } from './own-document';
import { clearRefusedVersion, recordRefusedVersion } from './refused-version';
import { reportFailedFiles, storeMissingFiles } from './store-missing-files';
import { withPrecacheLock } from './with-precache-lock';

/**
 * Delay before the asset manifest and the static manifest are fetched again (ms) if they describe different builds,
 * as during a deploy.
 */
const MANIFEST_MISMATCH_RETRY_MS = 10_000;

/** Precaches the server's version under the precache lock. */
export const precacheVersionFromServerWithLock = (): Promise<void> =>
  withPrecacheLock(async () => void (await precacheVersionFromServer()));

/**
 * Precaches the server's version. The version becomes active once its critical files and its required lazy files (see
 * {@link findRequiredLazyFiles}) are stored (UPD-2). After a failure the active version does not change, and files
 * that are already stored are not fetched again. Call only under the precache lock. Resolves with whether the active
 * version is now the server's.
 * @param loadedUrls URLs of files that the calling page has loaded
 */
export async function precacheVersionFromServer(loadedUrls: readonly string[] = []): Promise<boolean> {
  const read = await readStoredVersions();
  const versions = read.ok ? read.value : await getServableVersions(BACKGROUND_STORAGE_TIMEOUT_MS);
  // The first manifest suffices for a first install, and for an update of a version that was installed from it alone.
  const needsBoth = versions[0] !== undefined && !versions[0].isPartial;
  const confirmed = await confirmServerVersion(
    () => fetchServerVersionSnapshot(needsBoth),
    () => new Promise((resolve) => setTimeout(resolve, MANIFEST_MISMATCH_RETRY_MS)),
  );
  if (!confirmed.ok) {
    await logError(`check: ${confirmed.error}`);
    return scheduleNextCheck(FAILED_UPDATE_CHECK_RETRY_MS, false);
  }
  const version = confirmed.value;
  const { build, id } = version;
  // No next check is scheduled, so every navigation checks whether the service worker is switched on again.
  if (version.serviceWorker === 'off') {
    await Promise.all([clearVersionsAndResponses(), clearImageCache()]);
    return false;
  }
  if (version.serviceWorker === 'pass') {
    const written = await writeBypassMode(true);
    setVersionsInMemory([], written.ok);
    return false;
  }
  // The response is from a server or CDN edge that the deploy has not reached yet.
  if (versions[0] && isOlderVersion(version, versions[0])) {
    await logError('check: older version', build);
    return scheduleNextCheck(UPDATE_CHECK_INTERVAL_MS, false);
  }

  if (versions[0]?.id !== id || !(await isVersionComplete(version, BACKGROUND_STORAGE_TIMEOUT_MS))) {
    const failed = await storeRequiredFiles(version, versions, loadedUrls);
    if (failed.length > 0) {
      await reportFailedFiles(build, failed);
      await recordRefusedVersion(failed);
      return scheduleNextCheck(FAILED_UPDATE_CHECK_RETRY_MS, false);
    }
    const next = addActiveVersion(versions, version);
    // A list that cannot be read is not overwritten, because it may contain versions that open tabs run.
    const committed = read.ok ? await writeStoredVersions(next) : read;
    // Bypass mode ends only now: it may have been switched on because of the version stored before.
    await writeBypassMode(false);
    setVersionsInMemory(next, committed.ok);
    await broadcastToClients({ type: 'version-committed', ...toVersionInfo(version) });
    if (!committed.ok) {
      await broadcastToClients({ type: 'storage-failed', reason: committed.error });
      await logError(`storage: ${committed.error}`, build);
      return true;
    }
  } else if (read.ok) {
    await writeBypassMode(false);
    setVersionsInMemory(versions);
    await refreshStoredDocument(version);
  }
  await clearRefusedVersion();
  await pruneVersionsAndResponses();
  return scheduleNextCheck(UPDATE_CHECK_INTERVAL_MS, true);
}

/**
 * Stores the critical files of a version, then the lazy files that must be stored before the version becomes active.
 * Resolves with the files that failed and therefore prevent the update. A lazy file that was fetched but could not be
 * stored does not prevent the update: otherwise a device with little space would never be updated.
 */
async function storeRequiredFiles(
  version: AppVersion,
  versions: StoredVersions,
  loadedUrls: readonly string[],
): Promise<readonly FailedPrecacheFile[]> {
  const critical = await storeMissingFiles(filterFilesByGroup(version, 'critical'));
  if (critical.length > 0) return critical;
  const required = await findRequiredLazyFiles(
    version,
    await findFirstCompleteVersion(versions, BACKGROUND_STORAGE_TIMEOUT_MS),
    (hash) => hasContentWithHash(hash, BACKGROUND_STORAGE_TIMEOUT_MS),
    loadedUrls,
  );
  return (await storeMissingFiles(required)).filter(({ fault }) => fault !== 'storage');
}

/**
 * Stores the document of the active version again if the settings of its host have changed, which is no new version
 * (OPS-2). Without a change the request costs no body.
 */
async function refreshStoredDocument(version: AppVersion): Promise<void> {
  const file = findFileInVersions([version], SHELL_URL);
  const fetched = file && (await fetchFile(file));
  if (!file || !fetched?.ok) return;
  const etag = (response: Response | undefined) => response?.headers.get('etag');
  if (
    etag(fetched.value) &&
    etag(fetched.value) === etag(await readStoredDocument(version, BACKGROUND_STORAGE_TIMEOUT_MS))
  )
    return;
  await storeContentByHash(file.sha256, fetched.value);
}

async function scheduleNextCheck(ms: number, isServerVersion: boolean): Promise<boolean> {
  await writeNextUpdateCheckTime(Date.now() + ms);
  return isServerVersion;
}
