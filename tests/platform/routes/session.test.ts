import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { logout } from '../../../src/contract/endpoints/logout';
import { memberInfo } from '../../../src/contract/endpoints/member';
import { changePassword, login } from '../../../src/contract/endpoints/session';
import { SESSION_LIFE } from '../members/sessions';
import { MINUTE, testPlatform } from '../testing/test-platform';

const { caller } = testPlatform();
const ALICE = 'Wonder-land-7';
const TOKEN = /^[\w-]{43}$/;

const codeOf = async (token: string) => (await caller().call(memberInfo, { token })).errorCode;

async function member(token: string) {
  return parse(memberInfo.answer, (await caller().call(memberInfo, { token })).value);
}

describe('[LOGIN-2] signing in', () => {
  test('[SESS-5] gives a token that the member is known by', async () => {
    const token = await caller().signIn('alice', ALICE);
    expect(token).toMatch(TOKEN);
    expect(await member(token)).toMatchObject({
      userName: 'alice',
      type: 0,
      clubLabel: { labelName: 'Gold', type: 'AUTO', rankLevel: 3 },
      passwordChangeDue: false,
    });
  });

  test('[LOGIN-5] tells a wrong password from an unknown name', async () => {
    expect(await caller().signIn('alice', 'wrong')).toBe('login.cred.err');
    expect(await caller().signIn('nobody', 'wrong')).toBe('not.exists.user');
  });

  test('[BOOT-7] is at one merchant: its token means nothing to another', async () => {
    const token = await caller().signIn('alice', ALICE, 'KOPI');
    expect((await caller().call(memberInfo, { token, merchant: 'KOPI' })).success).toBe(true);
    expect((await caller().call(memberInfo, { token, merchant: 'FAIR' })).errorCode).toBe('CUSTOMER_NOT_LOGIN');
  });

  test('[API-7] is refused for a quarter of an hour after eight failures, whatever the password', async () => {
    for (let attempt = 0; attempt < 8; attempt++)
      expect(await caller().signIn('alice', 'wrong')).toBe('login.cred.err');
    expect(await caller().signIn('alice', ALICE)).toBe('TOO_MANY_REQUEST_LOGIN');
    expect(await caller().signIn('bob', 'Builder-box-8')).toMatch(TOKEN);
    await caller().control('clock', { advance: 15 * MINUTE });
    expect(await caller().signIn('alice', ALICE)).toMatch(TOKEN);
  });

  test('[SOCIAL-1] by an identity provider that is not set up is refused with a code', async () => {
    const body = { type: 'firebase', firebaseIdToken: 'x', loginDeviceId: 'd', isOfficialAppLogin: false };
    expect((await caller().call(login, { body })).errorCode).toBe('firebase.not.configured');
  });
});

describe('[SESS-3] a session', () => {
  test('[SESS-3] lives twelve hours', async () => {
    const token = await caller().signIn('alice', ALICE);
    await caller().control('clock', { advance: SESSION_LIFE - 1 });
    expect(await codeOf(token)).toBeUndefined();
    await caller().control('clock', { advance: 1 });
    expect(await codeOf(token)).toBe('CUSTOMER_NOT_LOGIN');
  });

  test('[LOGIN-9] ends at logout', async () => {
    const token = await caller().signIn('alice', ALICE);
    expect((await caller().call(logout, { token })).success).toBe(true);
    expect(await codeOf(token)).toBe('CUSTOMER_NOT_LOGIN');
  });

  test('[SESS-3] ends when the operator ends it', async () => {
    const token = await caller().signIn('alice', ALICE);
    await caller().control('sessions');
    expect(await codeOf(token)).toBe('CUSTOMER_NOT_LOGIN');
  });

  test.each(['CUSTOMER_NOT_LOGIN', 'customer.not.login', 'user.or.token.invalid', 'login.not.session'])(
    '[SESS-3] is said to be over with %s when the operator wants it so',
    async (sessionRefusal) => {
      await caller().control('scenarios', { sessionRefusal });
      expect(await codeOf('stale')).toBe(sessionRefusal);
    },
  );

  test('[SESS-3] is said to be over with HTTP 401 when the operator wants it so', async () => {
    await caller().control('scenarios', { sessionRefusal: 'http401' });
    expect((await caller().fetch(memberInfo, { token: 'stale' })).status).toBe(401);
  });

  test('[LOGIN-5] that was opened at another address is refused and ended', async () => {
    const token = await caller().signIn('alice', ALICE);
    await caller().control('scenarios', { action: 'moveSessions' });
    expect(await codeOf(token)).toBe('token_ip_different');
    expect(await codeOf(token)).toBe('CUSTOMER_NOT_LOGIN');
  });
});

describe('[LOGIN-8] the password that has to change', () => {
  test.each([
    // member, password, first login, expired, due
    ['alice', ALICE, false, false, false],
    ['fiona', 'First-steps-1', true, false, true],
    ['eddie', 'Expired-pw-2', false, true, true],
    ['dora', 'fair-start-1', false, false, true],
  ])('[LOGIN-4] of %s', async (username, password, firstTimeLogin, passwordExpired, due) => {
    const body = { username, password, type: 'username', loginDeviceId: 'd', isOfficialAppLogin: false };
    const answer = parse(login.answer, (await caller().call(login, { body })).value);
    expect(answer).toMatchObject({ firstTimeLogin, passwordExpired });
    expect((await member(answer.token)).passwordChangeDue).toBe(due);
  });

  test('[LOGIN-4] may stay when it expired and the merchant does not force a change', async () => {
    await caller().control('switches', { merchant: 'FAIR', name: 'PWDEXPFORCECHANGE3', on: false });
    expect((await member(await caller().signIn('eddie', 'Expired-pw-2'))).passwordChangeDue).toBe(false);
  });

  test('[LOGIN-8] changes, which settles what was due and ends the other sessions', async () => {
    const other = await caller().signIn('fiona', 'First-steps-1');
    const token = await caller().signIn('fiona', 'First-steps-1');
    const body = { oldPassword: 'First-steps-1', newPassword: 'Second-steps-2' };
    expect((await caller().call(changePassword, { token, body })).success).toBe(true);
    expect((await member(token)).passwordChangeDue).toBe(false);
    expect(await codeOf(other)).toBe('CUSTOMER_NOT_LOGIN');
    expect(await caller().signIn('fiona', 'First-steps-1')).toBe('login.cred.err');
    expect(await caller().signIn('fiona', 'Second-steps-2')).toMatch(TOKEN);
  });

  test.each([
    // old, new, code
    ['not-the-old-one', 'Second-steps-2', 'password.old.err'],
    ['First-steps-1', 'First-steps-1', 'password.weak'],
    ['First-steps-1', 'short', 'password.weak'],
    ['First-steps-1', 'aaaaaaaaaa', 'password.weak'],
    ['First-steps-1', 'fair-start-1', 'password.weak'],
  ])('[LOGIN-8] from %s to %s is refused: %s', async (oldPassword, newPassword, code) => {
    const token = await caller().signIn('fiona', 'First-steps-1');
    const answer = await caller().call(changePassword, { token, body: { oldPassword, newPassword } });
    expect(answer.errorCode).toBe(code);
  });
});
