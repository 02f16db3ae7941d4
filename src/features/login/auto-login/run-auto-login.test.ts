import 'fake-indexeddb/auto';
import { parse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpTestPlatform } from '../../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';
import { status } from '../../../contract/endpoints/site/system';
import { REMEMBERED_LOGIN_KEY } from '../../../contract/storage-keys';

const { caller, platform } = setUpTestPlatform();
const control = () => new TestPlatform(platform());
const ALICE = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
const HOME = { search: '', entry: null };

async function importModules() {
  const [start, load, merchant, session, remembered, flag, mode, cancel, refresh] = await Promise.all([
    import('./run-auto-login-lazily'),
    import('./load-remembered-login-lazily'),
    import('../../../services/merchant/merchant-store'),
    import('../../../services/session/session-store'),
    import('../../../services/remembered-login/remembered-login'),
    import('../../../services/remembered-login/auto-login-flag'),
    import('../../../services/remembered-login/auto-login-mode'),
    import('../../../services/remembered-login/cancel-auto-login'),
    import('../../../services/session-lifecycle/refresh-member'),
  ]);
  return { ...start, ...load, ...merchant, ...session, ...remembered, ...flag, ...mode, ...cancel, ...refresh };
}
let page: Awaited<ReturnType<typeof importModules>>;

/** Starts every test with a newly loaded page, in a browser that remembers the login of alice. */
beforeEach(async () => {
  vi.resetModules();
  stubPageGlobals(`${caller().origin}/m/home`);
  page = await importModules();
  page.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  await loadStatus();
  await page.rememberLogin(ALICE);
});

async function loadStatus(): Promise<void> {
  const query = { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } as const;
  const { value } = await caller().call(status, { query });
  page.setSiteStatus(parse(status.response, value));
}

const signInCount = () => control().wireEntries('login').length;
const token = () => page.getCurrentSession()?.token;

