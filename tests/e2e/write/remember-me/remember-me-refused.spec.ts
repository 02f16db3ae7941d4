import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { NO_STORAGE, REMEMBERED_STORAGE, readRememberedStorage } from '../../../support/members/remembered-login';
import { openTab, readSessionUsername, rememberAlice } from '../../../support/members/remembered-tab';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { LoginPage } from '../../../support/page-objects/login-page';

test.describe('a remembered sign-in that the platform refuses', () => {
  for (const errorCode of ['login.cred.err', 'not.exists.user']) {
    test(`[LOGIN-5] [REM-1] is deleted without a message after ${errorCode}`, async ({ page, context, platform }) => {
      await rememberAlice(page);
      platform.addFault({ endpoint: 'login', errorCode, message: 'No' });
      const tab = await openTab(context, '/m/home');
      await expect.poll(() => readRememberedStorage(tab)).toEqual(NO_STORAGE);
      await expect(tab.getByText('No', { exact: true })).toHaveCount(0);
    });
  }

  test('[REM-1] is also deleted after a wrong password entered by hand', async ({ page, context }) => {
    await rememberAlice(page);
    const tab = await openTab(context, '/m/login?backUrl=x');
    await new LoginPage(tab).signIn('alice', 'not-the-password');
    await expect(tab.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect.poll(() => readRememberedStorage(tab)).toEqual(NO_STORAGE);
  });

  test('[REM-3] is not sent when the visitor types into the form first', async ({ page, context, platform }) => {
    await rememberAlice(page);
    const release = platform.holdRequests({ endpoint: 'login' });
    const tab = await openTab(context, '/m/login');
    await expect.poll(() => platform.wireEntries('rsaKey').length).toBeGreaterThan(1);
    await new LoginPage(tab).username.fill('bob');
    release();
    await waitForNetworkIdle(tab);
    expect(await readSessionUsername(tab)).toBeUndefined();
    await expect(new LoginPage(tab).username).toHaveValue('bob');
  });

  test.describe('temporarily', () => {
    test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

    test('[LOGIN-5] is kept after too many attempts or a lost connection', async ({ page, context, platform }) => {
      await rememberAlice(page);
      platform.addFault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN' });
      const limitedTab = await openTab(context, '/m/home');
      await expect.poll(() => platform.wireEntries('login').length).toBe(2);
      await waitForNetworkIdle(limitedTab);
      expect(await readRememberedStorage(limitedTab)).toEqual(REMEMBERED_STORAGE);

      platform.clearFaults();
      platform.addFault({ endpoint: 'login', cut: true });
      const cutTab = await openTab(context, '/m/home');
      await expect.poll(() => platform.wireEntries('login').length).toBe(3);
      await waitForNetworkIdle(cutTab);
      expect(await readRememberedStorage(cutTab)).toEqual(REMEMBERED_STORAGE);
      expect(await cutTab.getByRole('alertdialog').count()).toBe(0);
    });
  });
});
