import { beforeEach, describe, expect, test } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import { LAST_SIGN_OUT_ID_PREFIX, SEEN_SIGN_OUT_IDS_KEY } from '../../contract/storage-keys';
import {
  FORGOTTEN_DEVICE_KEY,
  hasMissedSignOut,
  recordForgottenDevice,
  recordSeenSignOuts,
  recordSignOut,
  type SignOutIds,
  wasSignedOutInOtherTab,
} from './sign-out-ids';

const alice = { id: '7', merchantCode: 'FAIR', token: 'token-of-alice' };
const bob = { id: '8', merchantCode: 'FAIR', token: 'token-of-bob' };

beforeEach(() => {
  safeSessionStorage.remove(SEEN_SIGN_OUT_IDS_KEY);
  safeLocalStorage.removeByPrefix(LAST_SIGN_OUT_ID_PREFIX);
});

describe('[SESS-4] sign-out in another tab', () => {
  test('is detected only for the earlier sessions of the same member', () => {
    recordSeenSignOuts(alice);
    expect(wasSignedOutInOtherTab(alice)).toBe(false);
    recordSignOut(bob, 1);
    expect(wasSignedOutInOtherTab(alice)).toBe(false);
    recordSignOut({ ...alice, token: 'another-tab' }, 2);
    expect(wasSignedOutInOtherTab(alice)).toBe(true);
    recordSeenSignOuts(alice);
    expect(wasSignedOutInOtherTab(alice)).toBe(false);
  });

  test('is not detected, and no sign-out id is stored, if the member is unknown', () => {
    recordSeenSignOuts(alice);
    recordSignOut({ ...alice, id: '' }, 1);
    expect(wasSignedOutInOtherTab(alice)).toBe(false);
    expect(safeLocalStorage.keys(LAST_SIGN_OUT_ID_PREFIX)).toEqual([]);
  });

  test('is not detected for a session that is checked for the first time after the sign-out', () => {
    recordSeenSignOuts(bob);
    recordSignOut(alice, 1);
    expect(wasSignedOutInOtherTab(alice)).toBe(false);
    recordSignOut(alice, 2);
    expect(wasSignedOutInOtherTab(alice)).toBe(true);
  });

  test('at most 50 sign-out ids are stored, under keys that do not contain the member id', () => {
    for (let id = 0; id < 60; id += 1) recordSignOut({ ...alice, id: `member-${id}` }, id);
    recordSeenSignOuts(alice);
    const keys = safeLocalStorage.keys(LAST_SIGN_OUT_ID_PREFIX);
    expect(keys).toHaveLength(50);
    expect(keys.join()).not.toContain('member');
    recordSeenSignOuts({ token: 'x' });
    recordSignOut({ ...alice, id: 'member-59' }, 100);
    expect(wasSignedOutInOtherTab({ ...alice, id: 'member-59', token: 'x' })).toBe(true);
  });
});

const NONE: SignOutIds = {};

describe('[SESS-4.3] session whose tab was suspended', () => {
  test.each<[string, string | undefined, SignOutIds, SignOutIds, 'ends' | 'continues']>([
    // case                                        member     ids now              ids at its start        result
    ['no member has signed out', 'alice', NONE, NONE, 'continues'],
    ['the member has signed out', 'alice', { alice: '1' }, NONE, 'ends'],
    ['the member had signed out before the session started', 'alice', { alice: '1' }, { alice: '1' }, 'continues'],
    ['the member has signed out again', 'alice', { alice: '2' }, { alice: '1' }, 'ends'],
    ['another member has signed out', 'alice', { bob: '1' }, NONE, 'continues'],
    ['the member of the session is unknown, and a member has signed out', undefined, { bob: '1' }, NONE, 'ends'],
    [
      'the member of the session is unknown, and all sign-outs were earlier',
      undefined,
      { bob: '1' },
      { bob: '1' },
      'continues',
    ],
    [
      'the member of the session is unknown, and one of two sign-outs is later',
      undefined,
      { alice: '1', bob: '2' },
      { alice: '1' },
      'ends',
    ],
    ['the storage has been cleared', 'alice', NONE, { alice: '1' }, 'continues'],
    [
      'the storage has been cleared, and the member has signed out since',
      'alice',
      { alice: '3' },
      { alice: '1' },
      'ends',
    ],
    ['an inherited property name is not a sign-out id', 'constructor', NONE, NONE, 'continues'],
  ])('in the case “%s”, the session of a tab that was suspended $4', (_, member, ids, seen, result) => {
    expect(hasMissedSignOut(member, ids, seen)).toBe(result === 'ends');
  });
});

describe('[SAFE-6.3] a forgotten device', () => {
  test.each([
    ['of a known member', alice],
    ['of a member who is not known yet', { ...alice, id: '' }],
  ])('ends the earlier session %s, also in a tab that was closed, but no later one', (_whose, session) => {
    recordSeenSignOuts(session);
    recordForgottenDevice(1);
    expect(wasSignedOutInOtherTab(session)).toBe(true);
    recordSeenSignOuts(session);
    expect(wasSignedOutInOtherTab(session)).toBe(false);
    recordForgottenDevice(2);
    expect(wasSignedOutInOtherTab(session)).toBe(true);
  });

  test('leaves no sign-out id of a member', () => {
    recordSignOut(alice, 1);
    recordForgottenDevice(2);
    expect(safeLocalStorage.keys(LAST_SIGN_OUT_ID_PREFIX)).toEqual([FORGOTTEN_DEVICE_KEY]);
  });
});
