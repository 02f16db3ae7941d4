import type { AppVersion, AssetFile } from '../../src/contract/service-worker/asset-manifest';
import { ASSET_PATH_PREFIX } from '../../src/contract/service-worker/service-worker-urls';
import { filterFilesByGroup } from '../versions/stored-versions';

/**
 * Returns the version-independent name of a file: its path without the content hash, which is at the end of the file
 * name (before the extension) or of a folder name.
 */
export function toUnhashedPath(url: string): string {
  return url.startsWith(ASSET_PATH_PREFIX) ? url.replace(/-\w+(?=\.\w+$|\/)/, '') : url;
}

/**
 * Resolves with the lazy files that must be stored before `version` becomes active, so that every page that worked
 * offline with the previous version still does (UPD-2). A file is required if its counterpart in the previous version
 * (the same path without the content hash) is stored, or if it is the counterpart of a file in `loadedUrls`. A file
 * without a counterpart in the previous version is required too, unless it is an on-demand file, because a stored
 * page may now import it. Without a previous version, only the counterparts of files in `loadedUrls` are required.
 */
export async function findRequiredLazyFiles(
  version: AppVersion,
  previous: AppVersion | undefined,
  isStored: (sha256: string) => Promise<boolean | undefined>,
  loadedUrls: readonly string[],
): Promise<readonly AssetFile[]> {
  const usedNames = new Set(loadedUrls.map(toUnhashedPath));
  const predecessors = new Map(previous?.files.map((file) => [toUnhashedPath(file.url), file]));
  const lazy = filterFilesByGroup(version, 'lazy');
  const required = await Promise.all(
    lazy.map(async ({ url, onDemand }) => {
      const name = toUnhashedPath(url);
      if (usedNames.has(name)) return true;
      const predecessor = predecessors.get(name);
      // A counterpart that may be stored counts as stored.
      if (predecessor) return (await isStored(predecessor.sha256)) !== false;
      return previous !== undefined && !onDemand;
    }),
  );
  return lazy.filter((_, index) => required[index]);
}
