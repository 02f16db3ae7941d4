import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, SocialForm, test, windowOf } from '../../support/identity';
import { RegisterPage } from '../../support/pages/register-page';
import { openTab, rememberAlice, sessionOf } from '../../support/remembered-tab';
import type { TestPlatform } from '../../support/test-platform';

const isLogin = (request: Request) => request.url().includes('/wps/session/login');

/** A tab in which a remembered sign-in is on its way, and the way to let it arrive. */
async function tabOnASlowLine(page: Page, context: BrowserContext, platform: TestPlatform, address: string) {
  await rememberAlice(page);
  const release = platform.hold({ endpoint: 'login' });
  const sent = context.waitForEvent('request', isLogin);
  const tab = await openTab(context, address);
  await sent;
  return { tab, release, takenBack: context.waitForEvent('requestfailed', isLogin) };
}

test.describe('a remembered member is not signed in behind who', () => {
  test('[REM-3] fills in a registration', async ({ page, context, platform }) => {
    const { tab, release, takenBack } = await tabOnASlowLine(page, context, platform, '/m/register');
    const form = new RegisterPage(tab);
    await form.username.fill('newcomer');
    await takenBack;
    release();
    expect(await sessionOf(tab)).toBeUndefined();
    await expect(form.username).toHaveValue('newcomer');
  });

  test('[REM-3] presses Register before typing anything', async ({ page, context, platform }) => {
    const { tab, release, takenBack } = await tabOnASlowLine(page, context, platform, '/m/register');
    await tab.getByRole('tab', { name: 'Quick' }).click();
    await new RegisterPage(tab).submit.click();
    await takenBack;
    release();
    expect(await sessionOf(tab)).toBeUndefined();
  });

  test('[REM-3] types a number for a code of the provider', async ({ page, context, platform }) => {
    const { tab, release, takenBack } = await tabOnASlowLine(page, context, platform, '/m/login');
    await tab.getByRole('tab', { name: 'Phone & social' }).click();
    const form = new SocialForm(tab);
    await form.mobile.fill('9170000002');
    await takenBack;
    release();
    expect(await sessionOf(tab)).toBeUndefined();
    await expect(form.mobile).toHaveValue('9170000002');
  });

  test('[REM-3] goes to the window of a provider', async ({ page, context, platform }) => {
    const { tab, release, takenBack } = await tabOnASlowLine(page, context, platform, '/m/register');
    const opened = await windowOf(context, () => new SocialForm(tab).google.click());
    await takenBack;
    release();
    await opened.locator('.js-new-account').waitFor();
    expect(await sessionOf(tab)).toBeUndefined();
    await expect(tab).toHaveURL(/\/m\/register/);
  });
});
