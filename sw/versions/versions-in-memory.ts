import type { AppVersion } from '../../src/contract/service-worker/asset-manifest';
import { hasContentWithHash } from './content-store';
import { filterFilesByGroup, type StoredVersions } from './stored-versions';
import { readServableVersions } from './versions-store';

/**
 * In-memory copy of the stored versions, so that only the first asset request of a service worker reads the database;
 * navigations always read it.
 */
let versionsInMemory: StoredVersions | undefined;
/**
 * Whether the database contains the versions of the in-memory copy. After a failed write, the copy is used until the
 * service worker stops.
 */
let isPersisted = true;

/**
 * Resolves with the versions that requests are served from. Empty in bypass mode, which the kill switch turns on, and
 * if the database does not respond to the first read.
 */
export const getServableVersions = async (timeoutMs?: number): Promise<StoredVersions> =>
  versionsInMemory ?? (await reloadVersions(timeoutMs));

/**
 * Sets the in-memory copy of the stored versions.
 * @param wasPersisted whether the database contains the same versions
 */
export function setVersionsInMemory(versions: StoredVersions, wasPersisted = true): void {
  versionsInMemory = versions;
  isPersisted = wasPersisted;
}

/**
 * Resolves with the newest version whose critical files are all stored; undefined if there is none. Browsers may evict
 * some files, and a shell without its scripts is a blank page. Also undefined if the store does not respond in time: an
 * older version, whose files are read later and thus perhaps in time, would undo an update (UPD-2). Reads the database,
 * because a service worker that is being installed in parallel may have activated another version.
 * @param timeoutMs by default the time of a first read, after which the network may know more than the in-memory copy
 */
export async function findNewestCompleteVersion(timeoutMs?: number): Promise<AppVersion | undefined> {
  for (const version of await reloadVersions(timeoutMs)) {
    const isComplete = await isVersionComplete(version, timeoutMs);
    if (isComplete !== false) return isComplete ? version : undefined;
    // An incomplete version is not kept in memory: the next request reads the database.
    isPersisted = true;
  }
  return undefined;
}

/** Resolves with the first version whose critical files are known to be stored; undefined if there is none. */
export async function findFirstCompleteVersion(
  versions: StoredVersions,
  timeoutMs?: number,
): Promise<AppVersion | undefined> {
  for (const version of versions) if (await isVersionComplete(version, timeoutMs)) return version;
  return undefined;
}

/**
 * Reads the stored versions from the database. Resolves with the in-memory copy if the last write failed, or if the
 * database does not respond to a longer read. After a first read the copy may be outdated, so the list is then empty.
 */
async function reloadVersions(timeoutMs?: number): Promise<StoredVersions> {
  const read = isPersisted ? await readServableVersions(timeoutMs) : undefined;
  if (read?.ok) versionsInMemory = read.value;
  else if (read && !timeoutMs) return [];
  return versionsInMemory ?? [];
}

/**
 * Resolves with whether the critical files of a version are all stored; undefined if Cache Storage does not respond in
 * time.
 */
export async function isVersionComplete(version: AppVersion, timeoutMs?: number): Promise<boolean | undefined> {
  const present = await Promise.all(
    filterFilesByGroup(version, 'critical').map(({ sha256 }) => hasContentWithHash(sha256, timeoutMs)),
  );
  if (present.includes(false)) return false;
  return present.includes(undefined) ? undefined : true;
}
