import { PageClock } from '../../../support/clocks/page-clock';
import { findRememberedLoginParts } from '../../../support/members/remembered-login';
import { expect, SECOND_FACTOR_MEMBER, test } from '../../../support/members/second-factor';
import { locateMemberName } from '../../../support/members/shown-member';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';
import { SmsForm } from '../../../support/page-objects/sms-form';

const { mobile = '', email = '', payeeName = '' } = SECOND_FACTOR_MEMBER;

test('[LOGIN-5.1][TFA-2][TFA-4] after a correct second factor, the dialog shows a success message and closes, and the sign-in is completed', async ({
  page,
  dialog,
  platform,
}) => {
  const clock = await PageClock.install(page);
  await clock.stop();
  await dialog.field('Full name').fill(`  ${payeeName} `);
  await dialog.submit.click();
  const successMessage = dialog.root.getByRole('status').filter({ hasText: 'Verification passed' });
  await expect(successMessage).toBeVisible();
  await clock.advance(1_499);
  await expect(successMessage).toBeVisible();
  await page.clock.resume();
  await expect(dialog.root).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(locateMemberName(page, 'tina')).toBeVisible();
  await expect.poll(() => findRememberedLoginParts(page)).toEqual({ key: true, record: true });

  const [sent] = platform.wireEntries('verifyLoginSecondFactor');
  expect(sent?.headers).toMatchObject({ encryption: '1' });
  const allRequests = JSON.stringify(platform.wireEntries());
  for (const secret of [SECOND_FACTOR_MEMBER.password, payeeName]) expect(allRequests).not.toContain(secret);
});

test('[LOGIN-5] [TFA-3] [TFA-4] an SMS code that was sent before a reload can still be used to sign in, and the requested page opens', async ({
  page,
  loginPage,
  platform,
}) => {
  await page.goto('/m/voucherCenter?from=mail');
  const dialog = new SecondFactorDialog(page);
  const form = new SmsForm(page, dialog.root);
  const wait = dialog.root.getByRole('button', { name: /^Send again in \d+ s$/ });
  await loginPage.signIn(SECOND_FACTOR_MEMBER.username, SECOND_FACTOR_MEMBER.password);
  await dialog.choose('SMS');
  await form.mobile.fill(mobile);
  await form.send.click();
  await expect(wait).toBeDisabled();

  await page.reload();
  await loginPage.signIn(SECOND_FACTOR_MEMBER.username, SECOND_FACTOR_MEMBER.password);
  await dialog.choose('SMS');
  await expect(wait).toBeDisabled();
  expect(platform.wireEntries('sendSmsCode')).toHaveLength(1);
  await form.mobile.fill(mobile);
  await form.code.fill(platform.smsCode(mobile) ?? '');
  await dialog.submit.click();
  await expect(dialog.root).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/voucherCenter\?from=mail/);
});

test('[TFA-4.2][LOGIN-5] closing the second factor dialog keeps the sign-in dialog’s input; a correct second factor closes both dialogs', async ({
  page,
}) => {
  const readSession = () => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  await page.goto('/m/activity');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  const name = login.getByRole('textbox', { name: 'Username' });
  const password = login.getByLabel('Password', { exact: true });
  await name.fill(SECOND_FACTOR_MEMBER.username);
  await password.fill(SECOND_FACTOR_MEMBER.password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = new SecondFactorDialog(page);
  await expect(dialog.root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  await expect(name).toHaveValue(SECOND_FACTOR_MEMBER.username);
  await expect(password).toHaveValue(SECOND_FACTOR_MEMBER.password);
  await expect(login.getByRole('alert').filter({ hasText: 'A second step is needed' })).toBeVisible();
  expect(await readSession()).toBeNull();

  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.choose('Email');
  await dialog.field('Email address').fill(email);
  await dialog.submit.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/activity/);
  await expect.poll(readSession).toContain('tina');
});
