import 'fake-indexeddb/auto';
import { parse } from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '../../src/base/result';
import type { AppError } from '../../src/contract/app-error';
import type { AnyEndpoint } from '../../src/contract/endpoint';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { status } from '../../src/contract/endpoints/site/system';
import { ERROR_CODES } from '../../src/contract/error-codes';
import { ERROR_CATALOGUE, listErrorCodes } from '../checks/reference/error-catalogue';
import { setUpTestPlatform } from '../platform/testing/test-platform';
import { TestPlatform } from '../support/browser/test-platform';
import { stubPageGlobals } from '../support/page/page-globals';
import { ERROR_PATHS, ERROR_TABLE, type ErrorPath } from './error-code-table';

const { caller, platform } = setUpTestPlatform();
const control = () => new TestPlatform(platform());

const MESSAGE = 'The platform says no';
const NO_CAPTCHA = { kind: 'none' } as const;
const REMEMBERED = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
const TINA = { username: 'tina', password: 'Two-factor-3' };
const SESSION = {
  id: '',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
};
const NEWCOMER = {
  method: 'username',
  username: 'newcomer',
  password: 'Brand-new-1',
  mobile: { mobileNum: '' },
  code: '',
  referral: '',
} as const;
const NEWCOMERS = [
  NEWCOMER,
  { ...NEWCOMER, method: 'mobile', username: '', mobile: { mobileNum: '9170000055' }, code: '123456' },
  { ...NEWCOMER, method: 'auto', username: '' },
] as const;
const IDENTITY = { channel: 'google', id: 'u1', token: async () => ok('id-token') } as const;

async function importModules() {
  const modules = await Promise.all([
    import('../../src/features/login/auto-login/run-auto-login-lazily'),
    import('../../src/features/login/sign-in/sign-in-by-password'),
    import('../../src/features/login/sign-in/sign-in-by-sms'),
    import('../../src/features/second-factor/open-second-factor'),
    import('../../src/features/social/flow/social-calls'),
    import('../../src/features/registration/submit/register'),
    import('../../src/services/session-lifecycle/second-factor-challenge'),
    import('../../src/services/session-lifecycle/session-expired'),
    import('../../src/services/session-lifecycle/sign-in-with-url-token'),
    import('../../src/services/session-lifecycle/refresh-member'),
    import('../../src/services/platform/api-client'),
    import('../../src/services/session/session-store'),
    import('../../src/services/merchant/merchant-store'),
    import('../../src/services/overlays/overlays'),
    import('../../src/services/errors/to-error-message'),
    import('../../src/services/i18n/i18n'),
    import('../../src/services/i18n/languages'),
    import('../../src/services/remembered-login/remembered-login'),
    import('../../src/services/remembered-login/auto-login-flag'),
    import('../../src/services/remembered-login/auto-login-mode'),
  ]);
  return Object.assign({}, ...modules) as UnionToIntersection<(typeof modules)[number]>;
}
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? All
  : never;
let app: Awaited<ReturnType<typeof importModules>>;

beforeAll(async () => {
  stubPageGlobals(`${caller().origin}/m/home`);
  app = await importModules();
  await app.activateLanguage(app.ENGLISH);
  app.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  app.setSessionExpiredListener(app.handleRefusedSession);
  app.registerSecondFactorHandler(app.openSecondFactorDialog);
});

beforeEach(async () => {
  app.resetRegistration();
  app.endSession();
  app.closeAllOverlays();
  const query = { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } as const;
  const { value } = await caller().call(status, { query });
  app.setSiteStatus(parse(status.response, value));
  await app.rememberLogin(REMEMBERED);
  app.setAutoLoginEnabled(true);
});

/** Makes the platform answer an endpoint with the code of a row. */
function refuse(endpoint: string, code: string): void {
  const httpStatus = /^HTTP (\d+)$/.exec(code)?.[1];
  const value = code === ERROR_CODES.loginVerifyRequired ? { email: true } : null;
  const body = JSON.stringify({ success: false, errorCode: code, message: MESSAGE, value });
  control().addFault(
    httpStatus === undefined
      ? { endpoint, body, contentType: 'application/json' }
      : { endpoint, status: Number(httpStatus), body: '', contentType: 'text/html' },
  );
}

const stack = () => app.useOverlays.getState().stack;
const findDialog = () => stack().find(({ key }) => key.startsWith('second-factor'));

/**
 * Returns whose words a serialized text has: ours for the code, which the platform's may follow as the reason; the
 * platform's alone; or ours for any error.
 */
