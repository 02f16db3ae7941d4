import { parse } from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpTestPlatform } from '../../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';
import { siteStatus } from '../../../contract/endpoints/site/system';
import type { RegistrationFormData } from '../data/registration-form-data';

const { caller, platform } = setUpTestPlatform();

/** Members of the local platform stand for those who have just registered: alice, and dora with the default password. */
const MEMBER = { id: '7', customerId: undefined, userName: 'alice', customerName: '', token: '' };
const DORA = { ...MEMBER, userName: 'dora' };
const DEFAULT_PASSWORD = 'fair-start-1';
const TYPED: RegistrationFormData = {
  method: 'username',
  username: 'alice',
  password: 'Wonder-land-7',
  mobile: { mobileNum: '' },
  code: '',
  referral: '',
};
const WRONG: RegistrationFormData = { ...TYPED, password: 'Brand-new-1' };
const MOBILE: RegistrationFormData = {
  ...TYPED,
  method: 'mobile',
  username: '',
  password: undefined,
  mobile: { mobileNum: '917' },
};

/** Number of sign-in requests that the platform has received. */
const countSignIns = () => new TestPlatform(platform()).wireEntries('login').length;

let begin: typeof import('./start-new-member-session').startNewMemberSession;
let merchant: typeof import('../../../services/merchant/merchant-store');
let session: typeof import('../../../services/session/session-store');
let overlays: typeof import('../../../services/overlays/overlays');
const visited: { path: string; state: unknown }[] = [];
/** Paths of the navigations that replaced the current history entry. */
const replacing: string[] = [];

beforeAll(async () => {
  stubPageGlobals(`${caller().origin}/m/register`);
  ({ startNewMemberSession: begin } = await import('./start-new-member-session'));
  merchant = await import('../../../services/merchant/merchant-store');
  session = await import('../../../services/session/session-store');
  overlays = await import('../../../services/overlays/overlays');
  const { registerRouterNavigate } = await import('../../../services/navigation/navigate');
  registerRouterNavigate((path, options) => {
    visited.push({ path, state: options?.state });
    if (options?.replace) replacing.push(path);
  });
});
beforeEach(() => {
  visited.length = 0;
  replacing.length = 0;
  merchant.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  session.useSession.setState({ session: undefined });
  overlays.useOverlays.setState({ stack: [] });
});

function applySettings(whitelabelVal: object): void {
  merchant.setSiteStatus(parse(siteStatus, { info: { merchantCode: 'FAIR', whitelabelVal } }));
}

describe('[REG-3] session of a new member', () => {
  test('starts with the token of the registration response, without a sign-in request', async () => {
    applySettings({});
    await begin({ ...MEMBER, token: 't' }, TYPED);
    expect([countSignIns(), session.getCurrentSession()?.token, visited[0]?.path]).toEqual([0, 't', '/m/home']);
  });

  test('[POP-1.2][REG-4.4] starts with a sign-in with the typed password if the registration returns no token', async () => {
    applySettings({});
    await begin(MEMBER, TYPED);
    expect(countSignIns()).toBe(1);
    expect(session.getCurrentSession()).toMatchObject({
      token: expect.stringMatching(/./),
      id: '7',
      merchantCode: 'FAIR',
      userName: 'alice',
      type: -1,
      firstTimeLogin: true,
      updatePassword: false,
      currentPassword: 'known',
      registeredBy: 'username',
    });
    expect(visited).toEqual([{ path: '/m/home', state: undefined }]);
  });

  test('[TRK-1.7][REG-4.4] the session starts with a sign-in with the default password, which the member must then replace', async () => {
    applySettings({ defaultPassword: DEFAULT_PASSWORD });
    await begin(DORA, MOBILE);
    expect(countSignIns()).toBe(1);
    expect(session.getCurrentSession()).toMatchObject({
      updatePassword: true,
      currentPassword: 'none',
      registeredBy: 'mobile',
    });
  });
});

