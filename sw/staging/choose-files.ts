import { type AssetFile, SHELL_URL } from '../../src/contract/asset-manifest';

/**
 * The files that have to be fetched: one for each content that the store does not have. The shell is always fetched,
 * because the policies it is served with belong to the version as much as its body.
 */
export async function chooseFiles(
  files: readonly AssetFile[],
  isStored: (sha256: string) => Promise<boolean>,
): Promise<readonly AssetFile[]> {
  const distinct = [...new Map(files.map((file) => [file.sha256, file])).values()];
  const stored = await Promise.all(distinct.map(({ sha256 }) => isStored(sha256)));
  return distinct.filter(({ url }, index) => url === SHELL_URL || !stored[index]);
}
