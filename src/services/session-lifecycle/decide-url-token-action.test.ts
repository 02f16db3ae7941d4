import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { memberRecord } from '../../contract/endpoints/account/member';
import type { SessionInfo } from '../../contract/session-info';
import { decideUrlTokenAction } from './decide-url-token-action';

const alice: SessionInfo = {
  id: '7',
  token: 'token-of-alice',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
};
const link = { token: 'token-of-link', merchantCode: 'FAIR' };
const member = (change: object = {}) => parse(memberRecord, { id: '8', userName: 'bob', type: 0, ...change });

describe('[ROUTE-3.3] effect of a link token on a signed-in member', () => {
  test.each([
    // case                               signed in               member of the link        effect
    ['another member', alice, member(), 'ask'],
    ['the same member', alice, member({ id: '7' }), 'take'],
    ['the same member, identified by customerId', alice, member({ id: undefined, customerId: 7 }), 'take'],
    ['the same id at another merchant', { ...alice, merchantCode: 'KOPI' }, member({ id: '7' }), 'ask'],
    ['two members without an id', { ...alice, id: '' }, member({ id: undefined }), 'ask'],
    ['any member after a sign-out', undefined, member(), 'take'],
    ['a token of no member', alice, member({ type: -1 }), 'refuse'],
    ['a token whose member is unknown', alice, undefined, 'refuse'],
  ])('in the case “%s”, a link token has the effect “$3” on the current session', (_, current, linked, kind) => {
    expect(decideUrlTokenAction(current, link, linked).kind).toBe(kind);
  });

  test('a link token of a member who must change the password results in updatePassword=true', () => {
    expect(decideUrlTokenAction(alice, link, member({ passwordChangeDue: true }))).toEqual({
      kind: 'ask',
      session: {
        ...link,
        id: '8',
        userName: 'bob',
        type: 0,
        firstTimeLogin: false,
        updatePassword: true,
        currentPassword: 'untyped',
      },
    });
  });

  test.each([
    ['7', true],
    ['8', false],
  ])(
    '[LOGIN-8] if the signed-in member 7 must change the password, a link token of member %s results in updatePassword=$1',
    (id, due) => {
      const decision = decideUrlTokenAction({ ...alice, updatePassword: true }, link, member({ id }));
      expect(decision).toMatchObject({ session: { updatePassword: due } });
    },
  );

  test.each([
    ['7', 'none'],
    ['8', 'untyped'],
  ])(
    '[LOGIN-8] if the signed-in member 7 has no password, a link token of member %s results in currentPassword=$1',
    (id, expected) => {
      const decision = decideUrlTokenAction({ ...alice, currentPassword: 'none' }, link, member({ id }));
      expect(decision).toMatchObject({ session: { currentPassword: expected } });
    },
  );
});
