import { parse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpTestPlatform } from '../../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';
import { ok } from '../../../base/result';
import { type SiteStatus, siteStatus } from '../../../contract/endpoints/site/system';
import { UNCONFIRMED_REQUEST_PREFIX } from '../../../contract/storage-keys';
import type { RegistrationFormData } from '../data/registration-form-data';

const { caller, platform } = setUpTestPlatform();
const control = () => new TestPlatform(platform());
const NEWCOMER: RegistrationFormData = {
  method: 'username',
  username: ' newcomer ',
  password: 'Brand-new-1',
  mobile: { mobileNum: '9187654321' },
  code: '',
  referral: '',
};
/** The error that a form shows before it is sent again, with the id of the request that has failed (OPS-4.12). */
const UNCONFIRMED = { layer: 'unconfirmed', account: 'own', requestId: expect.stringMatching(/^[\da-f-]{32,36}$/) };
const noCaptcha = async () => ok({ kind: 'none' } as const);

async function importModules() {
  const [register, complete, merchant, session, draft, overlays, storage, navigation, track, consent] =
    await Promise.all([
      import('./register'),
      import('./complete-registration'),
      import('../../../services/merchant/merchant-store'),
      import('../../../services/session/session-store'),
      import('../../../services/registration/registration-draft'),
      import('../../../services/overlays/overlays'),
      import('../../../browser/storage/web-storage'),
      import('../../../services/navigation/navigate'),
      import('../../../services/tracking/track'),
      import('../../../services/consent/consent'),
    ]);
  return {
    ...register,
    ...complete,
    ...merchant,
    ...session,
    ...draft,
    ...overlays,
    ...storage,
    ...navigation,
    ...track,
    ...consent,
  };
}
let page: Awaited<ReturnType<typeof importModules>>;
const visited: string[] = [];

/** Every test starts with a new page. */
beforeEach(async () => {
  vi.resetModules();
  visited.length = 0;
  stubPageGlobals(`${caller().origin}/m/register?affiliateCode=A1`);
  page = await importModules();
  page.registerRouterNavigate((path) => visited.push(path));
  page.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  // Without a status, consent to statistics is needed.
  page.saveConsent('statistics', true);
});

const applySettings = (whitelabelVal: Partial<SiteStatus['info']['whitelabelVal']>): void =>
  page.setSiteStatus(parse(siteStatus, { info: { merchantCode: 'FAIR', whitelabelVal } }));

/**
 * Submits a registration. Resolves with its outcome and the usernames of the members that the platform has created
 * for it.
 */
async function register(change: Partial<RegistrationFormData> = {}) {
  const before = control().memberNames('FAIR');
  const outcome = await page.submitRegistration({ ...NEWCOMER, ...change }, noCaptcha);
  return {
    outcome,
    added: control()
      .memberNames('FAIR')
      .filter((name) => !before.includes(name)),
  };
}

/** Returns the request ids of the registrations that were sent to an endpoint, oldest first. */
const sentIds = (endpoint: string): readonly string[] =>
  control()
    .wireEntries(endpoint)
    .map(({ body }) => JSON.parse(body ?? '').requestId);

describe('[REG-4] registration settings', () => {
  test.each([
    // settings, asks for a password by mobile number, default password
    [undefined, true, ''],
    [{}, true, ''],
    [{ mobilePassword: true, defaultPassword: 'Start-1' }, true, 'Start-1'],
    [{ mobilePassword: false }, false, ''],
  ])(
    'with the site status settings %j, the registration settings are mobilePassword=%s and defaultPassword=%j',
    (settings, mobilePassword, defaultPassword) => {
      if (settings) applySettings(settings);
      expect(page.readRegistrationSettings()).toEqual({ mobilePassword, defaultPassword });
    },
  );
});

