import { totpCode, totpStep } from '../../../platform/members/totp';
import { PageClock } from '../../../support/clocks/page-clock';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { readRememberedStorage } from '../../../support/members/remembered-login';
import { expect, test, tina } from '../../../support/members/second-factor';
import { shownMember } from '../../../support/members/shown-member';
import { expectAccessible } from '../../../support/page/axe';
import { LoginPage } from '../../../support/page-objects/login-page';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';
import { SmsForm } from '../../../support/page-objects/sms-form';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

const { mobile = '', email = '', payeeName = '', totpSecret = '' } = tina;

test('[LOGIN-5] [TFA-1] the second factor dialog opens with the member’s available factors, the first one selected', async ({
  dialog,
}) => {
  await expect(dialog.tabs).toHaveText(['Real name', 'SMS', 'Google verification', 'Email']);
  await expect(dialog.tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.field('Real name')).toBeFocused();
});

test('[LOGIN-5] [TFA-2] [TFA-4] success is shown, closes the dialog and completes the sign-in', async ({
  page,
  dialog,
  platform,
}) => {
  const clock = await PageClock.install(page);
  await clock.stop();
  await dialog.field('Real name').fill(`  ${payeeName} `);
  await dialog.submit.click();
  const successMessage = dialog.root.getByRole('status').filter({ hasText: 'Verification passed' });
  await expect(successMessage).toBeVisible();
  await clock.advance(1_499);
  await expect(successMessage).toBeVisible();
  await page.clock.resume();
  await expect(dialog.root).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(shownMember(page, 'tina')).toBeVisible();
  await expect.poll(() => readRememberedStorage(page)).toEqual({ key: true, record: true });

  const [sent] = platform.wireEntries('loginVerification');
  expect(sent?.headers).toMatchObject({ encryption: '1' });
  const allRequests = JSON.stringify(platform.wireEntries());
  for (const secret of [tina.password, payeeName]) expect(allRequests).not.toContain(secret);
});

test('[LOGIN-5] [TFA-2] after an SMS sign-in the other factors are offered, and one of them completes it', async ({
  page,
  platform,
  loginPage,
}) => {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  const form = new SmsForm(page);
  await form.mobile.fill(mobile);
  await form.send.click();
  await expect(form.code).toBeFocused();
  await form.code.fill(platform.smsCode(mobile) ?? '');
  await loginPage.submit.click();
  const dialog = new SecondFactorDialog(page);
  await expect(dialog.tabs).toHaveText(['Real name', 'Google verification', 'Email']);
  await dialog.field('Real name').fill('Somebody else');
  await dialog.submit.click();
  await expect(dialog.field('Real name')).toHaveValue('');
  await dialog.field('Real name').fill(payeeName);
  await dialog.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(shownMember(page, 'tina')).toBeVisible();
});

test('[LOGIN-5] the member returns to the requested page', async ({ page, loginPage }) => {
  await page.goto('/m/voucherCenter?from=mail');
  await loginPage.signIn(tina.username, tina.password);
  const dialog = new SecondFactorDialog(page);
  await dialog.choose('Email');
  await dialog.field('Email address').fill(email);
  await dialog.submit.click();
  await expect(dialog.root).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/voucherCenter\?from=mail/);
});

test('[TFA-4] [LOGIN-7] a wrong code shows the platform’s message and clears the field; the correct one, in another script, works once', async ({
  page,
  dialog,
  platform,
}) => {
  const code = totpCode(totpSecret, totpStep(Date.now()));
  const wrong = code === '000000' ? '000001' : '000000';
  await dialog.choose('Google verification');
  const field = dialog.field('Code from Google Authenticator');
  await field.fill(wrong);
  await dialog.submit.click();
  await expect(dialog.alert).toHaveText('The verification is not right');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  const arabicDigits = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  await field.fill(`${arabicDigits.slice(0, 3)} ${arabicDigits.slice(3)}`); // the format authenticator apps show
  await expect(dialog.submit).toBeEnabled(); // half a second after the refusal
  await field.press('Enter');
  await expect(page).toHaveURL(/\/m\/home/);

  // In another tab, with the same code.
  const reused = await page.context().newPage();
  const count = platform.wireEntries('loginVerification').length;
  await reused.goto('/m/login?backUrl=x');
  await new LoginPage(reused).signIn(tina.username, tina.password);
  const again = new SecondFactorDialog(reused);
  await again.choose('Google verification');
  await again.field('Code from Google Authenticator').fill(code);
  await again.submit.click();
  await expect(again.alert).toHaveText('The verification is not right');
  expect(platform.wireEntries('loginVerification')).toHaveLength(count + 1);
});

