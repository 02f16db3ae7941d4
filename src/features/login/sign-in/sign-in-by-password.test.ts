import 'fake-indexeddb/auto';
import { parse } from 'valibot';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpTestPlatform } from '../../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';
import { fail, ok } from '../../../base/result';
import type { SecondFactorChallenge } from '../../../services/session-lifecycle/second-factor-challenge';

const { caller, platform } = setUpTestPlatform();
const control = () => new TestPlatform(platform());
const NO_CAPTCHA = { kind: 'none' } as const;
const ALICE = { username: ' alice ', password: 'Wonder-land-7' };
const TINA = { username: ' tina ', password: 'Two-factor-3' };
const ALICE_NUMBER = '9170000001';
const TINA_NUMBER = '9170000003';

async function importModules() {
  const [signIn, sms, merchant, session, remembered, flag, mode, identity, factor, cached, navigation] =
    await Promise.all([
      import('./sign-in-by-password'),
      import('./sign-in-by-sms'),
      import('../../../services/merchant/merchant-store'),
      import('../../../services/session/session-store'),
      import('../../../services/remembered-login/remembered-login'),
      import('../../../services/remembered-login/auto-login-flag'),
      import('../../../services/remembered-login/auto-login-mode'),
      import('../../../services/identity/identity-link'),
      import('../../../services/session-lifecycle/second-factor-challenge'),
      import('../../../contract/endpoints/site/system'),
      import('../../../services/navigation/navigate'),
    ]);
  const services = { ...merchant, ...session, ...remembered, ...flag, ...mode, ...identity, ...factor, ...navigation };
  return { ...services, ...signIn, ...sms, ...cached };
}
let app: Awaited<ReturnType<typeof importModules>>;

/**
 * The second-factor challenges that were requested. `givesFactor` decides whether the visitor completes or cancels
 * them.
 */
const challenges: SecondFactorChallenge[] = [];
let givesFactor = true;
/** The platform's code with which it has refused the sign-in before the visitor cancels; empty if it has not. */
let refusedWith = '';

beforeAll(async () => {
  stubPageGlobals(`${caller().origin}/m/login`);
  app = await importModules();
  app.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  app.registerSecondFactorHandler(async (challenge) => {
    challenges.push(challenge);
    if (refusedWith !== '')
      return fail({ layer: 'business', code: refusedWith, message: '', endpoint: 'login', value: null });
    return givesFactor ? ok({ token: 'token-of-factor', firstTimeLogin: false, passwordExpired: false }) : undefined;
  });
});

beforeEach(async () => {
  challenges.length = 0;
  givesFactor = true;
  refusedWith = '';
  app.clearIdentityToLink();
  app.endSession();
  await app.forgetLogin();
  app.setAutoLoginEnabled(false);
  await loadStatus();
});

async function loadStatus(): Promise<void> {
  const query = { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } as const;
  const { value } = await caller().call(app.status, { query });
  app.setSiteStatus(parse(app.status.response, value));
}

const signIn = (credentials = ALICE, { remember, isShown = true }: { remember?: boolean; isShown?: boolean } = {}) =>
  app.signInByPassword(credentials, { remember, isShown: () => isShown, proof: NO_CAPTCHA });

const SMS_CODE_REQUEST = { countryDialingCode: '63' };
async function requestCode(mobileNum: string): Promise<string> {
  const { sendSmsCode } = await import('../../../contract/endpoints/account/verification');
  await caller().call(sendSmsCode, { body: { ...SMS_CODE_REQUEST, mobileNum } });
  return control().smsCode(mobileNum) ?? 'no code';
}
const signInBySms = async (mobileNum: string, { remember, isShown = true, code, ...abroad }: SmsOptions = {}) =>
  app.signInBySms(
    { mobile: { mobileNum, ...abroad }, ownCallingCode: '63', code: code ?? (await requestCode(mobileNum)) },
    { remember, isShown: () => isShown },
  );
interface SmsOptions {
  readonly remember?: boolean;
  readonly isShown?: boolean;
  readonly code?: string;
  readonly countryDialingCode?: string;
}

