import {
  blockPopupWindows,
  expect,
  PhoneAndSocialSignInPanel,
  signInAtIdentityProvider,
  test,
  waitForPopupWindow,
} from '../../../support/identity/identity';
import { locateMemberName } from '../../../support/members/shown-member';
import { expectAccessibleInBothTextDirections } from '../../../support/page/axe';
import { dumpStorage, listSecretEncodings } from '../../../support/page/storage-dump';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';

let emailCount = 0;
/**
 * Returns an email address without an account at the identity provider. The provider keeps its accounts as long as
 * the Playwright worker runs.
 */
const newEmail = () => `somebody-${process.pid}-${++emailCount}@example.test`;

test('[SOCIAL-1.8] none of the provider’s code is fetched before the panel is on screen', async ({ page, context }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(identity|vendor-firebase-app)-\w+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.push(name);
  });
  const form = new PhoneAndSocialSignInPanel(page);
  await page.goto('/m/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(form.tab).toBeVisible();
  await waitForNetworkIdle(page);
  expect(fetched).toEqual([]);
  await form.tab.click();
  await waitForPopupWindow(context, () => form.google.click());
  expect(fetched).toContain('identity');
});

test.describe('signing in with a popup', () => {
  test('[SOCIAL-1.6][SOCIAL-2] the first social sign-in offers a new account and stores no identity; the next sign-in opens that account', async ({
    page,
    context,
    platform,
  }) => {
    const email = newEmail();
    const form = new PhoneAndSocialSignInPanel(page);
    await form.open();
    const first = await waitForPopupWindow(context, () => form.google.click());
    await signInAtIdentityProvider(first, email);
    await expect(form.choice).toBeVisible();
    const dump = await dumpStorage(page);
    expect(listSecretEncodings(email).filter((encoded) => dump.includes(encoded))).toEqual([]);
    expect(dump).not.toMatch(/firebase:authUser|eyJhbGci/);
    await form.choice.getByRole('button', { name: 'Register a new account' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    // Its label ends with the level of the member, which arrives later.
    const shown = await locateMemberName(page, /fair\d{8}/).evaluate((link) => `${link.ariaLabel} ${link.textContent}`);
    const [name = ''] = /fair\d{8}/.exec(shown) ?? [];
    expect(name).not.toBe('');
    // A new tab has no session; pending responses in this one would restore its own.
    const tab = await context.newPage();
    await page.close();
    const again = new PhoneAndSocialSignInPanel(tab);
    await again.open();
    const second = await waitForPopupWindow(context, () => again.google.click());
    await signInAtIdentityProvider(second, email);
    await expect(tab).toHaveURL(/\/m\/home/);
    await expect(locateMemberName(tab, name)).toBeVisible();
    expect(platform.wireEntries('registerByUsername')).toHaveLength(1);
  });

  test('[SOCIAL-5.1] if the visitor closes the popup, no error is shown and the button can be used again', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const form = new PhoneAndSocialSignInPanel(page);
    await form.open();
    const opened = await waitForPopupWindow(context, () => form.google.click());
    await opened.close();
    // The provider's SDK checks its popup every few seconds, and then waits for a late result.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(form.google).toHaveAttribute('aria-busy', 'false', { timeout: 500 });
    }).toPass();
    await expect(page.getByText('Error code:')).toBeHidden();
    await waitForPopupWindow(context, () => form.google.click());
  });

  test('[SOCIAL-6.1][SOCIAL-1] a sign-in with Facebook in the sign-in dialog closes the dialog and opens home', async ({
    page,
    context,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    await page.goto('/m/activity');
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    await expectAccessibleInBothTextDirections(page);
    const opened = await waitForPopupWindow(context, () => new PhoneAndSocialSignInPanel(page).facebook.click());
    await signInAtIdentityProvider(opened, newEmail());
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[ROUTE-7.1][SOCIAL-1.2] a sign-in in the sign-in dialog closes the dialog and opens the redirectUrl of the page', async ({
    page,
    context,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    await page.goto(`/m/activity?redirectUrl=${encodeURIComponent('/m/member/home?x=1')}`);
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    const opened = await waitForPopupWindow(context, () => new PhoneAndSocialSignInPanel(page).google.click());
    await signInAtIdentityProvider(opened, newEmail());
    await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
    await expect(locateMemberName(page, /fair\d{8}/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[ROUTE-7.1][REG-1][SOCIAL-2] a sign-in on the registration page opens the redirectUrl of the page', async ({
    page,
    context,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    await page.goto(`/m/register?redirectUrl=${encodeURIComponent('/m/member/home?x=1')}`);
    const { google } = new PhoneAndSocialSignInPanel(page);
    await expect(google).toBeVisible();
    await expectAccessibleInBothTextDirections(page);
    const opened = await waitForPopupWindow(context, () => google.click());
    await signInAtIdentityProvider(opened, newEmail());
    await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
    await expect(locateMemberName(page, /fair\d{8}/)).toBeVisible();
  });

  test('[SOCIAL-2.3] after a sign-in in the registration dialog, the button “Log in to my account” opens the sign-in page', async ({
    page,
    context,
  }) => {
    await page.goto('/m/activity');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    const form = new PhoneAndSocialSignInPanel(page);
    const opened = await waitForPopupWindow(context, () => form.google.click());
    await signInAtIdentityProvider(opened, newEmail());
    await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
    await expect(page).toHaveURL(/\/m\/login/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('your Google login is then linked')).toBeVisible();
  });
});

test.describe('signing in on the page of an identity provider if popups are blocked', () => {
  test('[ROUTE-2.2][SOCIAL-4.1] after the return to the app, the sign-in is completed in an accessible dialog, and the requested page opens', async ({
    page,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    await blockPopupWindows(page);
    await page.goto('/m/voucherCenter?from=mail');
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    await new PhoneAndSocialSignInPanel(page).google.click();
    const release = platform.holdRequests({ endpoint: 'login' });
    await signInAtIdentityProvider(page, newEmail());
    await expect(page.getByRole('dialog', { name: 'Log in' }).getByText('Finishing your login')).toBeVisible();
    await expectAccessibleInBothTextDirections(page);
    release();
    await expect(page).toHaveURL(/\/m\/voucherCenter\?from=mail/);
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
    const storageKeys = await page.evaluate(() => Object.keys(sessionStorage).join());
    expect(storageKeys).not.toMatch(/MC_IDENTITY_RETURN|firebase/);
  });

  test('[SOCIAL-2.2][SOCIAL-4.1][ROUTE-7] if the identity is not linked, logging in to an existing account opens the redirectUrl of the requested page', async ({
    page,
    platform,
    loginPage,
  }) => {
    await blockPopupWindows(page);
    await page.goto(`/m/withdraw?redirectUrl=${encodeURIComponent('/m/member/home?x=1')}`);
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    const form = new PhoneAndSocialSignInPanel(page);
    await form.google.click();
    await signInAtIdentityProvider(page, newEmail());
    await expect(form.choice).toBeVisible();
    await expect(page.getByText('Finishing your login')).toHaveCount(0);
    await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
    await expect(page.getByText('your Google login is then linked')).toBeVisible();
    await loginPage.signIn('bob', 'Builder-box-8');
    await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
    await expect(locateMemberName(page, 'bob')).toBeVisible();
    expect(platform.wireEntries('registerByUsername')).toHaveLength(0);
  });

  test('[SOCIAL-4.2] if the visitor abandons the sign-in, no message is shown and no sign-in takes place', async ({
    page,
  }) => {
    await blockPopupWindows(page);
    const form = new PhoneAndSocialSignInPanel(page);
    await form.open();
    await form.google.click();
    await page.locator('.js-new-account').waitFor();
    await page.goto('/m/login');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_IDENTITY_RETURN'))).toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Username' })).toBeVisible();
  });
});
