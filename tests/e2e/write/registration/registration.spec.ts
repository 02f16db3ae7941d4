import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import type { RegisterPage } from '../../../support/page-objects/register-page';

/** Error that is shown for a taken username when the username field loses focus. */
const TAKEN_TEXT = 'Somebody has this username already. Choose another one.';
const readSession = (page: Page) =>
  page.evaluate((): Record<string, unknown> => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));

test.describe('registering by username', () => {
  test('[ROUTE-7.3][REG-1.1][REG-3.1] the button of the confirmation signs the new member in and opens home, even if the URL has a redirectUrl', async ({
    page,
    registerPage,
    platform,
  }) => {
    const redirect = encodeURIComponent(`${platform.originOf('FAIR')}/m/activity`);
    await registerPage.open(`?r=FRIEND7&redirectUrl=${redirect}`);
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer');
    expect(await readSession(page)).toEqual({});
    expect(await page.evaluate(() => sessionStorage.getItem('MC_REGISTER_DRAFT'))).toBeNull();
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(async () => (await readSession(page)).userName).toBe('newcomer');
    expect(platform.memberNames('FAIR')).toContain('newcomer');

    const [sent] = platform.wireEntries('registerByUsername');
    expect(sent?.headers).toMatchObject({ encryption: '1', moduleid: 'REG3' });
    expect(JSON.stringify(platform.wireEntries())).not.toContain('Brand-new-1');
  });

  test('[REG-3] going back from the confirmation signs the new member in and opens home, as the button of the message does', async ({
    page,
    registerPage,
  }) => {
    await page.goto('/m/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(registerPage.referral).toBeVisible(); // the sign-in form has a username field as well
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
    await page.goBack();
    await expect.poll(async () => (await readSession(page)).userName).toBe('newcomer');
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test.describe('registration dialog', () => {
  test('[REG-1] the registration dialog opens over the current page, and a visitor can register in it', async ({
    page,
    registerPage,
    platform,
  }) => {
    await page.goto('/m/activity');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('alice');
    await dialog.getByLabel('Password', { exact: true }).fill('Brand-new-1');
    await expect(dialog.getByText(TAKEN_TEXT)).toBeVisible();
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog.getByText('This username or number is registered already.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Username' }).fill('newcomer');
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog).toBeHidden();
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.memberNames('FAIR')).toContain('newcomer');
  });
});

test.describe('registration', () => {
  async function registerQuickly(page: Page, registerPage: RegisterPage) {
    await page.getByRole('tab', { name: 'Quick' }).click();
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
  }
  // The only registration request that is not encrypted, so its body can be read.
  const sent = (platform: TestPlatform): unknown =>
    JSON.parse(platform.wireEntries('registerWithGeneratedUsername')[0]?.body ?? '{}');

  test('[REG-2.1] the request contains the advertising parameters of the arrival, whichever page the visitor opened first', async ({
    page,
    context,
    registerPage,
    platform,
  }) => {
    await context.addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: platform.originOf('FAIR') }]);
    await page.goto('/m/login?fbclid=click1&pixel_id=pixel1&utm_source=news&affiliateCode=aff1&note=secret');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(registerPage.referral).toBeVisible();
    expect(page.url()).not.toContain('pixel1');
    await registerQuickly(page, registerPage);
    expect(sent(platform)).toMatchObject({
      registerMethod: 'H5',
      domain: 'localhost',
      affiliateCode: 'aff1',
      pixelTrack: { facebook: 'pixel1', fbclid: 'click1', utmSource: 'news', fbp: 'fb.1.2.3' },
    });
    expect(JSON.stringify(sent(platform))).not.toContain('secret');
  });
});

test.describe('when the response to a registration is lost', () => {
  test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

  test('[REG-3.2] after a reload, the registration form contains the draft again, and a retry creates no second account', async ({
    page,
    registerPage,
    platform,
  }) => {
    platform.addFault({ endpoint: 'registerWithGeneratedUsername', cut: true, times: 1 });
    await registerPage.open();
    await page.getByRole('tab', { name: 'Quick' }).click();
    await registerPage.referral.fill('FRIEND7');
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(registerPage.alert).toContainText('your account may exist already');
    const before = platform.memberNames('FAIR');
    await page.reload();
    await page.getByRole('tab', { name: 'Quick' }).click();
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText(before.at(-1) ?? 'nobody');
    expect(platform.memberNames('FAIR')).toEqual(before);
  });
});