describe('[LOGIN-2] sign-in by password', () => {
  test('[SESS-5] starts the session and fetches the member', async () => {
    expect(await signIn()).toEqual({ ok: true, value: { mustChangePassword: false } });
    expect(app.getCurrentSession()).toMatchObject({
      id: '',
      token: expect.stringMatching(/.{20}/),
      merchantCode: 'FAIR',
      userName: 'alice',
      type: -1,
      firstTimeLogin: false,
      updatePassword: false,
      currentPassword: 'known',
    });
    await expect.poll(() => app.getCurrentSession()).toMatchObject({ id: expect.stringMatching(/./), type: 0 });
    // The event waits until it is known whether the member is on a break, which the app as a whole finds out.
    const { releaseHeldEvents } = await import('../../../services/tracking/held-events');
    await expect
      .poll(async () => {
        await releaseHeldEvents(true);
        return control().eventsNamed('login');
      })
      .toContain(1);
  });

  test('[SESS-5.2] the session ends and the sign-in page opens if the returned token belongs to no member', async () => {
    const visits: string[] = [];
    app.registerRouterNavigate((path) => visits.push(path));
    const body = JSON.stringify({ success: true, value: { userName: '', type: -1 } });
    control().addFault({ endpoint: 'memberInfo', body, contentType: 'application/json', times: 1 });
    expect(await signIn()).toMatchObject({ ok: true });
    await expect.poll(() => [app.getCurrentSession(), visits]).toEqual([undefined, ['/m/login']]);
  });

  test.each([
    // member, password, first sign-in
    ['fiona', 'First-steps-1', true],
    ['eddie', 'Expired-pw-2', false],
    ['dora', 'fair-start-1', false],
  ])(
    '[WL-1.5][LOGIN-4.1] signing in as %s with the password %s requires a new password',
    async (username, password, firstTimeLogin) => {
      expect(await signIn({ username, password })).toEqual({ ok: true, value: { mustChangePassword: true } });
      expect(app.getCurrentSession()).toMatchObject({ updatePassword: true, firstTimeLogin, currentPassword: 'known' });
    },
  );

  test('[WL-1.5][LOGIN-4.1] accepts an expired password if the merchant does not force a password change', async () => {
    control().setSwitch('FAIR', 'PWDEXPFORCECHANGE3', false);
    await loadStatus();
    expect(await signIn({ username: 'eddie', password: 'Expired-pw-2' })).toEqual({
      ok: true,
      value: { mustChangePassword: false },
    });
  });

  test('[LOGIN-4] requires no new password if the merchant’s default password is unknown', async () => {
    app.useMerchant.setState({ status: undefined });
    expect(await signIn()).toEqual({ ok: true, value: { mustChangePassword: false } });
  });

  test('[LOGIN-5] a sign-in by password that the platform refuses starts no session', async () => {
    expect(await signIn({ username: 'alice', password: 'wrong' })).toMatchObject({
      ok: false,
      error: { layer: 'business', code: 'login.cred.err' },
    });
    expect([app.getCurrentSession(), challenges]).toEqual([undefined, []]);
  });
});

describe('[REM-1] credentials saved after a sign-in by password', () => {
  test('signing in by password saves the username and the password if “Remember me” is checked', async () => {
    await signIn(ALICE, { remember: true });
    await expect.poll(() => app.isLoginRemembered()).toBe(true);
    expect(app.readAutoLoginMode()).toBe('on');
    expect(await app.loadRememberedLogin()).toEqual({
      type: 'username',
      username: 'alice',
      password: 'Wonder-land-7',
      merchant: 'FAIR',
    });
  });

  test.each([
    // wanted, still remembered
    [false, false],
    [undefined, true],
  ])(
    'remember=false deletes an earlier remembered login: after remember=%s, isLoginRemembered() returns %s',
    async (remember, isRemembered) => {
      await app.rememberLogin({ type: 'username', username: 'bob', password: 'Builder-box-8', merchant: 'FAIR' });
      await signIn(ALICE, remember === undefined ? {} : { remember });
      await expect.poll(() => app.isLoginRemembered()).toBe(isRemembered);
      expect((await app.loadRememberedLogin())?.username).toBe(isRemembered ? 'bob' : undefined);
    },
  );

  test('[REM-1.4] a sign-in by password stores the credentials in the password manager, but a sign-in by SMS does not', async () => {
    const stored: unknown[] = [];
    vi.stubGlobal(
      'PasswordCredential',
      class {
        constructor(data: object) {
          Object.assign(this, data);
        }
      },
    );
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      credentials: { store: async (one: unknown) => stored.push(one) },
    });
    await signIn(ALICE, { remember: true });
    expect(stored).toEqual([{ id: 'alice', password: 'Wonder-land-7', name: 'alice' }]);
    await signInBySms(ALICE_NUMBER, { remember: true });
    expect(stored).toHaveLength(1);
  });

  test.each([
    // username, password, what is wrong, still remembered
    ['alice', 'wrong', 'login.cred.err', false],
    ['nobody', 'Wonder-land-7', 'not.exists.user', false],
    ['tina', 'Two-factor-3', 'login_verify_required', true],
  ])(
    '[REM-1.2][LOGIN-5] signing in as %s with the password %s is refused with the error %s, after which isLoginRemembered() returns %s',
    async (username, password, code, isRemembered) => {
      givesFactor = false;
      await app.rememberLogin({ type: 'username', username, password, merchant: 'FAIR' });
      expect(await signIn({ username, password })).toMatchObject({ error: { code } });
      await expect.poll(() => app.isLoginRemembered()).toBe(isRemembered);
      expect((await app.loadRememberedLogin()) !== undefined).toBe(isRemembered);
    },
  );
});

