import {
  blockWindows,
  expect,
  SocialForm,
  signInAtProvider,
  test,
  waitForPopup,
} from '../../../support/identity/identity';
import { shownMember } from '../../../support/members/shown-member';
import { expectAccessibleBothWays } from '../../../support/page/axe';
import { dumpStorage, encodedFormsOf } from '../../../support/page/storage-dump';
import { SmsForm } from '../../../support/page-objects/sms-form';

let emailCount = 0;
/** Returns an email address that the identity provider has not seen; it lives as long as the Playwright worker. */
const newEmail = () => `somebody-${process.pid}-${++emailCount}@example.test`;

test.describe('signing in with a popup', () => {
  test('[SOCIAL-1] [SOCIAL-2] the first sign-in creates an account, the next one signs in to it', async ({
    page,
    context,
    platform,
  }) => {
    const email = newEmail();
    const form = new SocialForm(page);
    await form.open();
    const first = await waitForPopup(context, () => form.google.click());
    await signInAtProvider(first, email);
    await form.choice.getByRole('button', { name: 'Register a new account' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    const name = await shownMember(page, /fair\d{8}/).getAttribute('aria-label');
    // A new tab has no session; pending responses in this one would restore its own.
    const tab = await context.newPage();
    await page.close();
    const again = new SocialForm(tab);
    await again.open();
    const second = await waitForPopup(context, () => again.google.click());
    await signInAtProvider(second, email);
    await expect(tab).toHaveURL(/\/m\/home/);
    await expect(shownMember(tab, /fair\d{8}/)).toHaveAttribute('aria-label', name ?? '');
    expect(platform.wireEntries('register')).toHaveLength(1);
  });

  test('[SOCIAL-1] the authenticated identity is in no storage while the visitor chooses an account', async ({
    page,
    context,
  }) => {
    const email = newEmail();
    const form = new SocialForm(page);
    await form.open();
    const opened = await waitForPopup(context, () => form.google.click());
    await signInAtProvider(opened, email);
    await expect(form.choice).toBeVisible();
    const dump = await dumpStorage(page);
    expect(encodedFormsOf(email).filter((encoded) => dump.includes(encoded))).toEqual([]);
    expect(dump).not.toMatch(/firebase:authUser|eyJhbGci/);
  });

  test('[SOCIAL-6] Facebook works too if the merchant has configured it', async ({ page, context, platform }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    const form = new SocialForm(page);
    await form.open();
    const opened = await waitForPopup(context, () => form.facebook.click());
    await signInAtProvider(opened, newEmail());
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[SOCIAL-5] a popup closed by the visitor shows no error, and the button can be used again', async ({
    page,
    context,
  }) => {
    const form = new SocialForm(page);
    await form.open();
    const opened = await waitForPopup(context, () => form.google.click());
    await opened.close();
    // The provider's SDK checks its popup every few seconds.
    await expect(form.google).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
    await expect(page.getByText('Code:')).toBeHidden();
    await waitForPopup(context, () => form.google.click());
  });

  test('[SOCIAL-1] a sign-in in a dialog closes it and opens home', async ({ page, context, platform }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    await page.goto('/m/activity');
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    await expectAccessibleBothWays(page);
    const opened = await waitForPopup(context, () => new SocialForm(page).google.click());
    await signInAtProvider(opened, newEmail());
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without a network', () => {
    test.use({ allowedPageErrors: /net::ERR_|Failed to load resource/ });

    test('[SOCIAL-5] an error with code and reason is shown, and the sign-in can be retried', async ({
      page,
      context,
      platform,
    }) => {
      platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
      const form = new SocialForm(page);
      await form.open();
      await expect(form.google).toBeVisible();
      platform.addFault({ endpoint: '/emulator/auth/handler', cut: true, times: 1 });
      platform.addFault({ endpoint: 'login', cut: true, times: 1 });
      const failedHandler = context.waitForEvent('requestfailed', (request) => request.url().includes('/auth/handler'));
      const opened = await waitForPopup(context, () => form.google.click());
      await failedHandler;
      await opened.reload();
      await signInAtProvider(opened, newEmail());
      await expect(page.getByText('What you typed is kept')).toBeVisible();
      // An identity that is already verified needs no second popup.
      let popupCount = 0;
      context.on('page', () => {
        popupCount += 1;
      });
      await form.google.click();
      await expect(page).toHaveURL(/\/m\/home/);
      expect(popupCount).toBe(0);
    });
  });
});

test.describe('signing in on the page of an identity provider', () => {
  test('[SOCIAL-4] is resumed on return when the browser blocks popups', async ({ page, platform }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    await blockWindows(page);
    const form = new SocialForm(page);
    await form.open();
    await form.google.click();
    await signInAtProvider(page, newEmail());
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(shownMember(page, /fair\d{8}/)).toBeVisible();
    const storageKeys = await page.evaluate(() => Object.keys(sessionStorage).join());
    expect(storageKeys).not.toMatch(/MC_IDENTITY_RETURN|firebase/);
  });

  test('[SOCIAL-4] if abandoned, has no effect and shows no message', async ({ page }) => {
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

  test('[SOCIAL-4] asks after the redirect which account to use', async ({ page }) => {
    await blockWindows(page);
    const form = new SocialForm(page);
    await form.open();
    await form.google.click();
    await signInAtProvider(page, newEmail());
    await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
    await expect(page.getByText('Log in once with your username and password: your Google sign-in')).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('tab', { name: 'Phone & social' })).toBeVisible();
  });
});

test.describe('when it is not available', () => {
  test('[SOCIAL-6] private browsing shows a message', async ({ page }) => {
    // Chromium does not reveal private browsing to pages, so the API that Safari and Firefox refuse is overridden.
    await page.addInitScript(() => {
      StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    const form = new SocialForm(page);
    await form.open();
    await form.google.click();
    await expect(page.getByText('Private browsing keeps this way to log in from working')).toBeVisible();
  });

  test('[SOCIAL-6] inside the app social sign-in is announced as coming soon; phone sign-in works', async ({
    page,
  }) => {
    await page.goto('/m/login?inApp=1');
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    const form = new SocialForm(page);
    await form.google.click();
    await expect(page.getByText('coming to the app soon')).toBeVisible();
    await expect(form.mobile).toBeVisible();
  });

  test('[SOCIAL-6] [LOGIN-1] each sign-in method is shown as configured by the merchant', async ({
    page,
    platform,
  }) => {
    const form = new SocialForm(page);
    platform.setSwitch('FAIR', 'GOOGLELOGIN3', false);
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

test('[SOCIAL-2] [REG-1] the registration page also offers social sign-in', async ({ page, context }) => {
  await page.goto('/m/register');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expectAccessibleBothWays(page);
  await page.getByRole('button', { name: 'Continue with phone' }).click();
  await expect(new SmsForm(page).mobile).toBeFocused();
  const opened = await waitForPopup(context, () => page.getByRole('button', { name: 'Continue with Google' }).click());
  await signInAtProvider(opened, newEmail());
  const choice = page.getByRole('alertdialog', { name: 'Which account?' });
  await choice.getByRole('button', { name: 'Log in to my account' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByText('your Google sign-in is then tied')).toBeVisible();
});