describe('[REG-1] registration', () => {
  test.each([
    // method, member
    ['username', 'newcomer'],
    ['mobile', 'm9187654321'],
    ['auto', expect.stringMatching(/^fair\d{8}$/)],
  ] as const)(
    '[REG-2] a registration with the method %s is sent to the endpoint of this method and creates an account',
    async (method, name) => {
      const { outcome, added } = await register({ method });
      expect(outcome).toMatchObject({
        kind: 'registered',
        member: { userName: name, token: expect.stringMatching(/./) },
      });
      expect(added).toEqual([name]);
      const endpoints = {
        username: 'registerByUsername',
        mobile: 'registerByMobileNumber',
        auto: 'registerWithGeneratedUsername',
      } as const;
      expect(control().wireEntries(endpoints[method])).toHaveLength(1);
      await expect.poll(() => control().eventsNamed('registerSubmit')).toContain(1);
      expect(page.useOverlays.getState().stack).toEqual([]);
    },
  );

  test('[REG-3] a registration can be corrected and sent again after a refusal', async () => {
    expect(await register({ username: 'alice' })).toMatchObject({
      outcome: { kind: 'refused', error: { code: 'username.exists' } },
      added: [],
    });
    // The form shows the error.
    expect(page.useOverlays.getState().stack).toEqual([]);
    expect((await register()).added).toEqual(['newcomer']);
  });

  test('[API-8] after a lost response, a registration is sent again with the same request id, and only one account is created', async () => {
    control().addFault({ endpoint: 'registerWithGeneratedUsername', cut: true, times: 1 });
    const first = await register({ method: 'auto' });
    expect(first).toMatchObject({ outcome: { kind: 'unknown' }, added: [expect.stringMatching(/^fair/)] });
    expect(page.findUnconfirmedRegistration()).toMatchObject(UNCONFIRMED);
    expect(await register({ method: 'auto' })).toMatchObject({
      outcome: { kind: 'registered', member: { userName: first.added[0] } },
      added: [],
    });
    expect(page.findUnconfirmedRegistration()).toBeUndefined();
    const [id, again] = sentIds('registerWithGeneratedUsername');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(again).toBe(id);
  });

  test('[REG-3.4] after a lost response, another person’s registration has another request id, the same person’s has not', async () => {
    const alice = { method: 'mobile', mobile: { mobileNum: '9187654321' } } as const;
    const bob = { method: 'mobile', mobile: { mobileNum: '9187654322' } } as const;
    control().addFault({ endpoint: 'registerByMobileNumber', status: 504, times: 3 });
    const storedIds = () => page.safeLocalStorage.keys(UNCONFIRMED_REQUEST_PREFIX).sort();
    await register(alice);
    const ofAlice = storedIds();
    expect(ofAlice).toHaveLength(1);
    await register(bob);
    const ofBoth = storedIds();
    expect(ofBoth).toHaveLength(2);
    await register(alice);
    expect(storedIds()).toEqual(ofBoth);
    expect((await register(bob)).outcome.kind).toBe('registered');
    expect(storedIds()).toEqual(ofAlice);
  });

  test('[REG-3.4][LOGIN-7.5] after a lost response, the same digits of another country have another request id', async () => {
    const mobileNum = '9187654321';
    control().addFault({ endpoint: 'registerByMobileNumber', status: 504, times: 2 });
    await register({ method: 'mobile', mobile: { mobileNum } });
    await register({ method: 'mobile', mobile: { mobileNum, countryDialingCode: '84' } });
    expect(new Set(control().readRequestIds('registerByMobileNumber')).size).toBe(2);
  });

  test('[REG-3.2] after a lost response, a registration is confirmed by a sign-in instead of a second registration request', async () => {
    control().addFault({ endpoint: 'registerByUsername', cut: true, times: 1 });
    expect(await register()).toMatchObject({ outcome: { kind: 'unknown' }, added: ['newcomer'] });
    const { outcome, added } = await register();
    expect(outcome).toEqual({
      kind: 'registered',
      member: {
        id: undefined,
        customerId: undefined,
        userName: 'newcomer',
        customerName: 'newcomer',
        token: expect.stringMatching(/./),
        requestId: control().readRequestIds('registerByUsername')[0],
      },
      formData: NEWCOMER,
    });
    expect([added, control().wireEntries('registerByUsername').length]).toEqual([[], 1]);
  });

  test('[TRK-1.3] a registration that another tab has confirmed before it is sent again is reported under its one id', async () => {
    control().addFault({ endpoint: 'registerByUsername', cut: true, times: 1 });
    expect(await register()).toMatchObject({ outcome: { kind: 'unknown' }, added: ['newcomer'] });
    // As the other tab does.
    for (const key of page.safeLocalStorage.keys(UNCONFIRMED_REQUEST_PREFIX)) page.safeLocalStorage.remove(key);
    const requestId = control().readRequestIds('registerByUsername')[0];
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect((await register()).outcome).toMatchObject({ kind: 'registered', member: { requestId } });
  });

  test('[REG-3.2] a refused captcha after a lost response does not end the check for the account', async () => {
    control().addFault({ endpoint: 'registerByUsername', status: 504, times: 1 });
    expect((await register()).outcome.kind).toBe('unknown');
    control().addFault({ endpoint: 'registerByUsername', errorCode: 'captcha.err', times: 1 });
    expect((await register()).outcome.kind).toBe('refused');
    expect(page.findUnconfirmedRegistration()).toMatchObject(UNCONFIRMED);
    expect(await register()).toMatchObject({ outcome: { kind: 'registered' }, added: ['newcomer'] });
    expect(control().wireEntries('login')).toHaveLength(2);
    expect(new Set(control().readRequestIds('registerByUsername')).size).toBe(1);
  });

  test.each([
    // response to the sign-in, outcome, registrations sent
    [{ errorCode: 'not.exists.user' }, 'registered', 2],
    [{ errorCode: 'TOO_MANY_REQUEST_LOGIN' }, 'unknown', 1],
    [{ status: 503 }, 'unknown', 1],
  ])(
    '[REG-3] if the sign-in check after a lost registration response fails with %j, the retry has the outcome “$1”',
    async (fault, kind, sent) => {
      control().addFault({ endpoint: 'registerByUsername', status: 504, times: 1 });
      expect((await register()).outcome.kind).toBe('unknown');
      control().addFault({ endpoint: 'login', ...fault });
      expect((await register()).outcome.kind).toBe(kind);
      expect(control().wireEntries('registerByUsername')).toHaveLength(sent);
      expect(page.useOverlays.getState().stack).toEqual([]);
    },
  );

  test.each([
    // method, password, endpoint, outcome of the second request
    ['mobile', 'Brand-new-1', 'registerByMobileNumber', 'registered'],
    ['auto', 'Brand-new-1', 'registerWithGeneratedUsername', 'registered'],
    ['username', undefined, 'registerByUsername', 'refused'],
  ] as const)(
    '[REG-3] after a lost response, a registration with the method %s and the password %s is never checked by a sign-in',
    async (method, password, endpoint, second) => {
      control().addFault({ endpoint, status: 504, times: 1 });
      expect((await register({ method, password })).outcome.kind).toBe('unknown');
      expect((await register({ method, password })).outcome.kind).toBe(second);
      expect([control().wireEntries(endpoint).length, control().wireEntries('login')]).toEqual([2, []]);
    },
  );
});

