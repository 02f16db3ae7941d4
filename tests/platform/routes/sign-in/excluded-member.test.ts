import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../../../src/contract/endpoint';
import { memberInfo } from '../../../../src/contract/endpoints/account/member';
import { startSelfExclusion } from '../../../../src/contract/endpoints/account/play-limits';
import { registerByUsername } from '../../../../src/contract/endpoints/account/registration';
import { login, verifyLoginSecondFactor } from '../../../../src/contract/endpoints/account/session';
import { sendSmsCode } from '../../../../src/contract/endpoints/account/verification';
import { setUpTestPlatform, TEST_CLOCK_TIME_MS } from '../../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const DEVICE = { loginDeviceId: 'd', isOfficialAppLogin: false };
const TINA = { username: 'tina', password: 'Two-factor-3' };
const TINA_MOBILE = '9170000003';
const HALF_YEAR_LATER = Date.UTC(2026, 6, 2, 3, 4, 5);

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let provider: Server;
let providerOrigin = '';

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  provider = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  providerOrigin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`; // a listening server has a port
});
afterAll(() => new Promise((done) => provider.close(done)));
beforeEach(() => platform().services.identity.connect(providerOrigin));

const identityToken = () =>
  new SignJWT({
    iss: 'https://securetoken.google.com/fairground-local',
    aud: 'fairground-local',
    sub: 'uid-1',
    auth_time: TEST_CLOCK_TIME_MS / 1000,
    iat: TEST_CLOCK_TIME_MS / 1000,
    exp: TEST_CLOCK_TIME_MS / 1000 + 3_600,
    firebase: { sign_in_provider: 'google.com' },
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .sign(keys.privateKey);

const idOf = (username: string): number => platform().services.members.byName('FAIR', username)?.id ?? 0;
const exclude = (username: string) => caller().control('play', { id: idOf(username), action: 'exclude' });
const openSessions = () =>
  platform()
    .services.sessions.all()
    .filter(({ ended }) => ended === '');

async function requestSmsCode(): Promise<string> {
  await caller().call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum: TINA_MOBILE } });
  return platform().services.sms.inbox()[0]?.code ?? '';
}

interface Way {
  readonly endpoint: AnyEndpoint;
  readonly body: object;
  /** Who signs in. */
  readonly username: string;
}

/** Each way to a session. What happens before the session is asked for, such as the first factor, has happened. */
const WAYS: Readonly<Record<string, () => Promise<Way>>> = {
  'a password': async () => ({
    endpoint: login,
    body: { ...TINA, ...DEVICE, type: 'username' },
    username: 'tina',
  }),
  'an SMS code': async () => ({
    endpoint: login,
    body: { ...DEVICE, type: 'sms', mobileNum: TINA_MOBILE, verificationCode: await requestSmsCode() },
    username: 'tina',
  }),
  'a provider': async () => {
    platform().services.identities.link('FAIR', { channel: 'google', subject: 'uid-1' }, idOf('alice'));
    const body = { ...DEVICE, type: 'firebase', firebaseChannel: 'google', firebaseIdToken: await identityToken() };
    return { endpoint: login, body, username: 'alice' };
  },
  'a registration by a linked provider': async () => {
    platform().services.identities.link('FAIR', { channel: 'google', subject: 'uid-1' }, idOf('alice'));
    const identity = { firebaseChannel: 'google', firebaseIdToken: await identityToken() };
    const body = {
      ...DEVICE,
      registerMethod: 'firebase',
      registerUrl: 'u',
      domain: 'localhost',
      login: true,
      ...identity,
    };
    return { endpoint: registerByUsername, body, username: 'alice' };
  },
  'a registration sent again': async () => {
    const account = { username: 'newcomer', password: 'Brand-new-1', requestId: 'request-1' };
    const body = { ...DEVICE, registerMethod: 'H5', registerUrl: 'u', domain: 'localhost', login: true, ...account };
    await caller().call(registerByUsername, { body });
    return { endpoint: registerByUsername, body, username: 'newcomer' };
  },
  'the second factor after a password': async () => {
    const first = await caller().call(login, { body: { ...TINA, ...DEVICE, type: 'username' } });
    expect(first.errorCode).toBe('login_verify_required');
    const body = { ...TINA, method: 'E', email: 'tina@example.test' };
    return { endpoint: verifyLoginSecondFactor, body, username: 'tina' };
  },
  'the second factor after an SMS code': async () => {
    const sms = { mobileNum: TINA_MOBILE, verificationCode: await requestSmsCode() };
    const body = { username: '', password: '', ...sms, method: 'P', payeeName: 'Tina Tran' };
    return { endpoint: verifyLoginSecondFactor, body, username: 'tina' };
  },
  'the second factor after a provider': async () => {
    platform().services.identities.link('FAIR', { channel: 'google', subject: 'uid-1' }, idOf('tina'));
    const firebaseIdToken = await identityToken();
    const body = { username: '', password: '', firebaseIdToken, method: 'P', payeeName: 'Tina Tran' };
    return { endpoint: verifyLoginSecondFactor, body, username: 'tina' };
  },
};

describe('[SAFE-2] ways to a session', () => {
  test.each(Object.keys(WAYS))(
    '[SAFE-2.6] by %s, an excluded member gets no session, and the app learns who it is and until when',
    async (name) => {
      const { endpoint, body, username } = (await WAYS[name]?.()) ?? expect.fail();
      await exclude(username);
      const { success, errorCode, value } = await caller().call(endpoint, { body });
      expect({ success, errorCode, value }).toEqual({
        success: false,
        errorCode: 'play.excluded',
        value: { excludedUntil: HALF_YEAR_LATER, member: String(idOf(username)) },
      });
      expect(openSessions()).toEqual([]);
    },
  );

  test('[SAFE-2.6] wrong credentials do not tell that a member is excluded', async () => {
    await exclude('tina');
    const body = { ...TINA, password: 'wrong', method: 'E', email: 'tina@example.test' };
    expect(await caller().call(verifyLoginSecondFactor, { body })).toMatchObject({
      errorCode: 'login.cred.err',
      value: null,
    });
  });

  test('[SAFE-2.6] a second factor of an excluded member ties no provider to the account', async () => {
    await exclude('tina');
    const firebaseIdToken = await identityToken();
    const body = { ...TINA, firebaseIdToken, method: 'E', email: 'tina@example.test' };
    await caller().call(verifyLoginSecondFactor, { body });
    const linked = platform().services.identities.memberOf('FAIR', { channel: 'google', subject: 'uid-1' });
    expect(linked).toBeUndefined();
  });
});

describe('[SAFE-2] a session that the exclusion has ended', () => {
  test('[SAFE-2.6] tells each device until when the member is excluded, unlike one that has ended otherwise', async () => {
    const signIn = () => caller().signIn('alice', 'Wonder-land-7');
    const [here, elsewhere, loggedOut] = [await signIn(), await signIn(), await signIn()];
    const { sessions } = platform().services;
    sessions.end(sessions.find('FAIR', loggedOut)?.id ?? 0, 'logged out');
    await caller().call(startSelfExclusion, { token: here, body: { months: 6 } });
    const ask = async (token: string) => {
      const { errorCode, value } = await caller().call(memberInfo, { token });
      return { errorCode, value };
    };
    const told = { excludedUntil: HALF_YEAR_LATER, member: String(idOf('alice')) };
    for (const token of [here, elsewhere])
      expect(await ask(token)).toEqual({ errorCode: 'CUSTOMER_NOT_LOGIN', value: told });
    expect(await ask(loggedOut)).toEqual({ errorCode: 'CUSTOMER_NOT_LOGIN', value: null });
    expect(await ask('unknown')).toEqual({ errorCode: 'CUSTOMER_NOT_LOGIN', value: null });
    await caller().control('clock', { advance: 185 * 24 * 3_600_000 });
    expect(await ask(here)).toEqual({ errorCode: 'CUSTOMER_NOT_LOGIN', value: null });
  });

  test('[SAFE-2.6] a token that was not ended is refused like a sign-in, and its session ends', async () => {
    const token = await caller().signIn('alice', 'Wonder-land-7');
    platform().services.playBreaks.exclude(idOf('alice'), 6);
    expect(await caller().call(memberInfo, { token })).toMatchObject({
      errorCode: 'CUSTOMER_NOT_LOGIN',
      value: { excludedUntil: HALF_YEAR_LATER },
    });
    expect(openSessions()).toEqual([]);
  });
});