const nameText = (text: string): string => {
  if (/"refused\.\w/.test(text)) return 'known';
  if (text.includes(MESSAGE)) return 'text';
  return /"(?:error\.unknown_error|form\.\w+)"/.test(text) ? 'general' : 'known';
};

/** Returns what a form shows for an error. */
function seenInForm(error: AppError | undefined): string {
  const message = error && app.toFormErrorMessage(error);
  if (!message) return '-';
  return nameText(JSON.stringify(message.text));
}

/** Waits for a sign-in. The dialog of the second factor, if it opens, is closed. Resolves with what is seen. */
async function seenAfter(signIn: Promise<AppError | undefined>): Promise<string> {
  let isSettled = false;
  const settled = signIn.finally(() => {
    isSettled = true;
  });
  await expect.poll(() => isSettled || findDialog() !== undefined).toBe(true);
  if (!findDialog()) return seenInForm(await settled);
  closeDialog();
  await settled;
  return 'factor';
}

interface DialogProps {
  readonly flow: { send(body: object): Promise<AppError | undefined>; close(): Promise<void> };
}

/** Returns the props of the second-factor dialog on screen. */
function dialogProps(): DialogProps {
  const dialog = findDialog();
  if (dialog?.kind !== 'dialog') throw new Error('There is no dialog of the second factor');
  const element = dialog.render(() => undefined, undefined) as { readonly props: DialogProps };
  return element.props;
}
const closeDialog = () => void dialogProps().flow.close();

/** Returns what is seen outside of forms. */
function seenInOverlays(): string {
  const notices = stack().filter(({ kind }) => kind === 'notice');
  if (notices.length === 0) return '-';
  expect(notices).toHaveLength(1);
  const text = JSON.stringify(notices[0]);
  if (text.includes('session.over')) return 'signed out';
  if (text.includes('link.refused')) return 'refused';
  return nameText(text);
}

const errorOf = (result: { ok: true } | { ok: false; error: AppError }): AppError | undefined =>
  result.ok ? undefined : result.error;

/** Lets a code arrive on each path in the real code of the app. Resolves with what is seen. */
const ARRIVALS: Readonly<Record<ErrorPath, (code: string) => Promise<string>>> = {
  async automatic(code) {
    refuse('login', code);
    await app.runAutoLoginLazily({ search: '', entry: null });
    return seenInOverlays();
  },
  form(code) {
    refuse('login', code);
    const options = { remember: true, isShown: () => true, proof: NO_CAPTCHA };
    return seenAfter(app.signInByPassword({ ...REMEMBERED }, options).then(errorOf));
  },
  async factor(code) {
    refuse('verifyLoginSecondFactor', code);
    const signIn = app.signInByPassword(TINA, { remember: true, isShown: () => true, proof: NO_CAPTCHA });
    await expect.poll(findDialog).toBeDefined();
    const error = await dialogProps().flow.send({ ...TINA, method: 'E', email: 'tina@example.test' });
    // The dialog stays, for another attempt.
    expect(findDialog()).toBeDefined();
    const effects = storedEffects();
    closeDialog();
    await signIn;
    // Closing the dialog changes nothing that is stored.
    expect(storedEffects()).toEqual(effects);
    return seenInForm(error);
  },
  sms(code) {
    refuse('login', code);
    const credentials = { mobile: { mobileNum: '9170000001' }, ownCallingCode: '63', code: '123456' };
    return seenAfter(app.signInBySms(credentials, { remember: true, isShown: () => true }).then(errorOf));
  },
  async provider(code) {
    refuse('login', code);
    let isUnlinked = false;
    const signIn = app.signInWithIdentity(IDENTITY).then((outcome) => {
      isUnlinked = outcome.kind === 'unlinked';
      return outcome.kind === 'refused' || outcome.kind === 'no-response' ? outcome.error : undefined;
    });
    const seen = await seenAfter(signIn);
    return isUnlinked ? 'choice' : seen;
  },
  async register(code) {
    for (const endpoint of ENDPOINT_NAMES.register) refuse(endpoint, code);
    const seen = new Set<string>();
    for (const newcomer of NEWCOMERS) {
      app.resetRegistration();
      const outcome = await app.submitRegistration(newcomer, async () => ok(NO_CAPTCHA));
      seen.add(outcome.kind === 'refused' ? seenInForm(outcome.error) : outcome.kind);
    }
    // Every method of registration does the same.
    return [...seen].join(' or ');
  },
  async check(code) {
    control().addFault({ endpoint: 'registerByUsername', status: 504, body: '', times: 1 });
    expect(await app.submitRegistration(NEWCOMER, async () => ok(NO_CAPTCHA))).toMatchObject({ kind: 'unknown' });
    refuse('login', code);
    const outcome = await app.submitRegistration(NEWCOMER, async () => ok(NO_CAPTCHA));
    return outcome.kind === 'registered' ? 'new' : outcome.kind;
  },
  async token(code) {
    app.beginSession({ ...SESSION, token: control().openSession('FAIR', 'alice') });
    refuse('memberInfo', code);
    refuse('withdrawalInfo', code);
    // Several requests fail at once; one of them is quiet.
    const { withdrawalInfo } = await import('../../src/contract/endpoints/money/wallet');
    await Promise.all([app.refreshMember({ quiet: false }), app.call(withdrawalInfo, { quiet: true })]);
    const seen = app.getCurrentSession() || seenInOverlays() !== 'known' ? seenInOverlays() : 'closed';
    expect(app.getCurrentSession() === undefined).toBe(['signed out', 'closed'].includes(seen));
    // Whose login is remembered has to be read first.
    if (seen === 'closed') await expect.poll(app.isLoginRemembered).toBe(false);
    return seen;
  },
  async link(code) {
    app.beginSession({ ...SESSION, id: '1', token: control().openSession('FAIR', 'alice') });
    refuse('memberInfo', code);
    await app.signInWithUrlToken('token-of-another-member');
    expect(app.getCurrentSession()).toBeDefined();
    return seenInOverlays();
  },
};

/** Returns what has changed in the storage. The keys of a remembered sign-in are deleted at once, its record later. */
function storedEffects(): readonly string[] {
  const mode = app.readAutoLoginMode();
  return [
    ...(app.isLoginRemembered() ? [] : ['forget']),
    ...(mode === 'on' ? [] : [mode === 'by-tap' ? 'tap' : 'off']),
  ];
}

/** The endpoints whose refusals arrive on a path. With a token, that is every endpoint of a member. */
const ENDPOINT_NAMES: Readonly<Record<Exclude<ErrorPath, 'token'>, readonly string[]>> = {
  automatic: ['login'],
  form: ['login'],
  factor: ['verifyLoginSecondFactor'],
  sms: ['login'],
  provider: ['login'],
  register: ['registerByUsername', 'registerByMobileNumber', 'registerWithGeneratedUsername'],
  check: ['login'],
  link: ['memberInfo'],
};

/** Returns the codes that arrive on a path, as the reference of the platform lists them by endpoint. */
function listArrivingCodes(path: ErrorPath): readonly string[] {
  const isOnPath = ({ name, auth }: AnyEndpoint): boolean =>
    path === 'token' ? auth !== 'none' : ENDPOINT_NAMES[path].includes(name);
  return [...new Set(ENDPOINTS.filter(isOnPath).flatMap(listErrorCodes))];
}

test.each(ERROR_PATHS.map((path, index) => [path, index] as const))(
  '[LOGIN-5] the table has an effect for every error code that the reference lists on the path “%s”',
  (path, index) => {
    const listed = ERROR_TABLE.filter(([, ...effects]) => effects[index] !== '').map(([code]) => code);
    expect(listArrivingCodes(path)).toContain(ERROR_CODES.tooManyRequests);
    expect(listArrivingCodes(path).filter((code) => !listed.includes(code))).toEqual([]);
  },
);

test('[LOGIN-5] every error code of the reference has a row in the table of error codes', () => {
  const listed = new Set(ERROR_TABLE.map(([code]) => code));
  expect([...ERROR_CATALOGUE.keys()].filter((code) => !listed.has(code))).toEqual([]);
});

describe.each(ERROR_TABLE)('[LOGIN-5] [SESS-3] [SOCIAL-2] [API-7] error code %s', (code, ...effects) => {
  test.each(ERROR_PATHS.flatMap((path, index) => (effects[index] ? [[path, effects[index]] as const] : [])))(
    '[LOGIN-5.5][LOGIN-5.6] an error code that arrives on the path “%s” has the effect “%s”',
    async (path, effect) => {
      const seen = await ARRIVALS[path](code);
      const stored = storedEffects();
      expect([seen, ...stored].filter((one) => one !== '-').join(' ') || '-').toBe(effect);
    },
  );
});
