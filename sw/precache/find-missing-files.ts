import type { AssetFile } from '../../src/contract/service-worker/asset-manifest';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';

/**
 * Resolves with the files to fetch: one for each content hash that is not stored. The shell is always included, because
 * its headers, such as the CSP, may have changed although its body has not.
 */
export async function findMissingFiles(
  files: readonly AssetFile[],
  isStored: (sha256: string) => Promise<boolean | undefined>,
): Promise<readonly AssetFile[]> {
  const distinct = [...new Map(files.map((file) => [file.sha256, file])).values()];
  const stored = await Promise.all(distinct.map(({ sha256 }) => isStored(sha256)));
  return distinct.filter(({ url }, index) => url === SHELL_URL || !stored[index]);
}
