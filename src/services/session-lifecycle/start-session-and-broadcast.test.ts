import { beforeAll, describe, expect, test } from 'vitest';
import { setUpTestPlatform } from '../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';

const { caller, platform } = setUpTestPlatform();

async function importModules() {
  const [start, session, merchant, overlays] = await Promise.all([
    import('./start-session-and-broadcast'),
    import('../session/session-store'),
    import('../merchant/merchant-store'),
    import('../overlays/overlays'),
  ]);
  return { ...start, ...session, ...merchant, ...overlays };
}
let app: Awaited<ReturnType<typeof importModules>>;

beforeAll(async () => {
  stubPageGlobals(`${caller().origin}/m/home`);
  app = await importModules();
  app.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
});

describe('[SESS-4.4] session that begins while another one is open', () => {
  test.each([
    // former name, next name, dialogs that stay
    ['alice', 'bob', []],
    ['', '', []],
    ['', 'bob', []],
    ['alice', '', []],
    ['alice', 'alice', ['wallet']],
  ])('the session of %j is followed by one of %j: these dialogs stay open: %j', (former, next, open) => {
    const openSession = (userName: string) => ({
      ...{ id: '', merchantCode: 'FAIR', type: -1, firstTimeLogin: false, updatePassword: false },
      userName,
      token: new TestPlatform(platform()).openSession('FAIR', userName || 'bob'),
    });
    app.beginSession(openSession(former));
    app.openOverlay({ kind: 'dialog', key: 'wallet', render: () => null });
    app.startSessionAndBroadcast(openSession(next));
    expect(app.useOverlays.getState().stack.map(({ key }) => key)).toEqual(open);
    expect(app.getCurrentSession()).toMatchObject({ userName: next });
    app.endSession();
  });
});
