import type { AppVersion, AssetFile } from '../../src/contract/service-worker/asset-manifest';
import type { VersionInfo } from '../../src/contract/service-worker/service-worker-messages';

/** The stored versions, newest first: the first one is active, the others serve tabs that still run them. */
export type StoredVersions = readonly AppVersion[];

/** Number of newest versions that are kept even if no tab runs them. */
const MIN_STORED_VERSIONS = 2;
/** Maximum number of stored versions. A tab that runs an older version fetches its files from the server. */
const MAX_STORED_VERSIONS = 8;

/** Returns the versions with `version` as the active one. If it is already stored, it moves to the front. */
export function addActiveVersion(versions: StoredVersions, version: AppVersion): StoredVersions {
  return [version, ...versions.filter(({ build }) => build !== version.build)];
}

/**
 * Returns the versions to keep: the newest two and those that a tab runs, at most MAX_STORED_VERSIONS (UPD-2).
 * @param running builds that tabs run
 */
export function selectVersionsToKeep(versions: StoredVersions, running: ReadonlySet<string>): StoredVersions {
  return versions
    .filter(({ build }, age) => age < MIN_STORED_VERSIONS || running.has(build))
    .slice(0, MAX_STORED_VERSIONS);
}

/** Returns the file at a path, from the newest version that contains it; undefined if no version contains it. */
export function findFileInVersions(versions: StoredVersions, path: string): AssetFile | undefined {
  for (const { files } of versions) {
    const file = files.find(({ url }) => url === path);
    if (file) return file;
  }
  return undefined;
}

/** Returns the content hashes (SHA-256) that any version references. */
export function collectReferencedContentHashes(versions: StoredVersions): ReadonlySet<string> {
  return new Set(versions.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
}

export function filterFilesByGroup(version: AppVersion, group: AssetFile['group']): readonly AssetFile[] {
  return version.files.filter((file) => file.group === group);
}

/** Returns the fields of a version that are part of messages to pages. */
export const toVersionInfo = ({ build, id, released, isPartial }: AppVersion): VersionInfo => ({
  build,
  id,
  released,
  isPartial,
});
