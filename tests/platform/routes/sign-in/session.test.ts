import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { logout } from '../../../../src/contract/endpoints/account/logout';
import { memberInfo } from '../../../../src/contract/endpoints/account/member';
import { changePassword, login } from '../../../../src/contract/endpoints/account/session';
import { SESSION_TTL_MS } from '../../members/sessions';
import { MINUTE_MS, setUpTestPlatform } from '../../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const ALICE_PASSWORD = 'Wonder-land-7';
const TOKEN_PATTERN = /^[\w-]{43}$/;

const errorCodeOf = async (token: string) => (await caller().call(memberInfo, { token })).errorCode;

async function member(token: string) {
  return parse(memberInfo.response, (await caller().call(memberInfo, { token })).value);
}

describe('[LOGIN-2] signing in', () => {
  test('[SESS-5] returns a token that identifies the member', async () => {
    const token = await caller().signIn('alice', ALICE_PASSWORD);
    expect(token).toMatch(TOKEN_PATTERN);
    expect(await member(token)).toMatchObject({
      userName: 'alice',
      type: 0,
      clubLabel: { labelName: 'Gold', type: 'AUTO', rankLevel: 3 },
      passwordChangeDue: false,
    });
  });

  test('[LOGIN-5] distinguishes a wrong password from an unknown username', async () => {
    expect(await caller().signIn('alice', 'wrong')).toBe('login.cred.err');
    expect(await caller().signIn('nobody', 'wrong')).toBe('not.exists.user');
  });

  test('[BOOT-7] returns a token that is valid at one merchant only', async () => {
    const token = await caller().signIn('alice', ALICE_PASSWORD, 'KOPI');
    expect((await caller().call(memberInfo, { token, merchant: 'KOPI' })).success).toBe(true);
    expect((await caller().call(memberInfo, { token, merchant: 'FAIR' })).errorCode).toBe('CUSTOMER_NOT_LOGIN');
  });

  test('[API-7] is refused for 15 minutes after eight failures, even with the right password', async () => {
    for (let attempt = 0; attempt < 8; attempt++)
      expect(await caller().signIn('alice', 'wrong')).toBe('login.cred.err');
    expect(await caller().signIn('alice', ALICE_PASSWORD)).toBe('TOO_MANY_REQUEST_LOGIN');
    expect(await caller().signIn('bob', 'Builder-box-8')).toMatch(TOKEN_PATTERN);
    await caller().control('clock', { advance: 15 * MINUTE_MS });
    expect(await caller().signIn('alice', ALICE_PASSWORD)).toMatch(TOKEN_PATTERN);
  });

  test('[SOCIAL-1] signing in through an unconfigured identity provider is refused with an error code', async () => {
    const body = { type: 'firebase', firebaseIdToken: 'x', loginDeviceId: 'd', isOfficialAppLogin: false };
    expect((await caller().call(login, { body })).errorCode).toBe('firebase.not.configured');
  });
});

describe('[SESS-3] session', () => {
  test('lasts twelve hours', async () => {
    const token = await caller().signIn('alice', ALICE_PASSWORD);
    await caller().control('clock', { advance: SESSION_TTL_MS - 1 });
    expect(await errorCodeOf(token)).toBeUndefined();
    await caller().control('clock', { advance: 1 });
    expect(await errorCodeOf(token)).toBe('CUSTOMER_NOT_LOGIN');
  });

  test('[LOGIN-9] ends at logout', async () => {
    const token = await caller().signIn('alice', ALICE_PASSWORD);
    expect((await caller().call(logout, { token })).success).toBe(true);
    expect(await errorCodeOf(token)).toBe('CUSTOMER_NOT_LOGIN');
  });

  test('can be ended by the operator', async () => {
    const token = await caller().signIn('alice', ALICE_PASSWORD);
    await caller().control('sessions');
    expect(await errorCodeOf(token)).toBe('CUSTOMER_NOT_LOGIN');
  });

  test.each(['CUSTOMER_NOT_LOGIN', 'customer.not.login', 'user.or.token.invalid', 'login.not.session'])(
    'a request with an unknown session token is refused with the configured error code %s',
    async (sessionRefusal) => {
      await caller().control('scenarios', { sessionRefusal });
      expect(await errorCodeOf('stale')).toBe(sessionRefusal);
    },
  );

  test('a request with an unknown session token is refused with HTTP 401 if so configured', async () => {
    await caller().control('scenarios', { sessionRefusal: 'http401' });
    expect((await caller().fetch(memberInfo, { token: 'stale' })).status).toBe(401);
  });

  test('[LOGIN-5] ends when it is used from another IP address, and the request is refused', async () => {
    const token = await caller().signIn('alice', ALICE_PASSWORD);
    await caller().control('scenarios', { action: 'moveSessions' });
    expect(await errorCodeOf(token)).toBe('token_ip_different');
    expect(await errorCodeOf(token)).toBe('CUSTOMER_NOT_LOGIN');
  });
});

