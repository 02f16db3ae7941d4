import { describe, expect, test } from 'vitest';
import type { AppVersion, AssetFile } from '../../src/contract/asset-manifest';
import { filesOf, findFile, neededContent, withCommitted, withoutUnused } from './generations';

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

describe('[OFF-2] which version is in charge', () => {
  const a = version('a');
  const b = version('b');
  const c = version('c');
  test.each([
    // before    commits  after
    [[], a, ['a']],
    [[a], b, ['b', 'a']],
    [[b, a], c, ['c', 'b', 'a']],
    [[b, a], a, ['a', 'b']],
    [[b, a], b, ['b', 'a']],
  ])('%#: of %j, %j commits', (before, next, after) => {
    expect(withCommitted(before, next).map(({ build }) => build)).toEqual(after);
  });
});

describe('[UPD-2] which versions stay', () => {
  const all = ['e', 'd', 'c', 'b', 'a'].map((build) => version(build));
  test.each([
    // run by tabs       stay
    [[], ['e', 'd']],
    [['e'], ['e', 'd']],
    [['a'], ['e', 'd', 'a']],
    [
      ['c', 'a', 'gone'],
      ['e', 'd', 'c', 'a'],
    ],
  ])('%#: while tabs run %j', (running, stay) => {
    expect(withoutUnused(all, new Set(running)).map(({ build }) => build)).toEqual(stay);
  });

  test('[UPD-2] tabs that never close do not fill the store', () => {
    const many = Array.from({ length: 30 }, (_, age) => version(`b${age}`));
    expect(withoutUnused(many, new Set(many.map(({ build }) => build)))).toHaveLength(8);
  });
});

describe('[OFF-2] files of the versions in the store', () => {
  const old = version('old', file('/m/index.html', 's1'), file('/m/assets/page.1.js', 'p1', 'lazy'));
  const fresh = version('new', file('/m/index.html', 's2'), file('/m/assets/page.2.js', 'p2', 'lazy'));

  test('the version in charge answers first, the one before it for the tabs that still run it', () => {
    expect(findFile([fresh, old], '/m/index.html')?.sha256).toBe('s2');
    expect(findFile([fresh, old], '/m/assets/page.1.js')?.sha256).toBe('p1');
    expect(findFile([fresh, old], '/m/assets/page.3.js')).toBeUndefined();
  });

  test('content is needed as long as a kept version names it', () => {
    expect([...neededContent([fresh, old])].sort()).toEqual(['p1', 'p2', 's1', 's2']);
    expect([...neededContent([fresh])].sort()).toEqual(['p2', 's2']);
  });

  test('a version tells its groups apart', () => {
    expect(filesOf(fresh, 'critical').map(({ url }) => url)).toEqual(['/m/index.html']);
    expect(filesOf(fresh, 'lazy').map(({ url }) => url)).toEqual(['/m/assets/page.2.js']);
  });
});
