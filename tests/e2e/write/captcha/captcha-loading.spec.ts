import type { Page } from '@playwright/test';
import { LANGUAGE_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { CaptchaDialog } from '../../../support/page-objects/captcha-dialog';
import { SmsForm } from '../../../support/page-objects/sms-form';

const ALICE = '9170000001';
const tina = findDemoMember('tina');
const USED_TEXT = 'The last verification has been used.';

/**
 * Returns a list to which the paths of the page's requests for the captcha frame and for files of the captcha
 * provider are added.
 */
function recordVendorRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(geetest|m\/captcha)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

test.beforeEach(({ platform }) => platform.setSwitch('FAIR', 'GEETEST3', true));

test('[CAPT-2.1][CAPT-3] the script of the captcha provider loads only when the SMS tab is opened', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtSms: true });
  const vendorPaths = recordVendorRequests(page);
  await page.goto('/m/login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await waitForNetworkIdle(page);
  expect(vendorPaths).toEqual([]);
  await page.getByRole('tab', { name: 'SMS' }).click();
  await expect.poll(() => vendorPaths).toContain('/geetest/gt4.js');
  await page.getByRole('tab', { name: 'Username' }).click();
  await page.getByRole('tab', { name: 'SMS' }).click();
  await waitForNetworkIdle(page);
  expect(vendorPaths.filter((path) => path === '/m/captcha/frame.html')).toHaveLength(1);

  const task = new CaptchaDialog(page);
  const form = new SmsForm(page);
  await form.mobile.fill('9170000009');
  await form.send.click();
  await task.tap('I am human');
  await expect(form.send).toContainText('Send again in');
  await form.mobile.fill(ALICE);
  await form.send.click();
  await expect(task.root).toContainText(USED_TEXT);
  await task.tap('I am human');
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE}.`);
});

test('[CAPT-3][I18N-1] the document of the captcha’s frame has its title in the language of the page', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtSms: true });
  await page.addInitScript((key) => {
    if (window === window.top) localStorage.setItem(key, '"VI"');
  }, LANGUAGE_KEY);
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  const root = page.frameLocator('iframe[src*="captcha"]').locator('html');
  await expect.poll(() => root.evaluate(() => document.title)).toBe('Xác minh');
});

test('[CAPT-2.2] the captchas for the SMS and for the registration each state their purpose', async ({
  page,
  platform,
  registerPage,
}) => {
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtSms: true, mobileCodeRequired: true });
  await page.goto('/m/register');
  await page.getByRole('tab', { name: 'Mobile' }).click();
  const form = new SmsForm(page);
  const task = new CaptchaDialog(page);
  const verify = page.getByRole('button', { name: 'Tap to verify that you are human' });
  await expect(verify).toHaveCount(2);
  await expect(verify.first()).toHaveAccessibleDescription('Needed before a code is sent by SMS.');
  await expect(verify.last()).toHaveAccessibleDescription('Needed to register.');

  await form.mobile.fill('9987654321');
  await registerPage.password.fill('Brand-new-1');
  await form.send.click();
  await expect(task.root).toHaveAccessibleDescription('Needed before a code is sent by SMS.');
  await task.tap('I am human');
  await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);
  await form.code.fill(platform.smsCode('9987654321') ?? '');
  await registerPage.submit.click();
  await expect(task.root).toHaveAccessibleDescription('Needed to register.');
  await task.tap('I am human');
  await expect(registerPage.welcome).toBeVisible();
});

test('[CAPT-2.2][CAPT-3][TFA-3] the captcha for the SMS of the second factor states its own purpose', async ({
  page,
  platform,
  loginPage,
}) => {
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtLogin: true, captchaAtSms: true });
  const task = new CaptchaDialog(page);
  await loginPage.open();
  await loginPage.signIn(tina.username, tina.password);
  await expect(task.root).toHaveAccessibleDescription('Needed to log in.');
  await task.tap('I am human');
  const step = page.getByRole('dialog', { name: 'Two-step verification' });
  await step.getByRole('tab', { name: 'SMS' }).click();
  const form = new SmsForm(page, step);
  await form.mobile.fill('9170000003');
  await form.send.click();
  await expect(task.root).toHaveAccessibleDescription('Needed before a code is sent by SMS.');
  await page.keyboard.press('Escape');
  await expect(task.root).toBeHidden();
  await expect(form.mobile).toHaveValue('9170000003');
  await form.send.click();
  await task.tap('I am human');
  await expect(form.code).toBeFocused();
});
