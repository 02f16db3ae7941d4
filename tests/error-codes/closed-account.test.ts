import 'fake-indexeddb/auto';
import { parse } from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitDeposit } from '../../src/contract/endpoints/money/cashier';
import { withdrawalInfo } from '../../src/contract/endpoints/money/wallet';
import { status } from '../../src/contract/endpoints/site/system';
import { setUpTestPlatform } from '../platform/testing/test-platform';
import { TestPlatform } from '../support/browser/test-platform';
import { stubPageGlobals } from '../support/page/page-globals';

const { caller, platform } = setUpTestPlatform();
const REASON = 'Opened with another person’s documents';
const idOf = (username: string): number => platform().services.members.byName('FAIR', username)?.id ?? 0;
const close = (username: string, isClosed = true) =>
  caller().control('accounts', { id: idOf(username), close: isClosed, reason: REASON });
const ALICE = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
const BOB = { type: 'username', username: 'bob', password: 'Builder-box-8', merchant: 'FAIR' } as const;

async function importModules() {
  const modules = await Promise.all([
    import('../../src/services/session-lifecycle/session-expired'),
    import('../../src/services/platform/api-client'),
    import('../../src/services/session/session-store'),
    import('../../src/services/merchant/merchant-store'),
    import('../../src/services/overlays/overlays'),
    import('../../src/services/i18n/i18n'),
    import('../../src/services/i18n/languages'),
    import('../../src/services/remembered-login/remembered-login'),
    import('../../src/services/remembered-login/auto-login-flag'),
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
});

beforeEach(async () => {
  app.endSession();
  app.closeAllOverlays();
  const query = { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } as const;
  const { value } = await caller().call(status, { query });
  app.setSiteStatus(parse(status.response, value));
  app.setAutoLoginEnabled(true);
  app.beginSession({
    ...{ id: String(idOf('alice')), merchantCode: 'FAIR', userName: 'alice', type: 0 },
    ...{
      firstTimeLogin: false,
      updatePassword: false,
      token: new TestPlatform(platform()).openSession('FAIR', 'alice'),
    },
  });
});

/** Returns the notices on screen, with what they say. */
const notices = () => app.useOverlays.getState().stack.map(({ key, ...notice }) => `${key} ${JSON.stringify(notice)}`);

describe('[SAFE-5.7] account that is closed while a page of its member is open', () => {
  test.each(['CUSTOMER_NOT_LOGIN', 'http401'])(
    'a poll ends the session and tells why, also with %s',
    async (sessionRefusal) => {
      await caller().control('scenarios', { sessionRefusal });
      await app.rememberLogin(ALICE);
      await close('alice');
      await Promise.all([
        app.call(withdrawalInfo, { quiet: true }),
        app.call(withdrawalInfo, { quiet: true, unshared: true }),
      ]);
      expect(app.getCurrentSession()).toBeUndefined();
      expect(notices()).toEqual([expect.stringContaining('refused.account.closed')]);
      expect(notices()[0]).toContain(REASON);
      expect(notices()[0]).not.toContain('session.over.detail');
      await expect.poll(app.isLoginRemembered).toBe(false);
    },
  );

  test('a deposit that is pressed after it is refused, and tells why', async () => {
    await close('alice');
    const body = { requestId: 'd1', methodId: 'gcash', amount: '500.00', useBonus: false } as const;
    expect(await app.call(submitDeposit, { body, quiet: true })).toMatchObject({ error: { code: 'account.closed' } });
    expect(notices()).toEqual([expect.stringContaining(REASON)]);
  });

  test('keeps the remembered login of another member', async () => {
    await app.rememberLogin(BOB);
    await close('alice');
    await app.call(withdrawalInfo, { quiet: true });
    expect(app.getCurrentSession()).toBeUndefined();
    expect(await app.loadRememberedLogin()).toMatchObject({ username: 'bob' });
  });

  test('asks for a sign-in once it is open again', async () => {
    await close('alice');
    await close('alice', false);
    await app.call(withdrawalInfo, { quiet: true });
    expect(notices()).toEqual([expect.stringContaining('session.over.detail')]);
  });
});
