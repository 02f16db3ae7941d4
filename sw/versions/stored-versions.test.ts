import { describe, expect, test } from 'vitest';
import type { AppVersion, AssetFile } from '../../src/contract/service-worker/asset-manifest';
import {
  addActiveVersion,
  collectReferencedContentHashes,
  filterFilesByGroup,
  findFileInVersions,
  selectVersionsToKeep,
} from './stored-versions';

const file = (url: string, sha256: string, group: AssetFile['group'] = 'critical'): AssetFile => ({
  url,
  bytes: 1,
  sha256,
  group,
});
const version = (build: string, ...files: AssetFile[]): AppVersion => ({
  id: build,
  build,
  serviceWorker: 'on',
  files,
});

describe('[OFF-2] adding a version', () => {
  const a = version('a');
  const b = version('b');
  const c = version('c');
  test.each([
    // before    new      after
    [[], a, ['a']],
    [[a], b, ['b', 'a']],
    [[b, a], c, ['c', 'b', 'a']],
    [[b, a], a, ['a', 'b']],
    [[b, a], b, ['b', 'a']],
  ])('adding a version puts the version at the front of the list of stored versions: $2', (before, next, after) => {
    expect(addActiveVersion(before, next).map(({ build }) => build)).toEqual(after);
  });
});

describe('[UPD-2] which versions remain stored', () => {
  const all = ['e', 'd', 'c', 'b', 'a'].map((build) => version(build));
  test.each([
    // run by tabs       remaining
    [[], ['e', 'd']],
    [['e'], ['e', 'd']],
    [['a'], ['e', 'd', 'a']],
    [
      ['c', 'a', 'gone'],
      ['e', 'd', 'c', 'a'],
    ],
  ])('of the versions e (newest) to a (oldest), $1 remain stored while tabs run $0', (running, remaining) => {
    expect(selectVersionsToKeep(all, new Set(running)).map(({ build }) => build)).toEqual(remaining);
  });

  test('at most eight versions remain stored, even if tabs run more than eight versions', () => {
    const many = Array.from({ length: 30 }, (_, age) => version(`b${age}`));
    expect(selectVersionsToKeep(many, new Set(many.map(({ build }) => build)))).toHaveLength(8);
  });
});

describe('[OFF-2] files of the versions in the store', () => {
  const old = version('old', file('/m/index.html', 's1'), file('/m/assets/page.1.js', 'p1', 'lazy'));
  const fresh = version('new', file('/m/index.html', 's2'), file('/m/assets/page.2.js', 'p2', 'lazy'));

  test('a file is found in the active version, or else in an older version that contains it', () => {
    expect(findFileInVersions([fresh, old], '/m/index.html')?.sha256).toBe('s2');
    expect(findFileInVersions([fresh, old], '/m/assets/page.1.js')?.sha256).toBe('p1');
    expect(findFileInVersions([fresh, old], '/m/assets/page.3.js')).toBeUndefined();
  });

  test('the content of a file stays referenced as long as a stored version contains the file', () => {
    expect([...collectReferencedContentHashes([fresh, old])].sort()).toEqual(['p1', 'p2', 's1', 's2']);
    expect([...collectReferencedContentHashes([fresh])].sort()).toEqual(['p2', 's2']);
  });

  test('the files of a version are selected by group', () => {
    expect(filterFilesByGroup(fresh, 'critical').map(({ url }) => url)).toEqual(['/m/index.html']);
    expect(filterFilesByGroup(fresh, 'lazy').map(({ url }) => url)).toEqual(['/m/assets/page.2.js']);
  });
});
