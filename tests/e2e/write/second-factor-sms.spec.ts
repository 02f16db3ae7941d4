import type { Page } from '@playwright/test';
import { CaptchaTask } from '../../support/pages/captcha-task';
import { LoginPage } from '../../support/pages/login-page';
import { SecondFactorDialog } from '../../support/pages/second-factor-dialog';
import { SmsForm } from '../../support/pages/sms-form';
import { expect, test, tina } from '../../support/second-step';
import { playSmsReader } from '../../support/sms-reader';

const { mobile = '' } = tina;

/** The tab for a code by SMS. */
async function openSms(page: Page, dialog: SecondFactorDialog): Promise<SmsForm> {
  await dialog.choose('SMS');
  return new SmsForm(page, dialog.root);
}

test('[TFA-3] [TFA-4] by SMS: the code comes, the wait for another survives a reload, the code works once', async ({
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
  expect(platform.wire('smsSend')).toHaveLength(1);

  const code = platform.smsCode(mobile) ?? '';
  await form.mobile.fill(mobile);
  await form.code.fill(code);
  await dialog.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);

  // In another tab, with the very same code.
  const tab = await page.context().newPage();
  await tab.goto('/m/login?backUrl=x');
  await new LoginPage(tab).signIn(tina.username, tina.password);
  const again = new SecondFactorDialog(tab);
  const reused = await openSms(tab, again);
  await reused.mobile.fill(mobile);
  await reused.code.fill(code);
  await again.submit.click();
  await expect(again.alert).toHaveText('The verification is not right');
  expect(platform.wire('loginVerification')).toHaveLength(2);
});

test('[TFA-3] [LOGIN-6] a number typed as the world dials it is sent as the account has it', async ({
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

test('[TFA-3] [LOGIN-6] the code goes to the country that was chosen', async ({ page, dialog, platform }) => {
  const form = await openSms(page, dialog);
  await form.dialling.click();
  await form.sheet.getByRole('option', { name: /Vietnam/ }).click();
  await expect(form.dialling).toHaveAccessibleName(/\+84, Vietnam/);
  await expect(dialog.root).toBeVisible();
  await form.mobile.fill('+84 917 000 0003');
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +84 ${mobile}.`);
  expect(JSON.parse(platform.wire('smsSend')[0]?.body ?? '')).toEqual({ countryDialingCode: '84', mobileNum: mobile });
});

test('[TFA-4] [LOGIN-7] a code that the browser reads off the SMS proves the sign-in by itself', async ({
  page,
  dialog,
  platform,
}) => {
  const arrive = await playSmsReader(page);
  const form = await openSms(page, dialog);
  await form.mobile.fill(mobile);
  await form.send.click();
  await expect(form.code).toBeFocused();
  await arrive(platform.smsCode(mobile) ?? '');
  await expect(page).toHaveURL(/\/m\/home/);
  expect(platform.wire('loginVerification')).toHaveLength(1);
});

test.describe('without a dialling code', () => {
  test.use({ allowedComplaints: /status of 500/ });

  test('[TFA-3] [LOGIN-6] nothing is sent, and it can be asked for again', async ({ page, platform, loginPage }) => {
    platform.fault({ endpoint: 'country', status: 500 });
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
    expect([...platform.wire('smsSend'), ...platform.wire('loginVerification')]).toEqual([]);
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${mobile}.`);
  });
});

test('[CAPT-3] [TFA-3] an SMS that wants a captcha is sent after it; Escape ends the captcha, not the step', async ({
  page,
  loginPage,
  platform,
}) => {
  platform.turn('FAIR', 'GEETEST3', true);
  platform.stage('FAIR', { geetest: 'v4', captchaAtSms: true });
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