describe('[LOGIN-5] sign-in that requires a second factor', () => {
  const factors = { email: true, ga: true, sms: true, payeeName: true };

  test('the second factor is asked for with the trimmed username, and then the session starts', async () => {
    expect(await signIn(TINA)).toEqual({ ok: true, value: { mustChangePassword: false } });
    expect(challenges).toEqual([{ username: 'tina', password: TINA.password, factors }]);
    expect(app.getCurrentSession()).toMatchObject({ token: 'token-of-factor', userName: 'tina' });
  });

  test('fails if the visitor cancels the second factor dialog', async () => {
    givesFactor = false;
    expect(await signIn(TINA)).toMatchObject({ ok: false, error: { code: 'login_verify_required' } });
    expect([challenges.length, app.getCurrentSession()]).toEqual([1, undefined]);
  });

  test('[LOGIN-5.7] fails with the refusal that the dialog has got, whichever way asked for the factor', async () => {
    refusedWith = 'login.cred.err';
    await app.rememberLogin({ type: 'username', username: 'tina', password: TINA.password, merchant: 'FAIR' });
    expect(await signIn(TINA, { remember: true })).toMatchObject({ ok: false, error: { code: refusedWith } });
    await expect.poll(() => app.isLoginRemembered()).toBe(false);
    expect(await signInBySms(TINA_NUMBER)).toMatchObject({ ok: false, error: { code: refusedWith } });
    expect([challenges.length, app.getCurrentSession()]).toEqual([2, undefined]);
  });

  test('does not ask for the factor if the login form is no longer shown', async () => {
    expect(await signIn(TINA, { isShown: false })).toMatchObject({ ok: false });
    expect(challenges).toEqual([]);
  });

  test('[REM-1] saves the login after the second factor has been accepted', async () => {
    await signIn(TINA, { remember: true });
    await expect.poll(() => app.isLoginRemembered()).toBe(true);
  });
});

describe('[SOCIAL-2] sign-in that links an identity to the account', () => {
  const link = { channel: 'google', idToken: 'id-token' } as const;
  beforeEach(() => app.setIdentityToLink(link));

  test('the identity token is passed to the second factor verification, and then the pending identity is cleared', async () => {
    control().addFault({ endpoint: 'login', body: VERIFY_REQUIRED });
    await signIn(TINA);
    expect(challenges).toMatchObject([{ username: 'tina', firebaseIdToken: 'id-token' }]);
    expect(app.useIdentityToLink.getState().link).toBeUndefined();
  });

  test.each([
    // refused with, still linked
    ['firebase.token.invalid', false],
    ['login.cred.err', true],
  ])(
    'a refusal discards the identity only if the identity token is invalid: after %s, hasIdentityToLink=%s',
    async (errorCode, isLinked) => {
      control().addFault({ endpoint: 'login', errorCode });
      expect(await signIn()).toMatchObject({ error: { code: errorCode } });
      expect(app.useIdentityToLink.getState().link).toEqual(isLinked ? link : undefined);
    },
  );

  test('a sign-in that links an identity fails if the platform cannot verify the identity token', async () => {
    control().connectIdentityProvider('http://127.0.0.1:1');
    expect(await signIn()).toMatchObject({ ok: false, error: { layer: 'business' } });
    control().connectIdentityProvider(undefined);
  });
});

const VERIFY_REQUIRED = JSON.stringify({
  success: false,
  errorCode: 'login_verify_required',
  message: '',
  value: { email: true },
});
const VERIFY_BY_SMS = VERIFY_REQUIRED.replace('email', 'sms');

