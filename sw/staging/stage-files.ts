import type { AssetFile } from '../../src/contract/asset-manifest';
import type { FailedFile } from '../../src/contract/sw-protocol';
import { hasContent, storeContent } from '../versions/content-store';
import { chooseFiles } from './choose-files';
import { fetchFile } from './fetch-file';

/** Files under way at once: the page's own requests come first on a thin line. */
const LANES = 3;

/** Brings files into the store, each on its own: a broken one spoils no other. Returns those that failed. */
export async function stageFiles(files: readonly AssetFile[]): Promise<readonly FailedFile[]> {
  const waiting = [...(await chooseFiles(files, hasContent))];
  const failed: FailedFile[] = [];

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const fetched = await fetchFile(file);
      if (!fetched.ok) failed.push({ url: file.url, fault: fetched.error });
      else if (!(await storeContent(file.sha256, fetched.value))) failed.push({ url: file.url, fault: 'storage' });
    }
  }

  await Promise.all(Array.from({ length: LANES }, work));
  return failed;
}
