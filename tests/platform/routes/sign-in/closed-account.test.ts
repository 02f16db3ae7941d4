import { expect, test } from 'vitest';
import { memberInfo } from '../../../../src/contract/endpoints/account/member';
import { login, verifyLoginSecondFactor } from '../../../../src/contract/endpoints/account/session';
import { setUpTestPlatform } from '../../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const REASON = 'Opened with another person’s documents';
const DEVICE = { loginDeviceId: 'd', isOfficialAppLogin: false, type: 'username' } as const;
const ALICE = { username: 'alice', password: 'Wonder-land-7' };
const TINA = { username: 'tina', password: 'Two-factor-3' };

const close = (username: string, isClosed = true) =>
  caller().control('accounts', {
    id: platform().services.members.byName('FAIR', username)?.id,
    close: isClosed,
    reason: REASON,
  });

test('[SAFE-5.6] closing an account ends its sessions and push registrations, and a sign-in is refused with the reason', async () => {
  await caller().signIn(ALICE.username, ALICE.password);
  const { push, members, sessions } = platform().services;
  const id = members.byName('FAIR', 'alice')?.id ?? 0;
  push.devices.bind('device', 'FAIR', id, 0);
  expect(push.devices.tokens('FAIR', id)).toContain('device');
  await close('alice');
  expect(push.devices.tokens('FAIR', id)).toEqual([]);
  expect(sessions.all().filter(({ memberId, ended }) => memberId === id && ended === '')).toEqual([]);
  const refused = await caller().call(login, { body: { ...ALICE, ...DEVICE } });
  expect(refused).toMatchObject({ success: false, errorCode: 'account.closed', message: REASON });
});

test.each(['CUSTOMER_NOT_LOGIN', 'http401'])(
  '[SAFE-5.7] a session that the closing has ended is refused with the reason, also with %s',
  async (sessionRefusal) => {
    await caller().control('scenarios', { sessionRefusal });
    const token = await caller().signIn(ALICE.username, ALICE.password);
    await close('alice');
    const refused = await caller().call(memberInfo, { token });
    expect(refused).toMatchObject({ success: false, errorCode: 'account.closed', message: REASON });
    await close('alice', false);
    expect((await caller().call(memberInfo, { token })).errorCode).toBe('CUSTOMER_NOT_LOGIN');
  },
);

test('[SAFE-5.6] wrong credentials do not tell that an account is closed', async () => {
  await close('alice');
  const { errorCode } = await caller().call(login, { body: { ...ALICE, password: 'wrong', ...DEVICE } });
  expect(errorCode).toBe('login.cred.err');
});

test('[SAFE-5.6] nobody is asked for the second factor of a closed account, nor signed in by it', async () => {
  await close('tina');
  expect((await caller().call(login, { body: { ...TINA, ...DEVICE } })).errorCode).toBe('account.closed');
  const body = { ...TINA, method: 'E', email: 'tina@example.test' } as const;
  expect((await caller().call(verifyLoginSecondFactor, { body })).errorCode).toBe('account.closed');
});

test('[SAFE-5.6] an exclusion is named first: its end is what the member has to know', async () => {
  await close('alice');
  platform().services.playBreaks.exclude(platform().services.members.byName('FAIR', 'alice')?.id ?? 0, 6);
  expect((await caller().call(login, { body: { ...ALICE, ...DEVICE } })).errorCode).toBe('play.excluded');
});

test('[SAFE-5.6] an account that is opened again lets its member in', async () => {
  await close('alice');
  await close('alice', false);
  expect((await caller().call(login, { body: { ...ALICE, ...DEVICE } })).success).toBe(true);
});
