import type { Page } from '@playwright/test';
import { expect, test, tina } from '../../../support/members/second-factor';
import { installSmsReader } from '../../../support/members/sms-reader';
import { CaptchaTask } from '../../../support/page-objects/captcha-task';
import { LoginPage } from '../../../support/page-objects/login-page';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';
import { SmsForm } from '../../../support/page-objects/sms-form';

const { mobile = '' } = tina;

/** Opens the SMS tab of the dialog. */
async function openSms(page: Page, dialog: SecondFactorDialog): Promise<SmsForm> {
  await dialog.choose('SMS');
  return new SmsForm(page, dialog.root);
}

test('[TFA-3] [TFA-4] a second factor by SMS sends a code that works once, and its countdown survives a reload', async ({
  page,
  dialog,
  loginPage,
  platform,
}) => {
  const form = await openSms(page, dialog);
  await form.mobile.fill(` ${mobile} `);
  await form.send.click();
  await expect(form.code).toBeFocused();
  const wait = dialog.root.getByRole('button', { name: /^Send again in \d+ s$/ });
  await expect(wait).toBeDisabled();

  await page.reload();
  await loginPage.signIn(tina.username, tina.password);
  await dialog.choose('SMS');
  await expect(wait).toBeDisabled();
  expect(platform.wireEntries('smsSend')).toHaveLength(1);

  const code = platform.smsCode(mobile) ?? '';
  await form.mobile.fill(mobile);
  await form.code.fill(code);
  await dialog.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);

  // In another tab, with the same code.
  const tab = await page.context().newPage();
  await tab.goto('/m/login?backUrl=x');
  await new LoginPage(tab).signIn(tina.username, tina.password);
  const again = new SecondFactorDialog(tab);
  const reused = await openSms(tab, again);
  await reused.mobile.fill(mobile);
  await reused.code.fill(code);
  await again.submit.click();
  await expect(again.alert).toHaveText('The verification is not right');
  expect(platform.wireEntries('loginVerification')).toHaveLength(2);
});

test('[TFA-3] [LOGIN-6] a number typed in international format is sent in the format of the account', async ({
  page,
  dialog,
  platform,
}) => {
  const form = await openSms(page, dialog);
  await form.mobile.fill('+63 917 000 0003');
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${mobile}.`);
  await form.code.fill(platform.smsCode(mobile) ?? '');
  await dialog.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[TFA-3] [LOGIN-7] a corrected number is sent a code immediately, and a code pasted with spaces is accepted', async ({
  page,
  dialog,
  platform,
}) => {
  const form = await openSms(page, dialog);
  await form.mobile.fill('9170000009');
  await form.send.click();
  await expect(form.send).toContainText('Send again in');
  await form.mobile.fill(mobile);
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${mobile}.`);
  await form.code.fill([...(platform.smsCode(mobile) ?? '')].join(' '));
  await dialog.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[TFA-3] [LOGIN-6] the code is sent to the chosen country', async ({ page, dialog, platform }) => {
  const form = await openSms(page, dialog);
  await form.callingCode.click();
  await form.sheet.getByRole('option', { name: /Vietnam/ }).click();
  await expect(form.callingCode).toHaveAccessibleName(/\+84, Vietnam/);
  await expect(dialog.root).toBeVisible();
  await form.mobile.fill('+84 917 000 0003');
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +84 ${mobile}.`);
  expect(JSON.parse(platform.wireEntries('smsSend')[0]?.body ?? '')).toEqual({
    countryDialingCode: '84',
    mobileNum: mobile,
  });
});

test('[TFA-4] [LOGIN-7] a code that the browser reads from the SMS completes the sign-in', async ({
  page,
  dialog,
  platform,
}) => {
  const deliverSms = await installSmsReader(page);
  const form = await openSms(page, dialog);
  await form.mobile.fill(mobile);
  await form.send.click();
  await expect(form.code).toBeFocused();
  await deliverSms(platform.smsCode(mobile) ?? '');
  await expect(page).toHaveURL(/\/m\/home/);
  expect(platform.wireEntries('loginVerification')).toHaveLength(1);
});

test.describe('without a calling code', () => {
  test.use({ allowedPageErrors: /status of 500/ });

  test('[TFA-3] [LOGIN-6] nothing is sent, and loading it can be retried', async ({ page, platform, loginPage }) => {
    platform.addFault({ endpoint: 'country', status: 500 });
    await loginPage.open();
    await loginPage.signIn(tina.username, tina.password);
    const dialog = new SecondFactorDialog(page);
    const form = await openSms(page, dialog);
    await expect(dialog.alert).toHaveText('The dialling code of your country could not be loaded.');
    await form.mobile.fill(mobile);
    await form.code.fill('123456');
    await form.code.press('Enter');
    platform.clearFaults();
    await dialog.root.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.alert).toHaveCount(0);
    expect([...platform.wireEntries('smsSend'), ...platform.wireEntries('loginVerification')]).toEqual([]);
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${mobile}.`);
  });
});

test('[CAPT-3] [TFA-3] an SMS that requires a captcha is sent after it; Escape closes the captcha, not the second factor dialog', async ({
  page,
  loginPage,
  platform,
}) => {
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtSms: true });
  await loginPage.open();
  await loginPage.signIn(tina.username, tina.password);
  const dialog = new SecondFactorDialog(page);
  await dialog.choose('SMS');
  await dialog.field('Mobile number').fill(mobile);
  const task = new CaptchaTask(page);
  await dialog.root.getByRole('button', { name: 'Send code' }).click();
  await expect(task.root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(task.root).toBeHidden();
  await expect(dialog.field('Mobile number')).toHaveValue(mobile);
  await dialog.root.getByRole('button', { name: 'Send code' }).click();
  await task.tap('I am human');
  await expect(dialog.field('Code from the SMS')).toBeFocused();
});
