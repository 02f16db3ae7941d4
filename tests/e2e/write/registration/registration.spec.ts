import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { expectAccessible } from '../../../support/page/axe';
import type { RegisterPage } from '../../../support/page-objects/register-page';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

/** Shown when the username field loses focus. */
const TAKEN_TEXT = 'Somebody has this username already. Choose another one.';
const readSession = (page: Page) =>
  page.evaluate((): Record<string, unknown> => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));

test.describe('registering by username', () => {
  test('[REG-1] [REG-3] a message confirms the account; its button signs in and opens home', async ({
    page,
    registerPage,
    platform,
  }) => {
    await registerPage.open('?r=FRIEND7');
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer');
    expect(await readSession(page)).toEqual({});
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(async () => (await readSession(page)).userName).toBe('newcomer');
    expect(platform.memberNames('FAIR')).toContain('newcomer');

    const [sent] = platform.wireEntries('register');
    expect(sent?.headers).toMatchObject({ encryption: '1', moduleid: 'REG3' });
    expect(JSON.stringify(platform.wireEntries())).not.toContain('Brand-new-1');
  });

  test('[REG-3] closing the message has the same effect as its button', async ({ page, registerPage }) => {
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(async () => (await readSession(page)).userName).toBe('newcomer');
  });

  test('[REG-3] going back from the message has the same effect as its button', async ({ page, registerPage }) => {
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

  test('[REG-3] registering signs in without a message if the merchant switches it off', async ({
    page,
    registerPage,
    platform,
  }) => {
    platform.setScenario('FAIR', { registerModal: false });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(async () => (await readSession(page)).userName).toBe('newcomer');
  });

  test('[ROUTE-7] [REG-3] registering leads to home even if the URL names a redirect', async ({
    page,
    registerPage,
    platform,
  }) => {
    await registerPage.open(`?redirectUrl=${encodeURIComponent(`${platform.originOf('FAIR')}/m/activity`)}`);
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await registerPage.confirm();
    await expect.poll(async () => (await readSession(page)).userName).toBe('newcomer');
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[REG-3] a second submit during the first one is ignored', async ({ page, registerPage, platform }) => {
    const release = platform.holdRequests({ endpoint: 'register' });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.password.press('Enter');
    await registerPage.password.press('Enter');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await expect(registerPage.submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(registerPage.welcome).toBeVisible();
    expect(platform.wireEntries('register')).toHaveLength(1);
  });

  for (const [username, password, message, field] of [
    ['alice', 'Brand-new-1', 'This name or number is taken', 'username'],
    ['ab', 'Brand-new-1', 'User names have 4 to 16 letters or digits', 'username'],
    ['newcomer', 'short', 'Please choose a stronger password', 'password'],
  ] as const) {
    test(`[REG-3] ${username} with ${password} is rejected with the platform’s message at its field`, async ({
      registerPage,
    }) => {
      await registerPage.open();
      await registerPage.fill(username, password);
      // The message that appears on blur moves the button.
      if (username === 'alice') await expect(registerPage.username).toHaveAccessibleDescription(TAKEN_TEXT);
      await registerPage.submit.click();
      await expect(registerPage[field]).toBeFocused();
      await expect(registerPage[field]).toHaveAccessibleDescription(message);
      await expect(registerPage.username).toHaveValue(username);
      await expect(registerPage.password).toHaveValue(password);
    });
  }

  test('[REG-1] empty fields show what is missing, and the first one gets the focus', async ({
    registerPage,
    platform,
  }) => {
    await registerPage.open();
    await registerPage.submit.click();
    await expect(registerPage.username).toBeFocused();
    await expect(registerPage.password).toHaveAttribute('aria-invalid', 'true');
    expect(platform.wireEntries('register')).toHaveLength(0);
  });

  test('[REG-3] all input except the password survives a reload', async ({ page, registerPage }) => {
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.referral.fill('FRIEND7');
    await page.reload();
    await expect(registerPage.username).toHaveValue('newcomer');
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await expect(registerPage.password).toHaveValue('');
    const storage = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(storage).not.toContain('Brand-new-1');
  });

  test('[REG-3] a member is redirected from registration to home', async ({ page, registerPage, platform }) => {
    platform.setScenario('FAIR', { registerModal: false });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await registerPage.open();
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test.describe('the dialog', () => {
  test('[REG-1] registers over the current page', async ({ page, registerPage, platform }) => {
    await page.goto('/m/activity');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('alice');
    await dialog.getByLabel('Password', { exact: true }).fill('Brand-new-1');
    await expect(dialog.getByText(TAKEN_TEXT)).toBeVisible();
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog.getByText('This name or number is taken')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('newcomer');
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog).toBeHidden();
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.memberNames('FAIR')).toContain('newcomer');
  });

  test('[REG-1] links to the sign-in page and closes', async ({ page }) => {
    await page.goto('/m/activity');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await dialog.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/m\/login/);
    await expect(dialog).toBeHidden();
  });
});

test.describe('a username generated by the platform', () => {
  test('[REG-1] is shown with the account', async ({ page, registerPage }) => {
    await registerPage.open();
    await page.getByRole('tab', { name: 'Quick' }).click();
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText(/fair\d{8}/);
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test.describe('the origin of the visit', () => {
  async function registerQuickly(page: Page, registerPage: RegisterPage) {
    await page.getByRole('tab', { name: 'Quick' }).click();
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
  }
  // The only registration request that is not encrypted, so its body can be read.
  const sent = (platform: TestPlatform): unknown =>
    JSON.parse(platform.wireEntries('registerAutoUsername')[0]?.body ?? '{}');

  test('[REG-2] advertisement parameters are sent, whichever page the visitor arrived on', async ({
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

  test('[REG-2] no advertisement data is sent if there is none', async ({ page, registerPage, platform }) => {
    await registerPage.open('?r=FRIEND7');
    await registerQuickly(page, registerPage);
    expect(sent(platform)).toMatchObject({ referralCode: 'FRIEND7' });
    expect(sent(platform)).not.toHaveProperty('pixelTrack');
  });
});

test.describe('when the network is lost', () => {
  test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

  test('[REG-3] a submit without a connection keeps the input and sends nothing', async ({
    page,
    context,
    registerPage,
    platform,
  }) => {
    await registerPage.open();
    await registerPage.fill('newcomer');
    await waitUntilStored(page);
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await registerPage.submit.click();
    await expect(registerPage.alert.filter({ hasText: 'You are offline' })).toBeVisible();
    await expect(registerPage.password).toHaveValue('Brand-new-1');
    expect(platform.wireEntries('register')).toHaveLength(0);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
  });

  test('[REG-3] a connection cut before the response shows an error, and a retry creates no second account', async ({
    page,
    registerPage,
    platform,
  }) => {
    platform.addFault({ endpoint: 'register', cut: true, times: 1 });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.alert).toContainText('your account may exist already');
    const before = platform.memberNames('FAIR').length;
    await registerPage.username.fill('newcomer2');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer.');
    expect(platform.memberNames('FAIR')).toHaveLength(before);
    expect(platform.wireEntries('register')).toHaveLength(1);
    await registerPage.confirm();
    await expect.poll(async () => (await readSession(page)).userName).toBe('newcomer');
  });

  test('[REG-3] nothing is sent again while it is unknown whether the account exists', async ({
    registerPage,
    platform,
  }) => {
    platform.addFault({ endpoint: 'register', cut: true, times: 1 });
    platform.addFault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN', times: 1 });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.alert).toContainText('your account may exist already');
    await registerPage.username.fill('newcomer2');
    await registerPage.submit.click();
    await expect.poll(() => platform.wireEntries('login').length).toBe(1);
    await expect(registerPage.alert).toContainText('your account may exist already');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer.');
    expect(platform.wireEntries('register')).toHaveLength(1);
  });

  test('[REG-3] a page reloaded before the response restores the draft, and a retry creates no second account', async ({
    page,
    registerPage,
    platform,
  }) => {
    platform.addFault({ endpoint: 'registerAutoUsername', cut: true, times: 1 });
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