describe('[REG-3] session of a new member with a token', () => {
  test.each([
    // id, customer id, id of the session
    ['7', '8', '7'],
    [undefined, '8', '8'],
    [undefined, undefined, ''],
  ])(
    'for a new member with the id %j and the customerId %j, the session has the id %j',
    async (id, customerId, expected) => {
      await begin({ ...MEMBER, token: 't', id, customerId }, TYPED);
      expect(session.getCurrentSession()?.id).toBe(expected);
    },
  );

  test.each([
    // typed, must be changed, known
    ['Default-1', true, 'known'],
    ['Brand-new-1', false, 'known'],
    [undefined, true, 'none'],
  ])(
    '[LOGIN-4] [REG-4] the session of a new member with the typed password %s has updatePassword=%s',
    async (password, isRequired, known) => {
      applySettings({ defaultPassword: 'Default-1' });
      await begin({ ...MEMBER, token: 't' }, { ...TYPED, password });
      expect(session.getCurrentSession()).toMatchObject({ updatePassword: isRequired, currentPassword: known });
    },
  );
});

describe('[REG-3] browser history after a registration', () => {
  test.each([
    // token, login methods, typed, opened
    ['t', ['username'], TYPED, '/m/home'],
    ['', ['username'], MOBILE, '/m/login'],
    ['', ['sms'], MOBILE, '/m/login'],
  ])(
    'for the token %j and the login methods %j, the next page replaces the registration form in the history',
    async (token, loginWays, typed, path) => {
      applySettings({ loginWays });
      await begin({ ...MEMBER, token }, typed);
      expect(replacing).toEqual([path]);
    },
  );
});

describe('[REG-3] new member who cannot be signed in', () => {
  test('a new member who cannot be signed in is redirected to the sign-in page even if the site status has not loaded', async () => {
    merchant.useMerchant.setState({ status: undefined });
    await begin(MEMBER, MOBILE);
    expect(visited).toEqual([{ path: '/m/login', state: undefined }]);
  });

  test('a new member who cannot be signed in is redirected to the sign-in page', async () => {
    applySettings({});
    await begin(MEMBER, WRONG);
    expect(session.getCurrentSession()).toBeUndefined();
    expect(visited).toEqual([{ path: '/m/login', state: undefined }]);
    expect(overlays.useOverlays.getState().stack).toEqual([]);
  });

  test('[REG-4.4] a new member who cannot be signed in is redirected to sign-in by SMS if no password is known', async () => {
    applySettings({ loginWays: ['username', 'sms'] });
    await begin(MEMBER, MOBILE);
    expect([countSignIns(), visited]).toEqual([0, [{ path: '/m/login', state: { loginMethod: 'sms' } }]]);
  });

  test('the member is redirected to the sign-in page without a sign-in request if the platform returns no username', async () => {
    applySettings({ defaultPassword: DEFAULT_PASSWORD });
    await begin({ ...MEMBER, userName: '' }, MOBILE);
    expect([countSignIns(), visited.map(({ path }) => path)]).toEqual([0, ['/m/login']]);
  });

  test('a member who typed a password is redirected to sign-in by password, even if sign-in by SMS is available', async () => {
    applySettings({ loginWays: ['username', 'sms'] });
    await begin(MEMBER, { ...MOBILE, password: 'Brand-new-1' });
    expect([visited, overlays.useOverlays.getState().stack]).toEqual([[{ path: '/m/login', state: undefined }], []]);
  });

  test('[REG-4] a member without mobile number or password is referred to customer service, even if SMS sign-in is available', async () => {
    applySettings({ loginWays: ['username', 'sms'] });
    await begin(MEMBER, { ...MOBILE, method: 'auto' });
    expect(visited).toEqual([{ path: '/m/login', state: undefined }]);
    const notice = { kind: 'notice', message: { key: 'register.noPassword', values: { name: 'alice' } } };
    expect(overlays.useOverlays.getState().stack).toMatchObject([notice]);
  });

  test.each([
    [{ mobileNum: '917' }, '917'],
    [{ mobileNum: '912', countryDialingCode: '84' }, '+84912'],
  ])(
    '[REG-4.4] if neither a password nor sign-in by SMS is available, the notice for the number %j names %s',
    async (mobile, name) => {
      applySettings({ loginWays: ['username'] });
      await begin({ ...MEMBER, userName: '' }, { ...MOBILE, mobile });
      expect(visited).toEqual([{ path: '/m/login', state: undefined }]);
      const notice = { kind: 'notice', message: { key: 'register.noPassword', values: { name } } };
      expect(overlays.useOverlays.getState().stack).toMatchObject([notice]);
    },
  );
});
