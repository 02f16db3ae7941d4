import { describe, expect, test } from 'vitest';
import {
  decideReleaseTime,
  findConflicts,
  findPreviousBuild,
  selectRecordsToKeep,
} from '../../deploy/release/decide-release';
import type { ReleaseRecord } from '../../deploy/release/release-record';

/** Returns records from a text such as `A B A/rollback B/kill`. */
const recordsOf = (text: string): readonly ReleaseRecord[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => {
      const [build = '', kind = 'release'] = word.split('/');
      return {
        name: `${index}-${build}`,
        kind: kind as ReleaseRecord['kind'],
        build,
        released: index,
        serviceWorker: kind === 'kill' ? 'script' : 'on',
        assets: {},
        scripts: [],
        styles: [],
        settings: {},
        siteFiles: {},
        isLocal: false,
      };
    });

describe('[OPS-6.2] release time of a site', () => {
  test.each([
    // own, current, now, expected
    [100, undefined, 900, 100],
    [100, 50, 900, 100],
    [100, 100, 900, 101],
    [100, 500, 900, 501], // committed before the rollback that is served
    [undefined, 500, 900, 900],
    [undefined, 2000, 900, 2001], // a release with a time in the future was served
    [undefined, undefined, 900.7, 900],
  ])('own %s, current %s, now %s: %s', (own, current, now, expected) => {
    expect(decideReleaseTime(own, current === undefined ? undefined : { released: current }, now)).toBe(expected);
  });
});

describe('[OPS-6.4] build that a rollback goes back to', () => {
  test.each([
    ['', undefined],
    ['A', undefined],
    ['A B', 'A'],
    ['A B C', 'B'],
    ['A B B', 'A'],
    ['A B B/kill', 'A'],
    ['A B C B/rollback', 'A'],
    ['A B A/rollback C', 'A'], // not B, which was left
    ['A B A/rollback', undefined],
  ])('from the sites %s it goes back to %s', (records, expected) => {
    expect(findPreviousBuild(recordsOf(records))).toBe(expected);
  });
});

test.each([
  ['A', '0-A'],
  ['A B C', '0-A 1-B 2-C'],
  ['A B C D', '1-B 2-C 3-D'],
  ['A B C C/kill', '0-A 1-B 2-C 3-C'],
  ['A B C B/rollback', '0-A 2-C 3-B'],
  ['A B C C/kill C/kill', '0-A 1-B 2-C 3-C 4-C'],
  ['A A A', '1-A 2-A'],
])('[OPS-6.3] the sites of the last three releases are kept, and the two served last: %s', (records, expected) => {
  expect(
    selectRecordsToKeep(recordsOf(records))
      .map(({ name }) => name)
      .join(' '),
  ).toBe(expected);
});

test('[OPS-6.3] a file that has another content under the same name in a kept release is a conflict', () => {
  const kept = recordsOf('A').map((record) => ({
    ...record,
    assets: { '/m/assets/a.js': '1', '/m/assets/b.js': '2' },
  }));
  expect(findConflicts({ '/m/assets/a.js': '1', '/m/assets/b.js': '3', '/m/assets/c.js': '4' }, kept)).toEqual([
    '/m/assets/b.js',
  ]);
});
