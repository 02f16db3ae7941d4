import { describe, expect, test } from 'vitest';
import { MAX_HOME_SNAPSHOT_AGE_MS } from '../contract/bootstrap/home-snapshot';
import { decideHomeSnapshotUse, type HomeSnapshotUseInput } from './decide-home-snapshot-use';

const NOW = 1_800_000_000_000;
const NODES = [['main', {}, 'Games']] as const;
const SNAPSHOT = { style: 'abc', merchant: 'KOPI', language: 'VI', at: NOW - 1, nodes: NODES };
const INPUT: HomeSnapshotUseInput = {
  snapshot: SNAPSHOT,
  theme: { merchant: 'KOPI', language: 'VI' },
  build: { style: 'abc' },
  chosenLanguage: null,
  isMember: false,
  hasFailed: false,
  location: { pathname: '/m/home', search: '' },
  now: NOW,
};

const decide = (change: Partial<HomeSnapshotUseInput>) => decideHomeSnapshotUse({ ...INPUT, ...change });

test('[OFF-2.6] a start on home shows a valid home snapshot', () => {
  expect(decide({})).toEqual(NODES);
  expect(decide({ location: { pathname: '/m/', search: '?utm_source=news' } })).toEqual(NODES);
  expect(decide({ snapshot: { ...SNAPSHOT, language: 'EN' }, chosenLanguage: 'EN' })).toEqual(NODES);
});

describe('[OFF-2] a valid home snapshot', () => {
  test.each([
    ['on a page other than home', { location: { pathname: '/m/login', search: '' } }],
    ['if the URL has a category', { location: { pathname: '/m/home', search: '?category=SLOT' } }],
    ['while the search is open', { location: { pathname: '/m/home', search: '?r=A&search=' } }],
    ['to a member', { isMember: true }],
  ])('[OFF-2.7] a valid home snapshot is kept but not shown %s', (_, change) => expect(decide(change)).toBe('skip'));
});

describe('[OFF-2.7] an unusable home snapshot', () => {
  test.each([
    ['if it is not a record', { snapshot: 'snapshot' }],
    ['if it is too long to be read', { snapshot: undefined }],
    ['if its nodes are not a list', { snapshot: { ...SNAPSHOT, nodes: 'main' } }],
    ['if its list of nodes is empty', { snapshot: { ...SNAPSHOT, nodes: [] } }],
    ['if its style sheet is not that of the page', { build: { style: 'def' } }],
    ['if the page has no deployment data', { build: null }],
    ['if neither it nor the page has a style sheet', { snapshot: { ...SNAPSHOT, style: undefined }, build: {} }],
    ['if its merchant is not that of the last start', { theme: { merchant: 'SOL', language: 'VI' } }],
    ['if its language is not that of the last start', { theme: { merchant: 'KOPI', language: 'EN' } }],
    ['if its language is not the chosen one', { chosenLanguage: 'EN' }],
    ['if there is no theme snapshot', { theme: null }],
    ['once it is a day old', { now: SNAPSHOT.at + MAX_HOME_SNAPSHOT_AGE_MS }],
    ['if its time is in the future', { now: SNAPSHOT.at - 1 }],
    ['if it has no time', { snapshot: { ...SNAPSHOT, at: undefined } }],
    ['after a failed start', { hasFailed: true }],
  ])('a home snapshot is deleted, not shown, %s', (_, change) => expect(decide(change)).toBe('drop'));
});
