import { parse } from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpTestPlatform } from '../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { status } from '../../contract/endpoints/site/system';

const { caller, platform } = setUpTestPlatform();
const control = () => new TestPlatform(platform());

async function importModules() {
  const [link, lifecycle, merchant, session, overlays, notices, key, table, values] = await Promise.all([
    import('./sign-in-with-url-token'),
    import('./refresh-member'),
    import('../merchant/merchant-store'),
    import('../session/session-store'),
    import('../overlays/overlays'),
    import('../overlays/notices'),
    import('../session/member-key'),
    import('../member-data/member-data-table'),
    import('../member-data/member-values'),
  ]);
  return { ...link, ...lifecycle, ...merchant, ...session, ...overlays, ...notices, ...key, ...table, ...values };
}
let app: Awaited<ReturnType<typeof importModules>>;
let aliceToken = '';

beforeAll(async () => {
  stubPageGlobals(`${caller().origin}/m/activity`);
  app = await importModules();
  app.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
});

/** Signs alice in before every test. */
beforeEach(async () => {
  const query = { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } as const;
  const { value } = await caller().call(status, { query });
  app.setSiteStatus(parse(status.response, value));
  app.closeAllOverlays();
  aliceToken = control().openSession('FAIR', 'alice');
  const session = { id: '', merchantCode: 'FAIR', userName: 'alice', type: -1, firstTimeLogin: false };
  app.beginSession({ ...session, token: aliceToken, updatePassword: false, currentPassword: 'known' });
});

/** Returns the notice that is open. */
function openNotice() {
  const [notice, ...others] = app.useOverlays.getState().stack;
  expect(others).toEqual([]);
  if (notice?.kind !== 'notice') throw new Error('No notice is open');
  return notice;
}

describe('[ROUTE-3] link opened while a member is signed in', () => {
  test('opening a link with another member’s token asks the signed-in member before it changes the session', async () => {
    await app.signInWithUrlToken(control().openSession('FAIR', 'bob'));
    const { message, actions } = openNotice();
    expect(message).toMatchObject({ key: 'link.question', values: { name: 'bob', current: 'alice' } });
    expect(actions).toMatchObject([{ look: 'primary' }, { look: 'secondary' }]);
    actions?.[0]?.onPress?.();
    expect(app.getCurrentSession()).toMatchObject({ token: aliceToken, userName: 'alice' });
  });

  test('[ROUTE-3.3] opening a link with another member’s token signs that member in when the user continues', async () => {
    const token = control().openSession('FAIR', 'bob');
    await app.signInWithUrlToken(token);
    openNotice().actions?.[1]?.onPress?.();
    expect(app.getCurrentSession()).toMatchObject({ token, userName: 'bob', currentPassword: 'untyped' });
  });

  test('[SESS-4.4] the member who is replaced keeps what the tabs share, and nothing of this tab', async () => {
    await app.refreshMember();
    const current = app.getCurrentSession();
    const alice = app.computeMemberKey(current) ?? '';
    expect(alice).not.toBe('');
    const { recentGames, drafts } = app.MEMBER_DATA;
    app.writeMemberValue(recentGames, alice, { at: Date.now(), value: ['a-game'] });
    app.writeMemberValue(drafts, alice, { at: Date.now(), value: { amount: '5' } }, 'deposit');
    await app.signInWithUrlToken(control().openSession('FAIR', 'bob'));
    const { actions } = openNotice();
    app.showNotice({ key: 'arrived', message: { key: 'notice.title' } });
    actions?.[1]?.onPress?.();
    expect(app.getCurrentSession()).toMatchObject({ userName: 'bob' });
    expect(app.useOverlays.getState().stack).toEqual([]);
    // Alice may be signed in in another tab; watchSession() clears it if she is not.
    expect(app.readMemberValue(recentGames, alice)?.value).toEqual(['a-game']);
    expect(app.readMemberValue(drafts, alice, 'deposit')).toBeUndefined();
  });

  test('[ROUTE-3.3] opening a link with a token of the current session or of the same member asks for no confirmation', async () => {
    await app.signInWithUrlToken(aliceToken);
    expect(app.getCurrentSession()).toMatchObject({ token: aliceToken, userName: 'alice' });
    const second = control().openSession('FAIR', 'alice');
    await app.signInWithUrlToken(second);
    expect(app.getCurrentSession()).toMatchObject({ token: second, userName: 'alice', currentPassword: 'known' });
    expect(app.useOverlays.getState().stack).toEqual([]);
  });

  test.each([
    ['is invalid', () => 'nobodys-token-12345678'],
    [
      'belongs to a member who cannot be fetched',
      () => {
        control().addFault({ endpoint: 'memberInfo', status: 500 });
        return control().openSession('FAIR', 'bob');
      },
    ],
  ])(
    '[ROUTE-3.3] opening a link with a token that %s keeps the current session and shows a notice',
    async (_, prepareToken) => {
      await app.refreshMember();
      await app.signInWithUrlToken(prepareToken());
      control().clearFaults();
      expect(openNotice().message).toMatchObject({ key: 'link.refused', values: { name: 'alice' } });
      expect(app.getCurrentSession()).toMatchObject({ token: aliceToken, userName: 'alice' });
    },
  );
});