test('[TFA-3] an empty field is marked, described and focused; nothing is sent', async ({ dialog, platform }) => {
  await dialog.choose('SMS');
  await dialog.submit.click();
  const number = dialog.field('Mobile number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription('Enter the mobile number of your account.');
  await dialog.root.getByRole('button', { name: 'Send code' }).click();
  await expect(number).toBeFocused();
  expect([...platform.wireEntries('loginVerification'), ...platform.wireEntries('smsSend')]).toEqual([]);
});

test('[TFA-3] a second submit during the first one is ignored', async ({ page, dialog, platform }) => {
  const release = platform.holdRequests({ endpoint: 'loginVerification' });
  const field = dialog.field('Real name');
  await field.fill(payeeName);
  await field.press('Enter');
  await field.press('Enter');
  await dialog.submit.click({ force: true });
  await expect(dialog.submit).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/m\/home/);
  expect(platform.wireEntries('loginVerification')).toHaveLength(1);
});

test('[TFA-4] closing the dialog keeps the sign-in input and signs nobody in', async ({ page, dialog, loginPage }) => {
  await dialog.root.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.root).toHaveCount(0);
  await expect(loginPage.username).toHaveValue(tina.username);
  await expect(loginPage.password).toHaveValue(tina.password);
  await expect(loginPage.alert.filter({ hasText: 'A second step is needed' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test('[LOGIN-5] over the sign-in dialog, closing restores the input and success closes both', async ({ page }) => {
  await page.goto('/m/activity');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  const name = login.getByRole('textbox', { name: 'Username' });
  const password = login.getByLabel('Password', { exact: true });
  await name.fill(tina.username);
  await password.fill(tina.password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = new SecondFactorDialog(page);
  await expect(dialog.root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  await expect(name).toHaveValue(tina.username);
  await expect(password).toHaveValue(tina.password);

  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.choose('Email');
  await dialog.field('Email address').fill(email);
  await dialog.submit.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/activity/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('tina');
});

test.describe('when the network is lost', () => {
  test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

  test('[TFA-4] the second factor can be retried, and the input stays', async ({ page, dialog, context }) => {
    const field = dialog.field('Real name');
    await field.fill(payeeName);
    await waitUntilStored(page);
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await dialog.submit.click();
    await expect(dialog.alert).toContainText('You are offline');
    await expect(field).toHaveValue(payeeName);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await dialog.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[TFA-4] a cut response shows an error, and the verification can be sent again', async ({
    page,
    dialog,
    platform,
  }) => {
    platform.addFault({ endpoint: 'loginVerification', cut: true, times: 1 });
    await dialog.field('Real name').fill(payeeName);
    await dialog.submit.click();
    await expect(dialog.alert).toBeVisible();
    await dialog.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

for (const dir of ['ltr', 'rtl']) {
  test(`[TFA-1] no factor has accessibility violations, ${dir}`, async ({ page, dialog }) => {
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    for (const tab of ['Real name', 'SMS', 'Google verification', 'Email']) {
      await dialog.choose(tab);
      await dialog.submit.click();
      await expectAccessible(page);
    }
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[TFA-4] the dialog closes without an animation', async ({ dialog }) => {
    await dialog.root.getByRole('button', { name: 'Close' }).click();
    await expect(dialog.root).toHaveCount(0);
  });
});
