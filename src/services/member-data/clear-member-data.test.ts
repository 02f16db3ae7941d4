import { beforeEach, describe, expect, test, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import { SIGNED_IN_LOCK_PREFIX } from '../../contract/storage-keys';
import { computeMemberKey } from '../session/member-key';
import { recordSignOut } from '../session/sign-out-ids';
import { clearMemberData, clearOtherMembers, clearSignedOutMembers, VISITOR } from './clear-member-data';
import { MEMBER_DATA, type MemberDataEntry } from './member-data-table';
import { storageOf } from './member-values';

const session = (id: string) => ({ id, merchantCode: 'FAIR', token: `token of ${id}` });
const ALICE = computeMemberKey(session('7')) ?? '';
const BOB = computeMemberKey(session('8')) ?? '';
const NOW = Date.UTC(2026, 0, 2);
const ENTRIES = Object.entries<MemberDataEntry>(MEMBER_DATA);

/** Stores something of a member in each entry of the table. */
function fillAllEntries(owner: string) {
  for (const [name, entry] of ENTRIES) {
    const isLasting = entry.lifetime === 'sign-out';
    storageOf(entry).set(isLasting ? `${entry.prefix}${owner}:x` : entry.prefix, {
      at: NOW,
      value: name === 'recentGames' ? ['y'] : name.startsWith('deposits') ? 3 : { x: 'y' },
    });
  }
}

/** Returns the names of the entries that have something of a member. */
const leftOf = (owner: string) =>
  ENTRIES.filter(([, entry]) =>
    storageOf(entry)
      .keys(entry.prefix)
      .some((key) => entry.lifetime === 'session-end' || key.startsWith(`${entry.prefix}${owner}:`)),
  ).map(([name]) => name);

const named = (keep: (entry: MemberDataEntry) => boolean) =>
  ENTRIES.filter(([, entry]) => keep(entry)).map(([name]) => name);
const LASTING = named(({ lifetime }) => lifetime === 'sign-out');

beforeEach(() => {
  for (const [, entry] of ENTRIES) storageOf(entry).removeByPrefix('');
  safeLocalStorage.removeByPrefix('');
  vi.stubGlobal('navigator', {});
});

describe('[SESS-4] what the browser keeps for a member', () => {
  test.each<[string, () => void | Promise<void>, readonly string[]]>([
    ['a sign-out in this tab', () => clearMemberData('sign-out', ALICE), []],
    [
      'another member has taken over the tab',
      () => clearMemberData('replaced', ALICE),
      named(({ area }) => area === 'localStorage'),
    ],
    ['an expired session', () => clearMemberData('expiry', ALICE), LASTING],
    [
      'an expired session and a sign-out in another tab',
      () => {
        clearMemberData('expiry', ALICE);
        recordSignOut(session('7'), NOW + 1);
        clearSignedOutMembers('');
      },
      [],
    ],
    [
      'an expired session and the sign-in of another member',
      () => {
        clearMemberData('expiry', ALICE);
        return clearOtherMembers(BOB);
      },
      [],
    ],
    [
      'an expired session and the sign-in of the same member',
      () => {
        clearMemberData('expiry', ALICE);
        return clearOtherMembers(ALICE);
      },
      LASTING,
    ],
    [
      'a sign-out of another member in another tab',
      () => {
        recordSignOut(session('8'), NOW + 1);
        clearSignedOutMembers('');
      },
      ENTRIES.map(([name]) => name),
    ],
  ])('[MEM-1.11][SESS-4.4] after %s, only these entries are left: $2', async (_, end, left) => {
    fillAllEntries(ALICE);
    expect(leftOf(ALICE)).toEqual(ENTRIES.map(([name]) => name));
    await end();
    expect(leftOf(ALICE)).toEqual(left);
  });

  test('what was stored after a sign-out is not cleared by that sign-out', () => {
    recordSignOut(session('7'), NOW - 1);
    fillAllEntries(ALICE);
    clearSignedOutMembers('');
    expect(leftOf(ALICE)).toEqual(ENTRIES.map(([name]) => name));
  });

  test('[SESS-4.4] a sign-out under a clock that was ahead clears nothing of the same member who is signed in again', () => {
    recordSignOut(session('7'), NOW + 1);
    fillAllEntries(ALICE);
    clearSignedOutMembers(ALICE);
    expect(leftOf(ALICE)).toEqual(ENTRIES.map(([name]) => name));
  });

  test('a sign-out before the member is known clears everything that is in the tab', () => {
    fillAllEntries(ALICE);
    clearMemberData('sign-out', undefined);
    expect(leftOf(ALICE)).toEqual(named(({ area }) => area === 'localStorage'));
  });

  test('a member who is signed in in another tab keeps what the tabs share when another member signs in here', async () => {
    const held = [{ name: SIGNED_IN_LOCK_PREFIX + ALICE }];
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
    fillAllEntries(ALICE);
    clearMemberData('expiry', BOB);
    await clearOtherMembers(BOB);
    expect(leftOf(ALICE)).toEqual(named(({ area }) => area === 'localStorage'));
  });

  test('what a visitor has sent without a response is not cleared by the sign-in of a member', async () => {
    fillAllEntries(VISITOR);
    await clearOtherMembers(BOB);
    expect(leftOf(VISITOR)).toEqual(ENTRIES.map(([name]) => name));
  });

  test('[SESS-4.4] no key contains the name or the id of the member', () => {
    fillAllEntries(ALICE);
    const keys = [...safeSessionStorage.keys(), ...safeLocalStorage.keys()].join(' ');
    expect(keys).toContain(ALICE);
    expect(keys).not.toContain('FAIR|');
  });
});
