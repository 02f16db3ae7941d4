import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import type { RegisterPage } from '../../support/pages/register-page';
import { untilStored } from '../../support/stored-content';
import type { TestPlatform } from '../../support/test-platform';

/** Said of a name when its field is left. */
const TAKEN = 'Somebody has this username already. Choose another one.';
const session = (page: Page) =>
  page.evaluate((): Record<string, unknown> => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));

test.describe('registering by username', () => {
  test('[REG-1] [REG-3] the account is confirmed, and confirming signs in and goes home', async ({
    page,
    registerPage,
    platform,
  }) => {
    await registerPage.open('?r=FRIEND7');
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer');
    expect(await session(page)).toEqual({});
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(async () => (await session(page)).userName).toBe('newcomer');
    expect(platform.memberNames('FAIR')).toContain('newcomer');

    const [sent] = platform.wire('register');
    expect(sent?.headers).toMatchObject({ encryption: '1', moduleid: 'REG3' });
    expect(JSON.stringify(platform.wire())).not.toContain('Brand-new-1');
  });

  test('[REG-3] closing the message confirms it as well', async ({ page, registerPage }) => {
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(async () => (await session(page)).userName).toBe('newcomer');
  });

  test('[REG-3] going back from the message confirms it as well', async ({ page, registerPage }) => {
    await page.goto('/m/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(registerPage.referral).toBeVisible(); // the sign-in form has a field for the username as well
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
    await page.goBack();
    await expect.poll(async () => (await session(page)).userName).toBe('newcomer');
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[REG-3] with the message off it signs in silently', async ({ page, registerPage, platform }) => {
    platform.stage('FAIR', { registerModal: false });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(async () => (await session(page)).userName).toBe('newcomer');
  });

  test('[REG-3] a second submit while one runs is ignored', async ({ page, registerPage, platform }) => {
    const release = platform.hold({ endpoint: 'register' });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.password.press('Enter');
    await registerPage.password.press('Enter');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await expect(registerPage.submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(registerPage.welcome).toBeVisible();
    expect(platform.wire('register')).toHaveLength(1);
  });

  for (const [username, password, message, field] of [
    ['alice', 'Brand-new-1', 'This name or number is taken', 'username'],
    ['ab', 'Brand-new-1', 'User names have 4 to 16 letters or digits', 'username'],
    ['newcomer', 'short', 'Please choose a stronger password', 'password'],
  ] as const) {
    test(`[REG-3] ${username} with ${password} is refused in the words of the platform, at its field`, async ({
      registerPage,
    }) => {
      await registerPage.open();
      await registerPage.fill(username, password);
      // What is said as soon as the field is left moves the button.
      if (username === 'alice') await expect(registerPage.username).toHaveAccessibleDescription(TAKEN);
      await registerPage.submit.click();
      await expect(registerPage[field]).toBeFocused();
      await expect(registerPage[field]).toHaveAccessibleDescription(message);
      await expect(registerPage.username).toHaveValue(username);
      await expect(registerPage.password).toHaveValue(password);
    });
  }

  test('[REG-1] empty fields say what is missing and take the focus', async ({ registerPage, platform }) => {
    await registerPage.open();
    await registerPage.submit.click();
    await expect(registerPage.username).toBeFocused();
    await expect(registerPage.password).toHaveAttribute('aria-invalid', 'true');
    expect(platform.wire('register')).toHaveLength(0);
  });

  test('[REG-3] what was typed survives a reload, but for the password', async ({ page, registerPage }) => {
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.referral.fill('FRIEND7');
    await page.reload();
    await expect(registerPage.username).toHaveValue('newcomer');
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await expect(registerPage.password).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toContain('Brand-new-1');
  });

  test('[REG-3] a member has nothing to register and is led home', async ({ page, registerPage, platform }) => {
    platform.stage('FAIR', { registerModal: false });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await registerPage.open();
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test.describe('the dialog', () => {
  test('[REG-1] registers over the page that is open', async ({ page, registerPage, platform }) => {
    await page.goto('/m/activity');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('alice');
    await dialog.getByLabel('Password', { exact: true }).fill('Brand-new-1');
    await expect(dialog.getByText(TAKEN)).toBeVisible();
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

  test('[REG-1] leads to the sign-in and closes', async ({ page }) => {
    await page.goto('/m/activity');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await dialog.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/m\/login/);
    await expect(dialog).toBeHidden();
  });
});

test.describe('a name from the platform', () => {
  test('[REG-1] is given with the account', async ({ page, registerPage }) => {
    await registerPage.open();
    await page.getByRole('tab', { name: 'Quick' }).click();
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText(/fair\d{8}/);
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test.describe('what led here', () => {
  async function registerQuickly(page: Page, registerPage: RegisterPage) {
    await page.getByRole('tab', { name: 'Quick' }).click();
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
  }
  // The only registration that is not sealed: what was sent can be read.
  const sent = (platform: TestPlatform): unknown => JSON.parse(platform.wire('registerAutoUsername')[0]?.body ?? '{}');

  test('[REG-2] the advertisement is told of, wherever in the product the visitor went before', async ({
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

  test('[REG-2] nothing is said of an advertisement where none is known', async ({ page, registerPage, platform }) => {
    await registerPage.open('?r=FRIEND7');
    await registerQuickly(page, registerPage);
    expect(sent(platform)).toMatchObject({ referralCode: 'FRIEND7' });
    expect(sent(platform)).not.toHaveProperty('pixelTrack');
  });
});

test.describe('when the network is lost', () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: LOST_NETWORK });

  test('[REG-3] before sending, what was typed stays and nothing is sent', async ({
    page,
    context,
    registerPage,
    platform,
  }) => {
    await registerPage.open();
    await registerPage.fill('newcomer');
    await untilStored(page);
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await registerPage.submit.click();
    await expect(registerPage.alert.filter({ hasText: 'You are offline' })).toBeVisible();
    await expect(registerPage.password).toHaveValue('Brand-new-1');
    expect(platform.wire('register')).toHaveLength(0);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
  });

  test('[REG-3] a connection cut before the answer is said so, and trying again makes no second account', async ({
    page,
    registerPage,
    platform,
  }) => {
    platform.fault({ endpoint: 'register', cut: true, times: 1 });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.alert).toContainText('your account may exist already');
    const before = platform.memberNames('FAIR').length;
    await registerPage.username.fill('newcomer2');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer.');
    expect(platform.memberNames('FAIR')).toHaveLength(before);
    expect(platform.wire('register')).toHaveLength(1);
    await registerPage.confirm();
    await expect.poll(async () => (await session(page)).userName).toBe('newcomer');
  });

  test('[REG-3] while nobody can tell whether there is an account, nothing is sent again', async ({
    registerPage,
    platform,
  }) => {
    platform.fault({ endpoint: 'register', cut: true, times: 1 });
    platform.fault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN', times: 1 });
    await registerPage.open();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.alert).toContainText('your account may exist already');
    await registerPage.username.fill('newcomer2');
    await registerPage.submit.click();
    await expect.poll(() => platform.wire('login').length).toBe(1);
    await expect(registerPage.alert).toContainText('your account may exist already');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer.');
    expect(platform.wire('register')).toHaveLength(1);
  });

  test('[REG-3] a page that dies before the answer comes back with the draft, and makes no second account', async ({
    page,
    registerPage,
    platform,
  }) => {
    platform.fault({ endpoint: 'registerAutoUsername', cut: true, times: 1 });
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
