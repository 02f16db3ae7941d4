import { expectAccessibleBothWays } from '../../support/axe';
import { blockWindows, expect, SocialForm, signInAtProvider, test, windowOf } from '../../support/identity';
import { SmsForm } from '../../support/pages/sms-form';

let people = 0;
/** Somebody the provider has not seen: it lives as long as the worker. */
const somebody = () => `somebody-${process.pid}-${++people}@example.test`;

test.describe('signing in by a window', () => {
  test('[SOCIAL-1] [SOCIAL-2] a new account, and the next time a sign-in', async ({ page, context, platform }) => {
    const email = somebody();
    const form = new SocialForm(page);
    await form.open();
    const first = await windowOf(context, () => form.google.click());
    await signInAtProvider(first, email);
    await form.choice.getByRole('button', { name: 'Register a new account' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    const name = await page
      .getByText(/fair\d{8}/)
      .first()
      .textContent();
    // Another tab has no session; the answers this one still waits for would bring its own back.
    const tab = await context.newPage();
    await page.close();
    const again = new SocialForm(tab);
    await again.open();
    const second = await windowOf(context, () => again.google.click());
    await signInAtProvider(second, email);
    await expect(tab).toHaveURL(/\/m\/home/);
    await expect(tab.getByText(/fair\d{8}/).first()).toHaveText(name ?? '');
    expect(platform.wire('register')).toHaveLength(1);
  });

  test('[SOCIAL-6] Facebook as well, where the merchant has an app there', async ({ page, context, platform }) => {
    platform.turn('FAIR', 'FIREBASECREATEACC3', true);
    const form = new SocialForm(page);
    await form.open();
    const opened = await windowOf(context, () => form.facebook.click());
    await signInAtProvider(opened, somebody());
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[SOCIAL-5] closed by the visitor it is ignored, and the way is open again', async ({ page, context }) => {
    const form = new SocialForm(page);
    await form.open();
    const opened = await windowOf(context, () => form.google.click());
    await opened.close();
    // The provider's code looks for its window every few seconds.
    await expect(form.google).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
    await expect(page.getByText('Code:')).toBeHidden();
    await windowOf(context, () => form.google.click());
  });

  test('[SOCIAL-1] the dialog over a page closes, and home is where it leads', async ({ page, context, platform }) => {
    platform.turn('FAIR', 'FIREBASECREATEACC3', true);
    await page.goto('/m/activity');
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    await expectAccessibleBothWays(page);
    const opened = await windowOf(context, () => new SocialForm(page).google.click());
    await signInAtProvider(opened, somebody());
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without a network', () => {
    test.use({ allowedComplaints: /net::ERR_|Failed to load resource/ });

    test('[SOCIAL-5] it says so with code and reason, and can be taken again', async ({ page, context, platform }) => {
      platform.turn('FAIR', 'FIREBASECREATEACC3', true);
      const form = new SocialForm(page);
      await form.open();
      await expect(form.google).toBeVisible();
      platform.fault({ endpoint: '/emulator/auth/handler', cut: true, times: 1 });
      platform.fault({ endpoint: 'login', cut: true, times: 1 });
      const brokenOff = context.waitForEvent('requestfailed', (request) => request.url().includes('/auth/handler'));
      const opened = await windowOf(context, () => form.google.click());
      await brokenOff;
      await opened.reload();
      await signInAtProvider(opened, somebody());
      await expect(page.getByText('What you typed is kept')).toBeVisible();
      // Whoever is vouched for already is not asked for again.
      let windows = 0;
      context.on('page', () => {
        windows += 1;
      });
      await form.google.click();
      await expect(page).toHaveURL(/\/m\/home/);
      expect(windows).toBe(0);
    });
  });
});

test.describe('signing in on the page of a provider', () => {
  test('[SOCIAL-4] is taken up on return, where the browser blocks windows', async ({ page, platform }) => {
    platform.turn('FAIR', 'FIREBASECREATEACC3', true);
    await blockWindows(page);
    const form = new SocialForm(page);
    await form.open();
    await form.google.click();
    await signInAtProvider(page, somebody());
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText(/fair\d{8}/).first()).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
    expect(kept).not.toMatch(/MC_IDENTITY_RETURN|firebase/);
  });

  test('[SOCIAL-4] left half-way nothing happens, and nothing is told', async ({ page }) => {
    await blockWindows(page);
    const form = new SocialForm(page);
    await form.open();
    await form.google.click();
    await page.locator('.js-new-account').waitFor();
    await page.goto('/m/login');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_IDENTITY_RETURN'))).toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Username' })).toBeVisible();
  });

  test('[SOCIAL-4] the choice is asked for on return as well', async ({ page }) => {
    await blockWindows(page);
    const form = new SocialForm(page);
    await form.open();
    await form.google.click();
    await signInAtProvider(page, somebody());
    await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
    await expect(page.getByText('Log in once with your username and password: your Google sign-in')).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('tab', { name: 'Phone & social' })).toBeVisible();
  });
});

test.describe('where it is not to be had', () => {
  test('[SOCIAL-6] private browsing is told so', async ({ page }) => {
    // Chromium hides private browsing from pages: here it refuses what Safari and Firefox refuse then.
    await page.addInitScript(() => {
      StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    const form = new SocialForm(page);
    await form.open();
    await form.google.click();
    await expect(page.getByText('Private browsing keeps this way to log in from working')).toBeVisible();
  });

  test('[SOCIAL-6] inside the app it is coming soon; phones work there', async ({ page }) => {
    await page.goto('/m/login?inApp=1');
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    const form = new SocialForm(page);
    await form.google.click();
    await expect(page.getByText('coming to the app soon')).toBeVisible();
    await expect(form.mobile).toBeVisible();
  });

  test('[SOCIAL-6] [LOGIN-1] each way shows as the merchant has it', async ({ page, platform }) => {
    const form = new SocialForm(page);
    platform.turn('FAIR', 'GOOGLELOGIN3', false);
    await form.open();
    await expect(form.facebook).toBeVisible();
    await expect(form.google).toBeHidden();
    await page.goto(`${platform.originOf('KOPI')}/m/login`);
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);
    await page.goto(`${platform.originOf('SOL')}/m/login`);
    await expect(page.getByRole('main').locator('form')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test('[SOCIAL-2] [REG-1] the registration page offers it too', async ({ page, context }) => {
  await page.goto('/m/register');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expectAccessibleBothWays(page);
  await page.getByRole('button', { name: 'Continue with phone' }).click();
  await expect(new SmsForm(page).mobile).toBeFocused();
  const opened = await windowOf(context, () => page.getByRole('button', { name: 'Continue with Google' }).click());
  await signInAtProvider(opened, somebody());
  const choice = page.getByRole('alertdialog', { name: 'Which account?' });
  await choice.getByRole('button', { name: 'Log in to my account' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByText('your Google sign-in is then tied')).toBeVisible();
});
