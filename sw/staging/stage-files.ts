import type { AssetFile } from '../../src/contract/asset-manifest';
import type { FailedFile } from '../../src/contract/sw-protocol';
import { giveUpHalf } from '../images/image-store';
import { WRITE_LIMIT } from '../limit';
import { hasContent, storeContent } from '../versions/content-store';
import { chooseFiles } from './choose-files';
import { choosePace } from './choose-pace';
import { type FetchedFile, fetchFile } from './fetch-file';

/**
 * Brings files into the store, each on its own: a broken one spoils no other. Where there is no room pictures make some,
 * once; when that is not enough nothing more is fetched. Returns the files that failed.
 */
export async function stageFiles(
  files: readonly AssetFile[],
  fetchOne: (file: AssetFile) => Promise<FetchedFile> = fetchFile,
): Promise<readonly FailedFile[]> {
  // No page waits: a store that is only slow costs nobody a file that is there.
  const waiting = [...(await chooseFiles(files, (sha256) => hasContent(sha256, WRITE_LIMIT)))];
  const failed: FailedFile[] = [];
  let room: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const fetched = await fetchOne(file);
      if (!fetched.ok) {
        failed.push({ url: file.url, fault: fetched.error });
      } else if (!(await keep(file, fetched.value))) {
        failed.push({ url: file.url, fault: 'storage' });
        waiting.length = 0;
      }
    }
  }

  async function keep({ sha256 }: AssetFile, body: Response): Promise<boolean> {
    if (await storeContent(sha256, body.clone())) return true;
    room ??= giveUpHalf();
    await room;
    return storeContent(sha256, body);
  }

  await Promise.all(Array.from({ length: choosePace(navigator.connection).lanes }, work));
  return failed;
}
