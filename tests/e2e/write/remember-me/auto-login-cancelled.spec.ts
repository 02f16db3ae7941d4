import type { BrowserContext, Page, Request } from '@playwright/test';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { expect, SocialForm, test, waitForPopup } from '../../../support/identity/identity';
import { openTab, readSessionUsername, rememberAlice } from '../../../support/members/remembered-tab';
import { RegisterPage } from '../../../support/page-objects/register-page';

const isLogin = (request: Request) => request.url().includes('/wps/session/login');

/** Opens a tab with an auto login in flight. Returns the tab and a function that releases the response. */
async function openTabWithPendingLogin(page: Page, context: BrowserContext, platform: TestPlatform, address: string) {
  await rememberAlice(page);
  const release = platform.holdRequests({ endpoint: 'login' });
  const sent = context.waitForEvent('request', isLogin);
  const tab = await openTab(context, address);
  await sent;
  return { tab, release, cancelled: context.waitForEvent('requestfailed', isLogin) };
}

test.describe('auto login is cancelled when the visitor', () => {
  test('[REM-3] fills in a registration', async ({ page, context, platform }) => {
    const { tab, release, cancelled } = await openTabWithPendingLogin(page, context, platform, '/m/register');
    const form = new RegisterPage(tab);
    await form.username.fill('newcomer');
    await cancelled;
    release();
    expect(await readSessionUsername(tab)).toBeUndefined();
    await expect(form.username).toHaveValue('newcomer');
  });

  test('[REM-3] presses Register before typing anything', async ({ page, context, platform }) => {
    const { tab, release, cancelled } = await openTabWithPendingLogin(page, context, platform, '/m/register');
    await tab.getByRole('tab', { name: 'Quick' }).click();
    await new RegisterPage(tab).submit.click();
    await cancelled;
    release();
    expect(await readSessionUsername(tab)).toBeUndefined();
  });

  test('[REM-3] types a number for a code of the identity provider', async ({ page, context, platform }) => {
    const { tab, release, cancelled } = await openTabWithPendingLogin(page, context, platform, '/m/login');
    await tab.getByRole('tab', { name: 'Phone & social' }).click();
    const form = new SocialForm(tab);
    await form.mobile.fill('9170000002');
    await cancelled;
    release();
    expect(await readSessionUsername(tab)).toBeUndefined();
    await expect(form.mobile).toHaveValue('9170000002');
  });

  test('[REM-3] opens the window of an identity provider', async ({ page, context, platform }) => {
    const { tab, release, cancelled } = await openTabWithPendingLogin(page, context, platform, '/m/register');
    const opened = await waitForPopup(context, () => new SocialForm(tab).google.click());
    await cancelled;
    release();
    await opened.locator('.js-new-account').waitFor();
    expect(await readSessionUsername(tab)).toBeUndefined();
    await expect(tab).toHaveURL(/\/m\/register/);
  });
});
