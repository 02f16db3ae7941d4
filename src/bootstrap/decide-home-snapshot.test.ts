import { describe, expect, test } from 'vitest';
import { MAX_HOME_SNAPSHOT_AGE_MS } from '../contract/bootstrap/home-snapshot';
import { decideHomeSnapshot, type HomeSnapshotInput } from './decide-home-snapshot';

const NOW = 1_800_000_000_000;
const NODES = [['main', {}, 'Games']] as const;
const SNAPSHOT = { style: 'abc', merchant: 'KOPI', language: 'VI', at: NOW - 1, nodes: NODES };
const INPUT: HomeSnapshotInput = {
  snapshot: SNAPSHOT,
  theme: { merchant: 'KOPI', language: 'VI' },
  deployment: { style: 'abc' },
  chosenLanguage: null,
  isMember: false,
  hasFailed: false,
  location: { pathname: '/m/home', search: '' },
  now: NOW,
};

const decide = (change: Partial<HomeSnapshotInput>) => decideHomeSnapshot({ ...INPUT, ...change });

test('[OFF-2] a later start shows the home snapshot', () => {
  expect(decide({})).toEqual(NODES);
  expect(decide({ location: { pathname: '/m/', search: '?utm_source=news' } })).toEqual(NODES);
  expect(decide({ snapshot: { ...SNAPSHOT, language: 'EN' }, chosenLanguage: 'EN' })).toEqual(NODES);
});

describe('[OFF-2] the home snapshot is not shown, but kept,', () => {
  test.each([
    ['on another page', { location: { pathname: '/m/login', search: '' } }],
    ['with a category', { location: { pathname: '/m/home', search: '?category=SLOT' } }],
    ['in the search', { location: { pathname: '/m/home', search: '?r=A&search=' } }],
    ['to a member', { isMember: true }],
  ])('the snapshot is kept but not shown %s', (_, change) => expect(decide(change)).toBe('skip'));
});

describe('[OFF-2] the home snapshot is deleted', () => {
  test.each([
    ['when it is not a record', { snapshot: 'snapshot' }],
    ['when it is too long, which is read as none', { snapshot: undefined }],
    ['without nodes', { snapshot: { ...SNAPSHOT, nodes: 'main' } }],
    ['with no nodes', { snapshot: { ...SNAPSHOT, nodes: [] } }],
    ['of another style sheet', { deployment: { style: 'def' } }],
    ['when the page has no deployment data', { deployment: null }],
    ['without a style sheet', { snapshot: { ...SNAPSHOT, style: undefined }, deployment: {} }],
    ['of another merchant', { theme: { merchant: 'SOL', language: 'VI' } }],
    ['of another language than the last start', { theme: { merchant: 'KOPI', language: 'EN' } }],
    ['of another language than the chosen one', { chosenLanguage: 'EN' }],
    ['without a theme', { theme: null }],
    ['after a day', { now: SNAPSHOT.at + MAX_HOME_SNAPSHOT_AGE_MS }],
    ['from the future', { now: SNAPSHOT.at - 1 }],
    ['without a time', { snapshot: { ...SNAPSHOT, at: undefined } }],
    ['after a start that showed nothing', { hasFailed: true }],
  ])('the snapshot is deleted %s', (_, change) => expect(decide(change)).toBe('drop'));
});
