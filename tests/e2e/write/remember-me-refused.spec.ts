import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { LoginPage } from '../../support/pages/login-page';
import { quiet } from '../../support/quiet';
import { KEPT, NOTHING, remembered } from '../../support/remembered';
import { openTab, rememberAlice, sessionOf } from '../../support/remembered-tab';

test.use({ serviceWorkers: 'allow' });

test.describe('a remembered sign-in that the platform refuses', () => {
  for (const errorCode of ['login.cred.err', 'not.exists.user']) {
    test(`[LOGIN-5] [REM-1] ${errorCode}: it is forgotten, without a word`, async ({ page, context, platform }) => {
      await rememberAlice(page);
      platform.fault({ endpoint: 'login', errorCode, message: 'No' });
      const tab = await openTab(context, '/m/home');
      await expect.poll(() => remembered(tab)).toEqual(NOTHING);
      await expect(tab.getByText('No', { exact: true })).toHaveCount(0);
    });
  }

  test('[REM-1] a wrong password typed by hand forgets it too', async ({ page, context }) => {
    await rememberAlice(page);
    const tab = await openTab(context, '/m/login?backUrl=x');
    await new LoginPage(tab).signIn('alice', 'not-the-password');
    await expect(tab.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect.poll(() => remembered(tab)).toEqual(NOTHING);
  });

  test('[REM-3] who types into the form is not signed in behind it', async ({ page, context, platform }) => {
    await rememberAlice(page);
    const release = platform.hold({ endpoint: 'login' });
    const tab = await openTab(context, '/m/login');
    await expect.poll(() => platform.wire('rsaKey').length).toBeGreaterThan(1);
    await new LoginPage(tab).username.fill('bob');
    release();
    await quiet(tab);
    expect(await sessionOf(tab)).toBeUndefined();
    await expect(new LoginPage(tab).username).toHaveValue('bob');
  });

  test.describe('for now', () => {
    test.use({ allowedComplaints: LOST_NETWORK });

    test('[LOGIN-5] too many attempts, or a line that breaks: it stays', async ({ page, context, platform }) => {
      await rememberAlice(page);
      platform.fault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN' });
      const slow = await openTab(context, '/m/home');
      await expect.poll(() => platform.wire('login').length).toBe(2);
      await quiet(slow);
      expect(await remembered(slow)).toEqual(KEPT);

      platform.clearFaults();
      platform.fault({ endpoint: 'login', cut: true });
      const cut = await openTab(context, '/m/home');
      await expect.poll(() => platform.wire('login').length).toBe(3);
      await quiet(cut);
      expect(await remembered(cut)).toEqual(KEPT);
      expect(await cut.getByRole('alertdialog').count()).toBe(0);
    });
  });
});
