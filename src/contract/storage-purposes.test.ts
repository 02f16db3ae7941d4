import { expect, test } from 'vitest';
import { findStoragePurpose, STORED_NAMES } from './storage-purposes';

test.each([
  ['a key', 'MC_SESSION_INFO', '', 'session'],
  ['a key that begins with a prefix', 'MC_DRAFT:m1:deposit', '', 'forms'],
  ['the longest of several prefixes', 'MC_ANSWER:member:wallet', '', 'session'],
  ['the shorter prefix of another key', 'MC_ANSWER:public:banners', '', 'offline'],
  ['a store of a database with several purposes', 'fairground-page-state', 'rememberedLogin', 'login'],
  ['another store of it', 'fairground-page-state', 'popups', 'prompts'],
  ['any store of a database with one purpose', 'fairground-outbox', 'entries', 'messages'],
  ['a request that was sent', 'MC_REQUEST:m1:deposit:r1', '', 'requests'],
  ['the mark of a forgotten device', 'MC_SIGNED_OUT:*', '', 'marks'],
  ['a cookie', '_fbp', '', 'advertising'],
  ['a cache', 'fairground-content', '', 'offline'],
  ['a key of a service that the app uses', 'firebase:pendingRedirect', '', 'others'],
  ['a key that only begins like one of the app', 'MC_LANGUAGE2', '', 'others'],
  ['a key that every object has', 'constructor', '', 'others'],
])('[SAFE-6.1] the purpose of %s is known: %s %s is for %s', (_case, name, store, purpose) => {
  expect(findStoragePurpose(name, store)).toBe(purpose);
});

test('[SAFE-6.1] no name serves two purposes', () => {
  const names = Object.values(STORED_NAMES).flatMap((entries) => entries.map(({ name }) => name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
