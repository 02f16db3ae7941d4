import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/contract/catalogue';
import { pushBind } from '../../../src/contract/endpoints/push';
import type { CallOptions } from '../testing/caller';
import { testPlatform } from '../testing/test-platform';
import { ROUTES } from './find-route';

const { caller } = testPlatform();

const device = { loginDeviceId: 'd', isOfficialAppLogin: false };
const registration = { ...device, registerMethod: 'H5', registerUrl: 'u', domain: 'localhost', login: true };
const registrationToken = 'push-1';

/** What a call needs besides a session. */
const SAMPLES: Readonly<Record<string, CallOptions>> = {
  status: { query: { device: 'MOBILE', track: '', originalDomain: 'localhost', url: 'http://localhost/m/' } },
  country: { query: { _: '1', merchant: 'FAIR' } },
  ping: { query: { speed: '1' } },
  webAppManifest: { query: { merchantCode: 'FAIR' } },
  rsaKey: { query: { _: '1' } },
  login: { body: { ...device, type: 'username', username: 'alice', password: 'Wonder-land-7' } },
  loginVerification: {
    body: { username: 'tina', password: 'Two-factor-3', method: 'P', payeeName: 'Tina Tran' },
  },
  changePassword: { body: { oldPassword: 'Wonder-land-7', newPassword: 'Looking-glass-8' } },
  memberLanguage: { body: { language: 'VI', merchantCode: 'FAIR' } },
  register: { body: { ...registration, username: 'newcomer', password: 'Brand-new-1' } },
  registerMobile: { body: { ...registration, mobileNum: '9180000000', password: 'Brand-new-1' } },
  checkUsername: { query: { username: 'alice' } },
  registerAutoUsername: { body: { ...registration, password: 'Brand-new-1' } },
  smsSend: { body: { countryDialingCode: '63', mobileNum: '9170000001' } },
  geetestChallenge: { query: { t: '1' } },
  imageCaptcha: { query: { t: '1' } },
  announcements: { query: { types: 'PR', platform: 'M', category: 'app_download' } },
  banners: { query: { group: 'm_home' } },
  leaderBoard: { query: { period: 'DAY' } },
  chatLaunch: { query: { headerColor: '#000000', language: 'EN' } },
  launchGame: {
    query: {
      lottoArea: 'TCG',
      launchMode: 'LOTT',
      lottoPrizeMode: '1960',
      lottoMode: '',
      lottoGameCode: 'FERRIS_FIVE',
      lottoView: '',
      device: 'MOBILE',
      backUrl: '/m/home',
      hasLobby: 'false',
      language: 'EN',
      title: 't',
      labelName: '',
    },
  },
  trialLaunch: { query: { gameId: 'CAROUSEL_DRAW', nodeId: '', platform: 'html5' } },
  pushBind: { body: { registrationToken } },
  pushSubscribe: { body: { registrationToken, topic: 'ALL' } },
  pushUnsubscribe: { body: { registrationToken, unsubscribeAll: true } },
  sendFeedback: { body: { subject: 'wish', text: 'More lanes', contact: '' } },
  agentRegister: { body: { kind: 'member', username: 'downline', password: 'Brand-new-1' } },
  trackEvents: { body: { events: '[{"id":"e1","eventName":"login"}]' } },
};

const ALICE = ['alice', 'Wonder-land-7'] as const;
/** Whose call it is; Alice's where nobody is named. */
const CALLERS: Readonly<Record<string, readonly [string, string]>> = { agentRegister: ['arlo', 'Agent-one-44'] };

test('[API-2] every endpoint of the catalogue is served', () => {
  expect(ROUTES.map(({ endpoint }) => endpoint.name).sort()).toEqual(CATALOGUE.map(({ name }) => name).sort());
});

test('[OFF-3] [API-3] an answer is kept of plain questions alone: nothing sealed, written or of a captcha', () => {
  const kept = CATALOGUE.filter(({ cacheable }) => cacheable);
  expect(kept.length).toBeGreaterThan(0);
  for (const { name, method, encrypted } of kept)
    expect([name, method, encrypted ?? false]).toEqual([name, 'GET', false]);
  expect(kept.filter(({ name }) => /captcha|geetest|rsa/i.test(name))).toEqual([]);
});

describe('[API-2] an answer fits its schema', () => {
  test.each(CATALOGUE.map((endpoint) => [endpoint.name, endpoint] as const))('[API-2] %s', async (name, endpoint) => {
    if (name === 'pushSubscribe') await caller().call(pushBind, { body: { registrationToken } });
    const token = endpoint.auth === 'required' ? await caller().signIn(...(CALLERS[name] ?? ALICE)) : undefined;
    const answer = await caller().fetch(endpoint, { ...SAMPLES[name], ...(token === undefined ? {} : { token }) });
    const body: unknown = await answer.json();
    const value = endpoint.bare ? body : (body as { value: unknown }).value; // `success` is checked next
    if (!endpoint.bare) expect(body).toMatchObject({ success: true });
    expect(safeParse(endpoint.answer, value).issues).toBeUndefined();
  });
});
