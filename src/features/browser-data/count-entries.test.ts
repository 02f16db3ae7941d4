import { expect, test } from 'vitest';
import type { BrowserData } from '../../browser/storage/browser-data';
import { STORAGE_PURPOSES } from '../../contract/storage-purposes';
import { countEntries } from './count-entries';

const NOTHING: BrowserData = {
  localStorage: {},
  sessionStorage: {},
  cookies: {},
  databases: {},
  unreadDatabases: [],
  caches: {},
};
const ALICE = { keys: ['a11ce000000000', 'FAIR|m1'], id: 'm1', userName: 'alice' };
const VISITOR = { keys: [], id: '', userName: '' };
const records = (count: number) => Array.from({ length: count }, (_, at) => ({ key: at, value: {} }));

test('[SAFE-6.1] every purpose is named, in one order, with 0 entries where nothing is kept', () => {
  expect(countEntries(NOTHING, ALICE)).toEqual(STORAGE_PURPOSES.map((purpose) => ({ purpose, count: 0, names: [] })));
});

test('[SAFE-6.1] keys, cookies, records and cached responses count for their purpose', () => {
  const kept = countEntries(
    {
      localStorage: { MC_LANGUAGE: '"EN"', 'MC_PLAYED:a11ce000000000:': '{}', 'MC_RECENT:FAIR|m1': '1' },
      sessionStorage: { MC_SESSION_INFO: '{}' },
      cookies: { _fbp: 'fb.1', gclid: 'x' },
      databases: {
        'fairground-page-state': { rememberedLogin: records(1), popups: records(3), prompts: [] },
        'firebase-heartbeat-database': { 'firebase-heartbeat-store': records(2) },
      },
      unreadDatabases: [],
      caches: { 'fairground-content': 40, 'fairground-images': 0 },
    },
    ALICE,
  );
  expect(kept.filter(({ count }) => count !== 0)).toEqual([
    { purpose: 'session', count: 1, names: ['MC_SESSION_INFO'] },
    { purpose: 'login', count: 1, names: ['fairground-page-state, rememberedLogin'] },
    { purpose: 'games', count: 2, names: ['MC_PLAYED:…', 'MC_RECENT:…'] },
    { purpose: 'display', count: 1, names: ['MC_LANGUAGE'] },
    { purpose: 'prompts', count: 3, names: ['fairground-page-state, popups'] },
    { purpose: 'advertising', count: 2, names: ['_fbp', 'gclid'] },
    { purpose: 'offline', count: 40, names: ['fairground-content'] },
    { purpose: 'others', count: 2, names: ['firebase-heartbeat-database, firebase-heartbeat-store'] },
  ]);
});

test.each([
  ['fairground-page-state', ['login', 'prompts']],
  ['fairground-outbox', ['messages']],
  ['of-another-app', ['others']],
])('[SAFE-6.11] without the database %s, the numbers of %j are unknown', (database, unknown) => {
  const kept = countEntries({ ...NOTHING, unreadDatabases: [database] }, ALICE);
  expect(kept.flatMap(({ purpose, count }) => (count === undefined ? [purpose] : []))).toEqual(unknown);
});

test('[SAFE-6.1] a key of both web storages counts twice and is named once', () => {
  const kept = countEntries(
    {
      ...NOTHING,
      localStorage: { MC_FIRST_OPEN: '1' },
      sessionStorage: { MC_FIRST_OPEN: '1' },
    },
    ALICE,
  );
  expect(kept.find(({ purpose }) => purpose === 'advertising')).toMatchObject({ count: 2, names: ['MC_FIRST_OPEN'] });
});

const OF_ALICE: BrowserData = {
  ...NOTHING,
  localStorage: {
    'MC_EXCLUSION:a11ce000000000': '{}',
    'MC_REQUEST:a11ce000000000:deposit:r1': '{}',
    'MC_RECENT:FAIR|m1': '1',
    'firebase:user:m1': '1',
  },
  sessionStorage: { 'MC_DRAFT:a11ce000000000:deposit': '{}' },
  databases: { 'fairground-page': { 'recent-games': [{ key: 'FAIR|m1', value: ['g1'] }] } },
};

test('[SAFE-6.1] no technical name contains a member', () => {
  const names = countEntries(OF_ALICE, ALICE).flatMap((kept) => kept.names);
  expect(names).toEqual(
    expect.arrayContaining(['MC_EXCLUSION:…', 'MC_REQUEST:…', 'MC_DRAFT:…', 'MC_RECENT:…', 'firebase:…']),
  );
  expect(names.join()).not.toMatch(/a11ce|m1/);
});

test('[SAFE-6.1] nobody reads what another member has left in this browser', () => {
  const counts = countEntries(OF_ALICE, VISITOR).filter(({ count }) => count !== 0);
  expect(counts).toEqual([{ purpose: 'others', count: 1, names: ['firebase:…'] }]);
});
