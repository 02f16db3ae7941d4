import { beforeAll, describe, expect, test } from 'vitest';
import { setUpTestPlatform } from '../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';

const { caller, platform } = setUpTestPlatform();

async function importModules() {
  const [start, session, merchant, overlays, notices] = await Promise.all([
    import('./start-session-and-broadcast'),
    import('../session/session-store'),
    import('../merchant/merchant-store'),
    import('../overlays/overlays'),
    import('../overlays/notices'),
  ]);
  return { ...start, ...session, ...merchant, ...overlays, ...notices };
}
let app: Awaited<ReturnType<typeof importModules>>;

beforeAll(async () => {
  stubPageGlobals(`${caller().origin}/m/home`);
  app = await importModules();
  app.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
});

describe('[SESS-4.4] session that begins while another one is open', () => {
  test.each([
    // former name, next name, overlays that stay open
    ['alice', 'bob', ['update']],
    ['', '', ['update']],
    ['', 'bob', ['update']],
    ['alice', '', ['update']],
    ['alice', 'alice', ['update', 'wallet', 'notice:arrived']],
  ])('the session of %j is followed by one of %j: these overlays stay open: %j', (former, next, open) => {
    const openSession = (userName: string) => ({
      ...{ id: '', merchantCode: 'FAIR', type: -1, firstTimeLogin: false, updatePassword: false },
      userName,
      token: new TestPlatform(platform()).openSession('FAIR', userName || 'bob'),
    });
    app.beginSession(openSession(former));
    app.openOverlay({ kind: 'dialog', key: 'update', isModal: false, render: () => null });
    app.openOverlay({ kind: 'dialog', key: 'wallet', render: () => null });
    app.showNotice({ key: 'arrived', message: { key: 'notice.title' } });
    app.startSessionAndBroadcast(openSession(next));
    expect(app.useOverlays.getState().stack.map(({ key }) => key)).toEqual(open);
    expect(app.getCurrentSession()).toMatchObject({ userName: next });
    app.endSession();
    app.closeAllOverlays();
  });
});
