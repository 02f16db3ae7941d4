import { describe, expect, test } from 'vitest';
import type { AssetFile } from '../../src/contract/service-worker/asset-manifest';
import { findMissingFiles } from './find-missing-files';

const file = (url: string, sha256: string): AssetFile => ({ url, sha256, bytes: 1, group: 'critical' });
const shell = file('/m/index.html', 'shell');
const main = file('/m/assets/main.1.js', 'main');

async function missingUrls(files: AssetFile[], stored: string[]): Promise<string[]> {
  const missing = await findMissingFiles(files, async (sha256) => stored.includes(sha256));
  return missing.map(({ url }) => url);
}

describe('[OFF-2] which files of a version are fetched', () => {
  test('all files of a version are fetched if no file is stored', async () => {
    expect(await missingUrls([shell, main], [])).toEqual([shell.url, main.url]);
  });

  test('a file whose content is stored under another name is not fetched', async () => {
    expect(
      await missingUrls([main, file('/m/assets/renamed.js', 'main'), file('/m/assets/new.js', 'new')], ['main']),
    ).toEqual(['/m/assets/new.js']);
  });

  test('only one of two files with the same content is fetched', async () => {
    expect(await missingUrls([main, file('/m/assets/twin.js', 'main')], [])).toHaveLength(1);
  });

  test('the shell is always fetched, since its headers may have changed', async () => {
    expect(await missingUrls([shell, main], ['shell', 'main'])).toEqual([shell.url]);
  });
});