describe('[LOGIN-2] sign-in by SMS', () => {
  test('[LOGIN-8] starts a session for the phone number and records that no password was typed', async () => {
    expect(await signInBySms(ALICE_NUMBER)).toEqual({ ok: true, value: { mustChangePassword: false } });
    expect(app.getCurrentSession()).toMatchObject({ userName: ALICE_NUMBER, currentPassword: 'untyped' });
    expect(app.isLoginRemembered()).toBe(false);
  });

  test('[LOGIN-4] requires no new password if the merchant’s default password is unknown', async () => {
    app.useMerchant.setState({ status: undefined });
    expect(await signInBySms(ALICE_NUMBER)).toEqual({ ok: true, value: { mustChangePassword: false } });
    expect(app.getCurrentSession()).toMatchObject({ updatePassword: false });
  });

  test('[REM-1] signing in by SMS saves the number if “Remember me” is checked', async () => {
    await signInBySms(ALICE_NUMBER, { remember: true });
    await expect.poll(() => app.isLoginRemembered()).toBe(true);
    expect(await app.loadRememberedLogin()).toEqual({ type: 'sms', username: `+63${ALICE_NUMBER}`, merchant: 'FAIR' });
  });

  test('[REM-1] signing in by SMS deletes an earlier remembered login if “Remember me” is not checked', async () => {
    await app.rememberLogin({ type: 'sms', username: '917', merchant: 'FAIR' });
    await signInBySms(ALICE_NUMBER, { remember: false });
    await expect.poll(() => app.isLoginRemembered()).toBe(false);
  });

  test('[LOGIN-5] a sign-in by SMS with a wrong code fails and starts no session', async () => {
    expect(await signInBySms(ALICE_NUMBER, { code: '000000' })).toMatchObject({
      ok: false,
      error: { code: 'sms.code.err' },
    });
    expect([app.getCurrentSession(), challenges]).toEqual([undefined, []]);
  });

  test('[LOGIN-5] signing in by SMS with an unknown number deletes the remembered login', async () => {
    await app.rememberLogin({ type: 'sms', username: ALICE_NUMBER, merchant: 'FAIR' });
    control().addFault({ endpoint: 'login', errorCode: 'not.exists.user' });
    await signInBySms(ALICE_NUMBER);
    await expect.poll(() => app.isLoginRemembered()).toBe(false);
  });

  test('[LOGIN-5] asks for a second factor other than SMS if the platform requires a second factor', async () => {
    const code = await requestCode(TINA_NUMBER);
    expect(await signInBySms(TINA_NUMBER, { code })).toEqual({ ok: true, value: { mustChangePassword: false } });
    const sms = { mobileNum: TINA_NUMBER, verificationCode: code };
    const factors = { email: true, ga: true, sms: false, payeeName: true };
    expect(challenges).toEqual([{ username: '', password: '', sms, factors }]);
    expect(app.getCurrentSession()).toMatchObject({ token: 'token-of-factor', userName: TINA_NUMBER });
  });

  test('[LOGIN-7.5][REM-1.1] a number of another country has its calling code in the second factor and when remembered', async () => {
    control().addFault({ endpoint: 'login', body: VERIFY_REQUIRED });
    await signInBySms('912345678', { code: '123456', countryDialingCode: '84', remember: true });
    const sms = { mobileNum: '912345678', countryDialingCode: '84', verificationCode: '123456' };
    expect(challenges).toMatchObject([{ sms }]);
    await expect.poll(app.loadRememberedLogin).toMatchObject({ type: 'sms', username: '+84912345678' });
  });

  test.each([
    // case, form shown, response
    ['SMS is the only factor', true, VERIFY_BY_SMS],
    ['the form is no longer shown', false, VERIFY_REQUIRED],
  ])('[LOGIN-5] asks for no second factor if %s', async (_, isShown, body) => {
    control().addFault({ endpoint: 'login', body });
    expect(await signInBySms(ALICE_NUMBER, { isShown })).toMatchObject({ ok: false });
    expect([challenges, app.getCurrentSession()]).toEqual([[], undefined]);
  });

  test('[LOGIN-5] fails if the visitor cancels the second factor dialog', async () => {
    givesFactor = false;
    expect(await signInBySms(TINA_NUMBER)).toMatchObject({ ok: false, error: { code: 'login_verify_required' } });
    expect(challenges).toHaveLength(1);
  });
});
