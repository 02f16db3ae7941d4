import { describe, expect, test } from 'vitest';
import { hasMissedSignOut, type SignOutMarks } from './decide-missed-sign-out';

const NONE: SignOutMarks = {};

describe('[SESS-4] whether a session was signed out while its tab was suspended', () => {
  test.each<[string, string | undefined, SignOutMarks, SignOutMarks, boolean]>([
    // case                                        member     marks now            marks at its start      missed
    ['no member has signed out', 'alice', NONE, NONE, false],
    ['the member has signed out', 'alice', { alice: '1' }, NONE, true],
    ['the member had signed out before it started', 'alice', { alice: '1' }, { alice: '1' }, false],
    ['the member has signed out again', 'alice', { alice: '2' }, { alice: '1' }, true],
    ['another member has signed out', 'alice', { bob: '1' }, NONE, false],
    ['its member is unknown, and a member has signed out', undefined, { bob: '1' }, NONE, true],
    ['its member is unknown, and all sign-outs were earlier', undefined, { bob: '1' }, { bob: '1' }, false],
    [
      'its member is unknown, and one of two sign-outs is later',
      undefined,
      { alice: '1', bob: '2' },
      { alice: '1' },
      true,
    ],
    ['the storage has been cleared', 'alice', NONE, { alice: '1' }, false],
    [
      'the storage has been cleared, and the member has signed out since',
      'alice',
      { alice: '3' },
      { alice: '1' },
      true,
    ],
    ['an inherited property name is not a mark', 'constructor', NONE, NONE, false],
  ])('in the case “%s” it was: $4', (_, member, marks, seen, missed) => {
    expect(hasMissedSignOut(member, marks, seen)).toBe(missed);
  });
});