describe('[LOGIN-8] password change', () => {
  test.each([
    // member, password, first login, expired, due
    ['alice', ALICE_PASSWORD, false, false, false],
    ['fiona', 'First-steps-1', true, false, true],
    ['eddie', 'Expired-pw-2', false, true, true],
    ['dora', 'fair-start-1', false, false, true],
  ])(
    '[LOGIN-4] a sign-in as %s with the password %s has firstTimeLogin=%s, passwordExpired=%s and passwordChangeDue=%s',
    async (username, password, firstTimeLogin, passwordExpired, due) => {
      const body = { username, password, type: 'username', loginDeviceId: 'd', isOfficialAppLogin: false };
      const response = parse(login.response, (await caller().call(login, { body })).value);
      expect(response).toMatchObject({ firstTimeLogin, passwordExpired });
      expect((await member(response.token)).passwordChangeDue).toBe(due);
    },
  );

  test('[LOGIN-4] an expired password does not have to be changed if the merchant does not enforce password changes', async () => {
    await caller().control('switches', { merchant: 'FAIR', name: 'PWDEXPFORCECHANGE3', on: false });
    expect((await member(await caller().signIn('eddie', 'Expired-pw-2'))).passwordChangeDue).toBe(false);
  });

  test('changing a password that was due for a change ends the member’s other sessions', async () => {
    const other = await caller().signIn('fiona', 'First-steps-1');
    const token = await caller().signIn('fiona', 'First-steps-1');
    const body = { oldPassword: 'First-steps-1', newPassword: 'Second-steps-2' };
    expect((await caller().call(changePassword, { token, body })).success).toBe(true);
    expect((await member(token)).passwordChangeDue).toBe(false);
    expect(await errorCodeOf(other)).toBe('CUSTOMER_NOT_LOGIN');
    expect(await caller().signIn('fiona', 'First-steps-1')).toBe('login.cred.err');
    expect(await caller().signIn('fiona', 'Second-steps-2')).toMatch(TOKEN_PATTERN);
  });

  test.each([undefined, 'fair-start-1', 'whatever'])(
    '[REG-4] a member who has not chosen a password yet can set one with %j as the old password',
    async (oldPassword) => {
      const token = await caller().signIn('dora', 'fair-start-1');
      expect((await member(token)).passwordUnset).toBe(true);
      const body = { ...(oldPassword !== undefined && { oldPassword }), newPassword: 'Second-steps-2' };
      expect((await caller().call(changePassword, { token, body })).success).toBe(true);
      expect((await member(token)).passwordUnset).toBe(false);
      expect((await caller().call(changePassword, { token, body })).errorCode).toBe('password.old.err');
      expect(await caller().signIn('dora', 'Second-steps-2')).toMatch(TOKEN_PATTERN);
    },
  );

  test('[REG-4] a password change requires the old password if the member has already chosen a password', async () => {
    const token = await caller().signIn('alice', ALICE_PASSWORD);
    expect((await member(token)).passwordUnset).toBe(false);
    const body = { newPassword: 'Second-steps-2' };
    expect((await caller().call(changePassword, { token, body })).errorCode).toBe('password.old.err');
  });

  test('a password change is due after customer service has reset the password to the default password', async () => {
    const { members } = platform().services;
    members.resetPassword(members.byName('FAIR', 'alice')?.id ?? 0, 'fair-start-1');
    const body = { username: 'alice', password: 'fair-start-1', type: 'username', loginDeviceId: 'd' };
    const response = parse(login.response, (await caller().call(login, { body })).value);
    expect(response.firstTimeLogin).toBe(true);
    expect(await member(response.token)).toMatchObject({ passwordChangeDue: true, passwordUnset: true });
  });

  test('[LOGIN-4] the member info response does not state whether a password change is due if `sendsPasswordState` is false', async () => {
    await caller().control('scenarios', { sendsPasswordState: false });
    const { value } = await caller().call(memberInfo, { token: await caller().signIn('dora', 'fair-start-1') });
    expect(value).not.toHaveProperty('passwordChangeDue');
    expect(value).not.toHaveProperty('passwordUnset');
  });

  test.each([
    // old, new, code
    ['not-the-old-one', 'Second-steps-2', 'password.old.err'],
    ['First-steps-1', 'First-steps-1', 'password.weak'],
    ['First-steps-1', 'short', 'password.weak'],
    ['First-steps-1', 'aaaaaaaaaa', 'password.weak'],
    ['First-steps-1', 'fair-start-1', 'password.weak'],
  ])(
    'a password change from the password %s to %s is refused with the error %s',
    async (oldPassword, newPassword, code) => {
      const token = await caller().signIn('fiona', 'First-steps-1');
      const response = await caller().call(changePassword, { token, body: { oldPassword, newPassword } });
      expect(response.errorCode).toBe(code);
    },
  );
});
