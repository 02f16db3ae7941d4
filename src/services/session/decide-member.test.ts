import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { memberRecord } from '../../contract/endpoints/member';
import { sessionInfo } from '../../contract/session-info';
import { decideMember } from './decide-member';

const session = (change = {}) => parse(sessionInfo, { token: 't', merchantCode: 'FAIR', userName: 'typed', ...change });
const record = (change = {}) => parse(memberRecord, { userName: 'alice', type: 0, ...change });

describe('[SESS-5] what the platform says of who is signed in', () => {
  test('type -1 is nobody', () => {
    expect(decideMember(session(), record({ id: 7, type: -1 }))).toEqual({ kind: 'nobody' });
  });

  test.each([0, 1, 2, 4, 9])('type %i is a member, known by id and name from then on', (type) => {
    expect(decideMember(session(), record({ id: 7, type }))).toEqual({
      kind: 'member',
      change: { id: '7', userName: 'alice', type, updatePassword: false },
    });
  });

  test('the id may come as customerId; without either the known one stays', () => {
    expect(decideMember(session(), record({ customerId: 'x1' }))).toMatchObject({ change: { id: 'x1' } });
    expect(decideMember(session({ id: '3' }), record())).toMatchObject({ change: { id: '3' } });
  });

  test.each([
    // session  platform  due
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('[LOGIN-8] a change of password: due here %s, there %s: %s', (here, there, due) => {
    const decided = decideMember(session({ updatePassword: here }), record({ passwordChangeDue: there }));
    expect(decided).toMatchObject({ change: { updatePassword: due } });
  });
});
