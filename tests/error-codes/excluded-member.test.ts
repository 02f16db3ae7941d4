import 'fake-indexeddb/auto';
import { parse } from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transactionStats, withdrawalInfo } from '../../src/contract/endpoints/money/wallet';
import { status } from '../../src/contract/endpoints/site/system';
import { UNANSWERED_EXCLUSION_PREFIX } from '../../src/contract/storage-keys';
import { setUpTestPlatform } from '../platform/testing/test-platform';
import { TestPlatform } from '../support/browser/test-platform';
import { stubPageGlobals } from '../support/page/page-globals';

const { caller, platform } = setUpTestPlatform();
const control = () => new TestPlatform(platform());
const idOf = (username: string): number => platform().services.members.byName('FAIR', username)?.id ?? 0;
/** For good: the platform's clock is stopped, the app's is not. */
const exclude = (username: string) => platform().services.playBreaks.exclude(idOf(username), 0);
const FOR_GOOD_END_MS = 8_640_000_000_000_000;
const ALICE = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
const BOB = { type: 'username', username: 'bob', password: 'Builder-box-8', merchant: 'FAIR' } as const;
const SIGN_IN = { remember: true, isShown: () => true, proof: { kind: 'none' } } as const;

async function importModules() {
  const modules = await Promise.all([
    import('../../src/features/login/auto-login/run-auto-login-lazily'),
    import('../../src/features/login/sign-in/sign-in-by-password'),
    import('../../src/services/play-protection/play-status'),
    import('../../src/services/play-protection/handle-exclusion-refusal'),
    import('../../src/services/play-protection/request-exclusion'),
    import('../../src/services/play-protection/watch-exclusion-refusals'),
    import('../../src/services/session-lifecycle/refresh-member'),
    import('../../src/services/session-lifecycle/session-expired'),
    import('../../src/services/platform/api-client'),
    import('../../src/services/session/session-store'),
    import('../../src/services/merchant/merchant-store'),
    import('../../src/services/overlays/overlays'),
    import('../../src/services/i18n/i18n'),
    import('../../src/services/i18n/languages'),
    import('../../src/services/remembered-login/remembered-login'),
    import('../../src/services/remembered-login/auto-login-flag'),
    import('../../src/browser/storage/web-storage'),
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
  app.watchExclusionRefusals();
});

beforeEach(async () => {
  app.endSession();
  app.closeAllOverlays();
  app.safeLocalStorage.removeByPrefix('');
  app.usePlayProtections.setState({ known: [] });
  const query = { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } as const;
  const { value } = await caller().call(status, { query });
  app.setSiteStatus(parse(status.response, value));
  app.setAutoLoginEnabled(true);
});

const notices = () => app.useOverlays.getState().stack.map(({ key }) => key);
const beginSession = (username: string) =>
  app.beginSession({
    ...{ id: String(idOf(username)), merchantCode: 'FAIR', userName: username, type: 0 },
    ...{ firstTimeLogin: false, updatePassword: false, token: control().openSession('FAIR', username) },
  });

describe('[SAFE-2] a browser that did not begin the exclusion', () => {
  test('[SAFE-2.11] by a refused sign-in records it, and forgets the remembered login', async () => {
    await app.rememberLogin(ALICE);
    exclude('alice');
    const result = await app.signInByPassword(ALICE, SIGN_IN);
    expect(result).toMatchObject({ ok: false, error: { code: 'play.excluded' } });
    await expect.poll(app.getPlayStatus).toBe('excluded');
    await expect.poll(app.isLoginRemembered).toBe(false);
    // The form says why.
    expect(notices()).toEqual([]);
    // Another member of this browser, when signed in, is not concerned.
    expect(await app.signInByPassword(BOB, SIGN_IN)).toMatchObject({ ok: true });
    await app.refreshMember();
    expect(app.getPlayStatus()).toBe('unknown');
  });

  test('[SAFE-2.12] by a refused sign-in has the answer to one that was lost, and does not send it again', async () => {
    const unanswered = () => app.safeLocalStorage.keys(UNANSWERED_EXCLUSION_PREFIX).length;
    beginSession('alice');
    control().addFault({ endpoint: 'startSelfExclusion', cut: true, times: 1 });
    await app.requestExclusion(0);
    expect(unanswered()).toBe(1);
    app.endSession();
    expect(await app.signInByPassword(ALICE, SIGN_IN)).toMatchObject({ error: { code: 'play.excluded' } });
    await expect.poll(unanswered).toBe(0);
    expect(app.getPlayStatus()).toBe('excluded');
  });

  test.each([
    ['a refused sign-in', async () => void (await app.signInByPassword(ALICE, { ...SIGN_IN, remember: undefined }))],
    ['the end of its session', async () => void (await app.call(withdrawalInfo, { quiet: true }))],
  ])('[SAFE-2.11] by %s keeps the remembered login of another member', async (how, learn) => {
    await app.rememberLogin(BOB);
    if (how !== 'a refused sign-in') beginSession('alice');
    exclude('alice');
    await learn();
    await expect.poll(app.getPlayStatus).toBe('excluded');
    await expect.poll(app.getCurrentSession).toBeUndefined();
    expect(await app.loadRememberedLogin()).toMatchObject({ username: 'bob' });
  });

  test('[SAFE-2.11] by a refused automatic sign-in records it, and does not try again', async () => {
    await app.rememberLogin(ALICE);
    exclude('alice');
    await app.runAutoLoginLazily({ search: '', entry: null });
    await expect.poll(app.getPlayStatus).toBe('excluded');
    expect(app.isLoginRemembered()).toBe(false);
    expect(app.getCurrentSession()).toBeUndefined();
  });

  test('[SAFE-2.11] by the end of its session is told, instead of being asked to sign in', async () => {
    beginSession('alice');
    await app.rememberLogin(ALICE);
    exclude('alice');
    await app.call(withdrawalInfo, { quiet: true });
    await expect.poll(notices).toEqual(['notice:excluded']);
    expect(app.getCurrentSession()).toBeUndefined();
    expect(app.getPlayStatus()).toBe('excluded');
    expect(app.isLoginRemembered()).toBe(false);
  });

  test('[SAFE-2.11] by the end of its session with HTTP 401 is told too', async () => {
    await caller().control('scenarios', { sessionRefusal: 'http401' });
    beginSession('alice');
    exclude('alice');
    await app.call(withdrawalInfo, { quiet: true });
    await expect.poll(notices).toEqual(['notice:excluded']);
    expect(app.getCurrentSession()).toBeUndefined();
    expect(app.getPlayStatus()).toBe('excluded');
  });

  test.each([200, 401])(
    '[SAFE-2.11] by a call of its session that is refused with play.excluded and HTTP %i, ends the session',
    async (status) => {
      beginSession('alice');
      const body = JSON.stringify({ success: false, errorCode: 'play.excluded', message: '', value: null });
      control().addFault({ endpoint: 'withdrawalInfo', status, body, contentType: 'application/json' });
      await app.call(withdrawalInfo, { quiet: true });
      await expect.poll(notices).toEqual(['notice:excluded']);
      expect(app.getCurrentSession()).toBeUndefined();
      expect(app.getPlayStatus()).toBe('excluded');
    },
  );

  test('[SAFE-2.11] where the platform names nobody, treats every visitor as excluded, but no signed-in member', async () => {
    const body = JSON.stringify({ success: false, errorCode: 'play.excluded', message: '2099-01-01', value: null });
    control().addFault({ endpoint: 'login', body, contentType: 'application/json', times: 1 });
    await app.signInByPassword(ALICE, SIGN_IN);
    await expect.poll(app.getPlayStatus).toBe('excluded');
    beginSession('bob');
    expect(app.getPlayStatus()).toBe('unknown');
  });

  test.each([
    ['a sign-in before', 'login', false],
    ['a registration of somebody else', 'registerDownlineAccount', true],
  ])('[SAFE-2.11] by a refusal of %s does not end the session of another member', async (_, endpoint, isCaller) => {
    beginSession('bob');
    app.updateSession({ id: '' });
    const refusal = { layer: 'business', endpoint, code: 'play.excluded', message: '', value: null } as const;
    await app.handleExclusionRefusal(refusal, isCaller ? app.getCurrentSession() : undefined);
    expect(app.getCurrentSession()?.userName).toBe('bob');
    expect(notices()).toEqual([]);
    // Nothing has been said about Bob, whose id arrives now.
    app.updateSession({ id: String(idOf('bob')) });
    expect(app.getPlayStatus()).toBe('unknown');
  });

  test.each([
    ['an unnamed person', null, 'open'],
    ['a named person', { excludedUntil: FOR_GOOD_END_MS, member: '77' }, 'excluded'],
  ] as const)(
    '[SAFE-2.11] by a refused registration of %s leaves the login of the agent, and concerns no other member',
    async (_, value, visitor) => {
      await app.rememberLogin(BOB);
      beginSession('bob');
      const refusal = { layer: 'business', endpoint: 'registerDownlineAccount', code: 'play.excluded' } as const;
      await app.handleExclusionRefusal({ ...refusal, message: '', value }, app.getCurrentSession());
      expect(app.isLoginRemembered()).toBe(true);
      expect(app.getPlayStatus()).toBe('unknown');
      app.endSession();
      expect(app.getPlayStatus()).toBe(visitor);
    },
  );

  test('[SAFE-2.11] is told by a later refusal, if one that tells nothing has ended the session', async () => {
    beginSession('alice');
    exclude('alice');
    const sent = control().wireEntries('transactionStats').length;
    const release = control().holdRequests({ endpoint: 'transactionStats', times: 1 });
    const told = app.call(transactionStats, { quiet: true });
    await expect.poll(() => control().wireEntries('transactionStats').length - sent).toBe(1);
    control().addFault({ endpoint: 'withdrawalInfo', status: 401, times: 1 });
    await app.call(withdrawalInfo, { quiet: true });
    expect(notices()).toEqual(['notice:session-over']);
    release();
    await told;
    await expect.poll(notices).toEqual(['notice:excluded']);
    expect(app.getPlayStatus()).toBe('excluded');
  });

  test('[SAFE-2.11] learns nothing by a session that has ended otherwise', async () => {
    beginSession('alice');
    await app.rememberLogin(ALICE);
    platform().services.sessions.endAll('x');
    await app.call(withdrawalInfo, { quiet: true });
    await expect.poll(notices).toEqual(['notice:session-over']);
    expect(app.getPlayStatus()).toBe('open');
    expect(app.isLoginRemembered()).toBe(true);
  });
});
