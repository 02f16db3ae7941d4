import { expect, test } from '../../../support/browser/fixtures';
import { ALL_REMEMBERED_LOGIN_PARTS, findRememberedLoginParts } from '../../../support/members/remembered-login';
import { openAppInNewTab, readSessionUsername } from '../../../support/members/remembered-tab';
import { locateMemberName } from '../../../support/members/shown-member';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { CaptchaDialog } from '../../../support/page-objects/captcha-dialog';
import { openSmsLoginForm, SmsForm } from '../../../support/page-objects/sms-form';

const ALICE_NUMBER = '9170000001';

test('[LOGIN-1] [LOGIN-7] [CAPT-3] if an SMS requires a captcha, the code is sent after it is solved, and the member can sign in with the code', async ({
  page,
  platform,
  loginPage,
}) => {
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtSms: true });
  const form = await openSmsLoginForm(page);
  await form.mobile.fill('+63 917 000 0001');
  await form.send.click();
  await new CaptchaDialog(page).tap('I am human');
  await expect(form.code).toBeFocused();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
  await expect(form.send).toContainText(/Send again in \d+ s/);
  await form.code.fill(platform.smsCode(ALICE_NUMBER) ?? '');
  await loginPage.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(locateMemberName(page, 'alice')).toBeVisible();
  expect(platform.wireEntries('sendSmsCode')).toHaveLength(1);
});

test('[REM-1.1][REM-3.1] a remembered login by SMS fills in the phone number, but auto login never starts', async ({
  page,
  context,
  platform,
  loginPage,
}) => {
  const form = await openSmsLoginForm(page);
  await form.mobile.fill(ALICE_NUMBER);
  await form.send.click();
  await expect(form.code).toBeFocused();
  await form.code.fill(platform.smsCode(ALICE_NUMBER) ?? '');
  await loginPage.submit.click();
  await expect.poll(() => findRememberedLoginParts(page)).toEqual(ALL_REMEMBERED_LOGIN_PARTS);
  await expect.poll(() => readSessionUsername(page)).toBe('alice');
  await page.close();
  const tab = await openAppInNewTab(context, '/m/home');
  await waitForNetworkIdle(tab);
  expect(await readSessionUsername(tab)).toBeUndefined();
  expect(platform.wireEntries('login')).toHaveLength(1);
  await tab.goto('/m/login');
  await tab.getByRole('tab', { name: 'SMS' }).click();
  await expect(new SmsForm(tab).mobile).toHaveValue(ALICE_NUMBER);
});
