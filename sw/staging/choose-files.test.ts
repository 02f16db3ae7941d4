import { describe, expect, test } from 'vitest';
import type { AssetFile } from '../../src/contract/asset-manifest';
import { chooseFiles } from './choose-files';

const file = (url: string, sha256: string): AssetFile => ({ url, sha256, bytes: 1, group: 'critical' });
const shell = file('/m/index.html', 'shell');
const main = file('/m/assets/main.1.js', 'main');

async function chosen(files: AssetFile[], stored: string[]): Promise<string[]> {
  const files_ = await chooseFiles(files, async (sha256) => stored.includes(sha256));
  return files_.map(({ url }) => url);
}

describe('[OFF-2] only changed files travel', () => {
  test('everything, into an empty store', async () => {
    expect(await chosen([shell, main], [])).toEqual([shell.url, main.url]);
  });

  test('nothing that is there already, under whatever name it came', async () => {
    expect(
      await chosen([main, file('/m/assets/renamed.js', 'main'), file('/m/assets/new.js', 'new')], ['main']),
    ).toEqual(['/m/assets/new.js']);
  });

  test('one of two files with the same content', async () => {
    expect(await chosen([main, file('/m/assets/twin.js', 'main')], [])).toHaveLength(1);
  });

  test('the shell always, since its policies may have changed', async () => {
    expect(await chosen([shell, main], ['shell', 'main'])).toEqual([shell.url]);
  });
});
