import { beforeAll, expect, test } from 'vitest';
import { setUpTestPlatform } from '../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { TAB_CHANNEL } from '../../contract/storage-keys';

const { caller, platform } = setUpTestPlatform();

async function importModules() {
  const [lifecycle, merchant, session, messages, navigation, mode] = await Promise.all([
    import('./refresh-member'),
    import('../merchant/merchant-store'),
    import('../session/session-store'),
    import('../session/tab-messages'),
    import('../navigation/navigate'),
    import('../remembered-login/auto-login-mode'),
  ]);
  return { ...lifecycle, ...merchant, ...session, ...messages, ...navigation, ...mode };
}
let app: Awaited<ReturnType<typeof importModules>>;

beforeAll(async () => {
  stubPageGlobals(`${caller().origin}/m/home`);
  app = await importModules();
  app.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  app.subscribeToTabMessages(() => undefined);
});

test('[SESS-5.2] a link with a token of nobody ends the session of its tab, and signs nobody out in other tabs', async () => {
  const body = JSON.stringify({ success: true, value: { userName: '', type: -1 } });
  new TestPlatform(platform()).addFault({ endpoint: 'memberInfo', body, contentType: 'application/json', times: 1 });
  const visits: string[] = [];
  app.registerRouterNavigate((path) => visits.push(path));
  const otherTab = new BroadcastChannel(TAB_CHANNEL);
  const received: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => received.push(data));
  const unknown = { id: '', userName: '', type: -1, firstTimeLogin: false, updatePassword: false };
  app.beginSession({ ...unknown, token: 'of-nobody', merchantCode: 'FAIR', currentPassword: 'untyped' });
  await app.refreshMember();
  expect([app.getCurrentSession(), visits]).toEqual([undefined, ['/m/login']]);
  expect(app.readAutoLoginMode()).toBe('on');
  // Messages arrive in order, so nothing was sent before this one.
  app.broadcastToTabs({ type: 'password-changed', member: '7' });
  await expect.poll(() => received.length).toBeGreaterThan(0);
  otherTab.close();
  expect(received).toEqual([{ type: 'password-changed', member: '7' }]);
});
