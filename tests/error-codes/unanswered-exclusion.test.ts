import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNANSWERED_EXCLUSION_PREFIX } from '../../src/contract/storage-keys';
import { setUpTestPlatform, TEST_CLOCK_TIME_MS } from '../platform/testing/test-platform';
import { TestPlatform } from '../support/browser/test-platform';
import { stubPageGlobals } from '../support/page/page-globals';

const { caller, platform } = setUpTestPlatform();
const control = () => new TestPlatform(platform());
const DAY_MS = 24 * 3_600_000;
const FOR_GOOD = 0;
const FOR_GOOD_END_MS = 8_640_000_000_000_000;

async function importModules() {
  const modules = await Promise.all([
    import('../../src/services/play-protection/play-status'),
    import('../../src/services/play-protection/request-exclusion'),
    import('../../src/services/play-protection/send-unanswered-exclusion'),
    import('../../src/services/play-protection/unanswered-exclusion'),
    import('../../src/services/session/request-owner'),
    import('../../src/services/session-lifecycle/session-expired'),
    import('../../src/services/session-lifecycle/sign-out'),
    import('../../src/services/platform/api-client'),
    import('../../src/services/platform/platform-time'),
    import('../../src/services/session/session-store'),
    import('../../src/services/merchant/merchant-store'),
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
  app.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  app.setSessionExpiredListener(app.handleRefusedSession);
});

const idOf = (username: string): number => platform().services.members.byName('FAIR', username)?.id ?? 0;
const excludedUntil = () => platform().services.playBreaks.exclusionEndOf(idOf('alice'));
const beginSession = (username: string) =>
  app.beginSession({
    ...{ id: String(idOf(username)), merchantCode: 'FAIR', userName: username, type: 0 },
    ...{ firstTimeLogin: false, updatePassword: false, token: control().openSession('FAIR', username) },
  });

beforeEach(() => {
  app.endSession();
  app.safeLocalStorage.removeByPrefix('');
  app.usePlayProtections.setState({ known: [] });
  // A fresh page: the clock of the platform is moved by some tests.
  app.usePlatformClock.setState(app.UNKNOWN_CLOCK);
  beginSession('alice');
});

describe('[SAFE-2] self-exclusion without an answer', () => {
  test('[SAFE-2.12] whose answer is lost holds in this browser, and the next attempt confirms it', async () => {
    control().addFault({ endpoint: 'startSelfExclusion', cut: true, times: 1 });
    expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: false });
    expect(excludedUntil()).toBe(FOR_GOOD_END_MS);
    expect(app.getPlayStatus()).toBe('excluded');
    expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD, until: FOR_GOOD_END_MS });
    expect(await app.requestExclusion(FOR_GOOD)).toEqual({ ok: true, value: FOR_GOOD_END_MS });
    beginSession('alice');
    expect(app.findUnansweredExclusion()).toBeUndefined();
    expect(app.getPlayStatus()).toBe('excluded');
  });

  test('[SAFE-2.12] that has not arrived holds in this browser, and the next attempt begins it', async () => {
    control().addFault({ endpoint: 'startSelfExclusion', status: 502, times: 1 });
    expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: false });
    expect(excludedUntil()).toBe(0);
    expect(app.getPlayStatus()).toBe('excluded');
    expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: true, value: FOR_GOOD_END_MS });
    expect(excludedUntil()).toBe(FOR_GOOD_END_MS);
    expect(app.findUnansweredExclusion()).toBeUndefined();
  });

  test('[SAFE-2.12] whose session had expired before holds, and is sent after the next sign-in', async () => {
    platform().services.sessions.endAll('x');
    expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: false });
    expect(excludedUntil()).toBe(0);
    beginSession('alice');
    expect(app.getPlayStatus()).toBe('excluded');
    expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
    expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: true });
    expect(excludedUntil()).toBe(FOR_GOOD_END_MS);
  });

  test('[SAFE-2.12] whose account had been closed before holds, and is sent when it is open again', async () => {
    const body = JSON.stringify({ success: false, errorCode: 'account.closed', message: '', value: null });
    control().addFault({ endpoint: 'startSelfExclusion', body, contentType: 'application/json', times: 1 });
    expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: false });
    beginSession('alice');
    expect(app.getPlayStatus()).toBe('excluded');
    expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
  });

  test('[SAFE-2.12] that never arrived is kept when the session expires before the next attempt', async () => {
    control().addFault({ endpoint: 'startSelfExclusion', status: 502, times: 1 });
    await app.requestExclusion(FOR_GOOD);
    platform().services.sessions.endAll('x');
    await app.requestExclusion(FOR_GOOD);
    beginSession('alice');
    expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
    expect(excludedUntil()).toBe(0);
  });

  test('[SAFE-2.12] is kept over a sign-out, and while it is sent too often', async () => {
    control().addFault({ endpoint: 'startSelfExclusion', status: 502, times: 1 });
    await app.requestExclusion(FOR_GOOD);
    app.signOut();
    beginSession('alice');
    const body = JSON.stringify({ success: false, errorCode: 'TOO_MANY_REQUEST', message: '', value: null });
    control().addFault({ endpoint: 'startSelfExclusion', body, contentType: 'application/json', times: 1 });
    await app.sendUnansweredExclusion();
    expect(excludedUntil()).toBe(0);
    expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
    expect(app.getPlayStatus()).toBe('excluded');
    await app.sendUnansweredExclusion();
    expect(excludedUntil()).toBe(FOR_GOOD_END_MS);
    expect(app.getCurrentSession()).toBeUndefined();
  });

  test('[SAFE-2.12] sent again some days later ends when the first attempt would have ended', async () => {
    await caller().control('clock', { advance: Date.now() - TEST_CLOCK_TIME_MS });
    beginSession('alice');
    const [until, at] = [Date.now() + 170 * DAY_MS, Date.now() - 6 * DAY_MS];
    app.storeUnansweredExclusion(app.readRequestOwner(), { months: 6, until, at });
    await app.sendUnansweredExclusion();
    expect(excludedUntil()).toBe(until);
    expect(app.getCurrentSession()).toBeUndefined();
  });

  test('[SAFE-2.12] older than a week holds here, but only a press of the member sends it', async () => {
    const [until, at] = [FOR_GOOD_END_MS, Date.now() - 8 * DAY_MS];
    app.storeUnansweredExclusion(app.readRequestOwner(), { months: FOR_GOOD, until, at });
    await app.sendUnansweredExclusion();
    expect(app.getPlayStatus()).toBe('excluded');
    expect(excludedUntil()).toBe(0);
    expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: true });
    expect(excludedUntil()).toBe(FOR_GOOD_END_MS);
  });

  test.each(['request.invalid', 'internal.err', 'play.break'])(
    '[SAFE-2.12][API-8.5] that is refused with %s when it is sent again is kept, because the first may have begun',
    async (errorCode) => {
      control().addFault({ endpoint: 'startSelfExclusion', status: 502, times: 1 });
      await app.requestExclusion(FOR_GOOD);
      const body = JSON.stringify({ success: false, errorCode, message: '', value: null });
      control().addFault({ endpoint: 'startSelfExclusion', body, contentType: 'application/json', times: 1 });
      await app.sendUnansweredExclusion();
      expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
      await app.sendUnansweredExclusion();
      expect(excludedUntil()).toBe(FOR_GOOD_END_MS);
    },
  );

  test('[SAFE-2.12] is not replaced by a shorter one of another tab', async () => {
    control().addFault({ endpoint: 'startSelfExclusion', status: 502, times: 2 });
    await app.requestExclusion(FOR_GOOD);
    await app.requestExclusion(6);
    expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
    expect(await app.requestExclusion(6)).toMatchObject({ ok: true, value: FOR_GOOD_END_MS });
  });

  describe('of two tabs at once', () => {
    const refusal = (errorCode: string) => JSON.stringify({ success: false, errorCode, message: '', value: null });
    test.each([
      ['has no answer', { status: 502 }],
      ['is refused', { body: refusal('request.invalid'), contentType: 'application/json' }],
      ['ends a session', { body: refusal('CUSTOMER_NOT_LOGIN'), contentType: 'application/json' }],
      ['begins', {}],
    ])('[SAFE-2.12] the longer is kept, if the shorter, which was sent first, %s', async (_, answer) => {
      const sent = control().wireEntries('startSelfExclusion').length;
      const release = control().holdRequests({ endpoint: 'startSelfExclusion', times: 1, ...answer });
      const shorter = app.requestExclusion(6);
      await expect.poll(() => control().wireEntries('startSelfExclusion').length - sent).toBe(1);
      control().addFault({ endpoint: 'startSelfExclusion', status: 502, times: 1 });
      expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: false });
      release();
      await shorter;
      if (!app.getCurrentSession()) beginSession('alice');
      expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD, until: FOR_GOOD_END_MS });
    });

    test.each([
      ['with its end', undefined],
      ['without a word', refusal('CUSTOMER_NOT_LOGIN')],
    ])('[SAFE-2.12] the longer is not said to have begun, if the shorter has ended the session %s', async (_, body) => {
      control().addFault({ endpoint: 'startSelfExclusion', cut: true, times: 1 });
      await app.requestExclusion(6);
      if (body) control().addFault({ endpoint: 'startSelfExclusion', body, contentType: 'application/json', times: 1 });
      const result = await app.requestExclusion(FOR_GOOD);
      expect(result).toMatchObject(body ? { ok: false } : { ok: true, value: excludedUntil() });
      beginSession('alice');
      expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
    });
  });

  test('[SAFE-2.12] that the platform refuses holds nowhere', async () => {
    expect(await app.requestExclusion(1)).toMatchObject({ ok: false, error: { code: 'request.invalid' } });
    expect(app.getPlayStatus()).toBe('unknown');
    expect(app.findUnansweredExclusion()).toBeUndefined();
  });

  describe('before the id of the member has arrived', () => {
    const loseAnswer = (times = 1) => control().addFault({ endpoint: 'startSelfExclusion', status: 502, times });
    const loseId = (times: number) => control().addFault({ endpoint: 'memberInfo', status: 502, times });
    const entries = () => app.safeLocalStorage.keys(UNANSWERED_EXCLUSION_PREFIX).length;
    beforeEach(() => app.updateSession({ id: '' }));

    test('[SAFE-2.14] asks who the member is, and is kept for them over a sign-out', async () => {
      loseAnswer();
      expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: false });
      expect(app.getPlayStatus()).toBe('excluded');
      app.signOut();
      beginSession('bob');
      expect(app.getPlayStatus()).toBe('unknown');
      beginSession('alice');
      expect(app.getPlayStatus()).toBe('excluded');
      await app.sendUnansweredExclusion();
      expect(excludedUntil()).toBe(FOR_GOOD_END_MS);
      expect(entries()).toBe(0);
    });

    test('[SAFE-2.14] is found, and moves to the member when the id arrives later', async () => {
      loseAnswer();
      loseId(9);
      expect(await app.requestExclusion(FOR_GOOD)).toMatchObject({ ok: false });
      expect(app.getPlayStatus()).toBe('excluded');
      expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
      app.updateSession({ id: String(idOf('alice')) });
      expect(app.findUnansweredExclusion()).toMatchObject({ months: FOR_GOOD });
      app.endSession();
      beginSession('alice');
      await app.sendUnansweredExclusion();
      expect(excludedUntil()).toBe(FOR_GOOD_END_MS);
      expect(entries()).toBe(0);
    });

    test('[SAFE-2.14] is never that of the next member of the browser', async () => {
      loseAnswer();
      loseId(9);
      await app.requestExclusion(FOR_GOOD);
      app.signOut();
      control().clearFaults();
      beginSession('bob');
      app.updateSession({ id: '' });
      expect(app.findUnansweredExclusion()).toBeUndefined();
      await app.sendUnansweredExclusion();
      app.updateSession({ id: String(idOf('bob')) });
      await app.sendUnansweredExclusion();
      expect(app.getPlayStatus()).toBe('unknown');
      expect(app.getCurrentSession()?.userName).toBe('bob');
    });
  });

  test('[SAFE-2.12] concerns only the member who asked for it', async () => {
    control().addFault({ endpoint: 'startSelfExclusion', status: 502, times: 1 });
    await app.requestExclusion(FOR_GOOD);
    beginSession('bob');
    expect(app.getPlayStatus()).toBe('unknown');
    expect(app.findUnansweredExclusion()).toBeUndefined();
  });
});