describe('[REM-3] auto login', () => {
  test('auto login of the remembered member starts the same session as a sign-in by password', async () => {
    await page.runAutoLoginLazily(HOME);
    expect(page.getCurrentSession()).toMatchObject({
      userName: 'alice',
      merchantCode: 'FAIR',
      currentPassword: 'known',
    });
    expect([signInCount(), page.isLoginRemembered()]).toEqual([1, true]);
  });

  test.each([
    // search, history state, requests
    ['?token=t', null, 0],
    ['?redirectUrl=https%3A%2F%2Ffair.example', null, 0],
    ['?backUrl=https%3A%2F%2Ffair.example', null, 0],
    ['', { usr: { returnTo: '/m/login?redirectUrl=https%3A%2F%2Ffair.example' } }, 0],
    ['', { usr: { returnTo: '/m/withdraw' } }, 1],
    ['?r=FRIEND', null, 1],
  ])(
    '[ROUTE-6.1][REM-3.1] auto login on a page with the query %j and the history state %j sends %i requests',
    async (search, entry, count) => {
      await page.runAutoLoginLazily({ search, entry });
      expect([signInCount(), token() !== undefined]).toEqual([count, count === 1]);
    },
  );

  test('sends no request if a member is signed in or no login is remembered', async () => {
    page.beginSession({ ...SESSION, token: 'of the tab' });
    await page.runAutoLoginLazily(HOME);
    expect([signInCount(), token()]).toEqual([0, 'of the tab']);
    page.endSession();
    await page.forgetLogin();
    await page.runAutoLoginLazily(HOME);
    expect([signInCount(), token()]).toEqual([0, undefined]);
  });

  test('sends no request if a session starts while the remembered login is loading', async () => {
    const started = page.runAutoLoginLazily(HOME);
    page.beginSession({ ...SESSION, token: 'of the form' });
    await started;
    expect([signInCount(), token(), page.isLoginRemembered()]).toEqual([0, 'of the form', true]);
  });

  test.each([
    ['a member is signed in', () => page.beginSession({ ...SESSION, token: 'of the tab' })],
    ['no login is remembered', () => page.forgetLogin()],
  ])('does not load its code if %s', async (_, prepare) => {
    const load = vi.fn(() => ({ runAutoLogin: async () => undefined }));
    vi.doMock('./run-auto-login', load);
    await prepare();
    await page.runAutoLoginLazily(HOME);
    vi.doUnmock('./run-auto-login');
    expect(load).not.toHaveBeenCalled();
  });

  test('sends no request and keeps the remembered login while no status is loaded', async () => {
    page.useMerchant.setState({ status: undefined });
    await page.runAutoLoginLazily(HOME);
    expect([signInCount(), page.isLoginRemembered()]).toEqual([0, true]);
  });

  test('[WL-1.3] no request is sent after a sign-out, if the merchant disables auto login, or if sign-in requires a captcha', async () => {
    control().setSwitch('FAIR', 'MOBILEAUTOLOGIN3', false);
    await loadStatus();
    await page.runAutoLoginLazily(HOME);
    control().setSwitch('FAIR', 'MOBILEAUTOLOGIN3', true);
    control().setSwitch('FAIR', 'GEETEST3', true);
    control().setScenario('FAIR', { captchaAtLogin: true });
    await loadStatus();
    await page.runAutoLoginLazily(HOME);
    control().setScenario('FAIR', { captchaAtLogin: false });
    await loadStatus();
    page.setAutoLoginEnabled(false);
    await page.runAutoLoginLazily(HOME);
    expect([signInCount(), page.isLoginRemembered()]).toEqual([0, true]);
    page.setAutoLoginEnabled(true);
    await page.runAutoLoginLazily(HOME);
    expect(signInCount()).toBe(1);
  });

  test('deletes a remembered login that belongs to another merchant', async () => {
    page.useMerchant.setState({ code: 'KOPI' });
    await page.runAutoLoginLazily(HOME);
    expect([signInCount(), page.isLoginRemembered(), token()]).toEqual([0, false, undefined]);
  });

  test('sends no request if it is cancelled before it starts', async () => {
    page.cancelAutoLogin();
    await page.runAutoLoginLazily(HOME);
    expect([signInCount(), token()]).toEqual([0, undefined]);
  });

  test('[REM-3.6] starts no session if it is cancelled while its request is in flight', async () => {
    const release = control().holdRequests({ endpoint: 'login' });
    const started = page.runAutoLoginLazily(HOME);
    await expect.poll(() => signInCount() + control().wireEntries('rsaKey').length).toBeGreaterThan(0);
    page.cancelAutoLogin();
    release();
    await started;
    expect([token(), page.isLoginRemembered()]).toEqual([undefined, true]);
  });

  test('does not replace a session that has started while the request of auto login was in flight', async () => {
    const release = control().holdRequests({ endpoint: 'login' });
    const started = page.runAutoLoginLazily(HOME);
    await expect.poll(() => control().wireEntries('rsaKey')).toHaveLength(1);
    page.beginSession({ ...SESSION, token: 'of the form' });
    release();
    await started;
    expect(token()).toBe('of the form');
  });

  test.each([
    // error code, remembered afterwards, mode
    ['login.cred.err', false, 'on'],
    ['not.exists.user', false, 'on'],
    ['login_verify_required', true, 'by-tap'],
    ['captcha.err', true, 'by-tap'],
    ['TOO_MANY_REQUEST_LOGIN', true, 'on'],
  ])(
    '[LOGIN-5.5][REM-3.4] after a refusal with the error %s, no error is shown, isLoginRemembered=%s and the auto login mode is “%s”',
    async (errorCode, isRemembered, mode) => {
      control().addFault({ endpoint: 'login', errorCode });
      await page.runAutoLoginLazily(HOME);
      control().clearFaults();
      expect([token(), page.isLoginRemembered(), page.readAutoLoginMode()]).toEqual([undefined, isRemembered, mode]);
      const { useOverlays } = await import('../../../services/overlays/overlays');
      expect(useOverlays.getState().stack).toEqual([]);
    },
  );

  test('[SAFE-5.6] after a refusal because the account is closed, a notice gives the reason', async () => {
    const { id } = platform().services.members.byName('FAIR', 'alice') ?? {};
    await caller().control('accounts', { id, close: true, reason: 'Opened with the papers of another person' });
    const { activateLanguage } = await import('../../../services/i18n/i18n');
    const { ENGLISH } = await import('../../../services/i18n/languages');
    await activateLanguage(ENGLISH);
    await page.runAutoLoginLazily(HOME);
    expect([token(), page.isLoginRemembered()]).toEqual([undefined, false]);
    const { useOverlays } = await import('../../../services/overlays/overlays');
    const { stack } = useOverlays.getState();
    expect(stack).toHaveLength(1);
    expect(JSON.stringify(stack)).toMatch(/refused\.account\.closed.*Opened with the papers of another person/);
  });

  test('[SAFE-5.6] no notice names a closed account to a member who has signed in meanwhile', async () => {
    const release = control().holdRequests({ endpoint: 'login', errorCode: 'account.closed' });
    const started = page.runAutoLoginLazily(HOME);
    await expect.poll(() => control().wireEntries('rsaKey')).toHaveLength(1);
    page.beginSession({ ...SESSION, token: 'of the form' });
    release();
    await started;
    const { useOverlays } = await import('../../../services/overlays/overlays');
    expect(useOverlays.getState().stack).toEqual([]);
  });

  test('[LOGIN-5] keeps the remembered login and shows no message if the response is lost', async () => {
    control().addFault({ endpoint: 'login', cut: true });
    await page.runAutoLoginLazily(HOME);
    control().clearFaults();
    expect([token(), page.isLoginRemembered(), page.readAutoLoginMode()]).toEqual([undefined, true, 'on']);
    const { useOverlays } = await import('../../../services/overlays/overlays');
    expect(useOverlays.getState().stack).toEqual([]);
  });

  test('[LOGIN-5.6] stays off after a change of the IP address has ended the session', async () => {
    await page.runAutoLoginLazily(HOME);
    control().moveSessions();
    await page.refreshMember();
    expect([page.isLoginRemembered(), page.readAutoLoginMode()]).toEqual([true, 'off']);
    page.endSession();
    await page.runAutoLoginLazily(HOME);
    expect([signInCount(), token()]).toEqual([1, undefined]);
  });

  test('sends no request and starts no session if its chunk fails to load', async () => {
    vi.doMock('./run-auto-login', () => {
      throw new Error('offline');
    });
    await page.runAutoLoginLazily(HOME);
    expect([signInCount(), token()]).toEqual([0, undefined]);
    vi.doUnmock('./run-auto-login');
  });
});

describe('[REM-1] remembered login', () => {
  test('loadRememberedLoginLazily() resolves with the remembered login until the login is deleted', async () => {
    expect(await page.loadRememberedLoginLazily()).toEqual(ALICE);
    await page.forgetLogin();
    expect(await page.loadRememberedLoginLazily()).toBeUndefined();
  });

  test('loadRememberedLoginLazily() resolves with undefined if the chunk that reads the remembered login fails to load', async () => {
    vi.resetModules();
    vi.doMock('../../../services/remembered-login/remembered-login', () => {
      throw new Error('offline');
    });
    const { loadRememberedLoginLazily } = await import('./load-remembered-login-lazily');
    const { safeLocalStorage } = await import('../../../browser/storage/web-storage');
    safeLocalStorage.set(REMEMBERED_LOGIN_KEY, 'k');
    expect(await loadRememberedLoginLazily()).toBeUndefined();
    vi.doUnmock('../../../services/remembered-login/remembered-login');
  });
});

const SESSION = {
  id: '7',
  token: 't',
  merchantCode: 'FAIR',
  userName: 'bob',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
  currentPassword: 'known',
} as const;
