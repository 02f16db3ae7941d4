import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseTolerantly } from '../../contract/contract-deviation';
import { memberRecord } from '../../contract/endpoints/account/member';
import { sessionInfo } from '../../contract/session-info';
import { decideSessionUpdate } from './decide-session-update';

const session = (change = {}) => parse(sessionInfo, { token: 't', merchantCode: 'FAIR', userName: 'typed', ...change });
const record = (change = {}) => parse(memberRecord, { userName: 'alice', type: 0, ...change });

describe('[SESS-5] effect of the member record on the session', () => {
  test('[SESS-5.2] a member record with the type -1 results in the update “nobody”: the token is not valid for any member', () => {
    expect(decideSessionUpdate(session(), record({ id: 7, type: -1 }))).toEqual({ kind: 'nobody' });
  });

  test.each([0, 1, 2, 4, 9])(
    '[SESS-5.1] a member record with the type %i updates the id, name and type of the session',
    (type) => {
      expect(decideSessionUpdate(session(), record({ id: 7, type }))).toEqual({
        kind: 'member',
        change: { id: '7', userName: 'alice', type, updatePassword: false },
      });
    },
  );

  test('a member record without an id updates the id of the session from customerId', () => {
    expect(decideSessionUpdate(session(), record({ customerId: 'x1' }))).toMatchObject({ change: { id: 'x1' } });
    expect(decideSessionUpdate(session({ id: '3' }), record())).toMatchObject({ change: { id: '3' } });
  });

  test('a member record without a type updates the type of the session from customerType', () => {
    const sent = record({ type: undefined, customerType: 2, userName: null });
    expect(decideSessionUpdate(session(), sent)).toMatchObject({ change: { type: 2, userName: 'typed' } });
    expect(decideSessionUpdate(session(), record({ type: undefined, customerType: -1 }))).toEqual({ kind: 'nobody' });
  });

  test.each([
    [undefined, undefined],
    ['0', null],
    [1.5, {}],
  ])('a member record in which type=%j and customerType=%j are both invalid is refused', (...types) => {
    const [type, customerType] = types;
    const parsed = parseTolerantly(memberRecord, { userName: 'alice', type, customerType });
    expect(parsed).toMatchObject({ ok: false, error: { path: 'type' } });
  });

  test.each([
    // session  platform  due
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])(
    '[LOGIN-8] updatePassword=%s in the session and passwordChangeDue=%s in the member record result in updatePassword=$2',
    (local, remote, due) => {
      const decided = decideSessionUpdate(session({ updatePassword: local }), record({ passwordChangeDue: remote }));
      expect(decided).toMatchObject({ change: { updatePassword: due } });
    },
  );

  test.each([
    // session, never chosen: current password afterwards
    [undefined, false, undefined],
    [undefined, true, 'none'],
    ['untyped', false, 'untyped'],
    ['untyped', true, 'none'],
    ['known', true, 'known'],
    ['none', false, 'none'],
  ])(
    '[LOGIN-8.3] currentPassword=%s in the session and passwordUnset=%s in the member record result in currentPassword=$2',
    (currentPassword, passwordUnset, expected) => {
      const before = session({ currentPassword });
      const decided = decideSessionUpdate(before, record({ passwordUnset }));
      expect({ ...before, ...(decided.kind === 'member' && decided.change) }.currentPassword).toBe(expected);
    },
  );
});