describe('[REG-3] request id after the start of a session', () => {
  test('the next registration in this tab has a new request id after a session has started', async () => {
    control().addFault({ endpoint: 'registerWithGeneratedUsername', status: 504, times: 1 });
    await register({ method: 'auto' });
    page.beginSession({
      id: '7',
      token: 't',
      merchantCode: 'FAIR',
      userName: 'alice',
      type: 0,
      firstTimeLogin: false,
      updatePassword: false,
    });
    expect(page.findUnconfirmedRegistration()).toBeUndefined();
    page.endSession();
    await register({ method: 'auto' });
    const [id, next] = sentIds('registerWithGeneratedUsername');
    expect(next).not.toBe(id);
  });
});

describe('[REG-3] completed registration', () => {
  const REQUEST = { requestId: '018f0000-0000-7000-8000-000000000009' };
  const MEMBER = {
    ...REQUEST,
    ...{ id: '9', customerId: undefined, userName: 'newcomer', customerName: '', token: 'token-9' },
  };

  test('completing a registration deletes the draft, and shows the confirmation dialog before the session starts', () => {
    page.saveRegistrationDraft(
      page.safeSessionStorage,
      { username: 'n', mobile: '', replacedLinkCode: '' },
      Date.now(),
    );
    page.completeRegistration(MEMBER, NEWCOMER);
    expect(page.readRegistrationDraft(page.safeSessionStorage, Date.now())).toBeUndefined();
    expect(page.useOverlays.getState().stack).toMatchObject([{ kind: 'dialog', key: 'registered' }]);
    expect([page.getCurrentSession(), visited]).toEqual([undefined, []]);
  });

  test.each([
    // id, customer id, tracked id
    ['9', '8', { customerId: '9' }],
    [undefined, '8', { customerId: '8' }],
    [undefined, undefined, {}],
  ])(
    '[TRK-1.3][TRK-1.6] the “register” event for the member id %j and the customerId %j contains %j, and the id of the request',
    async (id, customerId, tracked) => {
      const userName = `tracked-as-${Object.values(tracked).join()}`;
      const requestId = crypto.randomUUID();
      page.completeRegistration({ ...MEMBER, id, customerId, userName, requestId }, NEWCOMER);
      // Events of an earlier page may still arrive.
      const sent = () =>
        control()
          .wireEntries('trackEvents')
          .flatMap(({ body }) => JSON.parse(JSON.parse(body ?? '').events));
      const eventValue = expect.objectContaining({ ...tracked, customerName: userName });
      await expect
        .poll(() => sent())
        .toContainEqual(expect.objectContaining({ id: requestId, eventName: 'register', eventValue }));
    },
  );

  test.each([
    // dialog setting, shown
    [{ registerModal: true }, true],
    [{}, true],
    [{ registerModal: false }, false],
  ])(
    'the confirmation dialog is shown unless the merchant has switched it off: with the settings %j, isShown=%s',
    async (settings, isShown) => {
      applySettings(settings);
      page.completeRegistration(MEMBER, NEWCOMER);
      expect(page.useOverlays.getState().stack).toHaveLength(isShown ? 1 : 0);
      if (!isShown) await expect.poll(() => page.getCurrentSession()).toMatchObject({ token: 'token-9', id: '9' });
      expect(visited).toEqual(isShown ? [] : ['/m/home']);
    },
  );

  test('after a completed registration, the next registration has a new request id', async () => {
    await register({ method: 'auto' });
    page.completeRegistration(MEMBER, NEWCOMER);
    expect((await register({ method: 'auto' })).added).toHaveLength(1);
    const [id, next] = sentIds('registerWithGeneratedUsername');
    expect(next).not.toBe(id);
  });
});
