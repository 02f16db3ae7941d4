import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { shownMember } from '../../../support/members/shown-member';
import { installSmsReader } from '../../../support/members/sms-reader';
import { CaptchaTask } from '../../../support/page-objects/captcha-task';
import { LoginPage } from '../../../support/page-objects/login-page';
import { openSms } from '../../../support/page-objects/sms-form';

const ALICE_NUMBER = '9170000001';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('signing in by SMS', () => {
  test('[LOGIN-1] [LOGIN-7] a code sent to the number signs in', async ({ page, platform, loginPage }) => {
    const form = await openSms(page);
    await form.mobile.fill('+63 917 000 0001');
    await form.send.click();
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
    await expect(form.send).toContainText(/Send again in \d+ s/);
    await form.code.fill(platform.smsCode(ALICE_NUMBER) ?? '');
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(shownMember(page, 'alice')).toBeVisible();
    expect(platform.wireEntries('smsSend')).toHaveLength(1);
  });

  test('[LOGIN-7] the code field has the attributes for one-time codes', async ({ page }) => {
    const form = await openSms(page);
    await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(form.code).toHaveAttribute('inputmode', 'numeric');
    await expect(form.mobile).toHaveAttribute('autocomplete', 'tel-national');
  });

  test('[LOGIN-7] a code that the browser reads from the SMS signs in automatically', async ({ page, platform }) => {
    const form = await openSms(page);
    const deliverSms = await installSmsReader(page);
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(form.code).toBeFocused();
    await deliverSms(platform.smsCode(ALICE_NUMBER) ?? '');
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wireEntries('login')).toHaveLength(1);
  });

  test('[LOGIN-7] the countdown survives a reload, and afterwards another code can be requested', async ({
    page,
    platform,
  }) => {
    await page.clock.install();
    const form = await openSms(page);
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(form.send).toContainText('Send again in');
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(form.send).toContainText('Send again in');
    await form.send.click({ force: true });
    expect(platform.wireEntries('smsSend')).toHaveLength(1);
    await page.clock.fastForward(61_000);
    platform.advance(61_000);
    await expect(form.send).toHaveText('Send code');
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(form.send).toContainText('Send again in');
    expect(platform.wireEntries('smsSend')).toHaveLength(2);
  });

  test('[LOGIN-7] a corrected number is sent a code immediately, and only the first number has to wait', async ({
    page,
    platform,
    loginPage,
  }) => {
    const form = await openSms(page);
    await form.mobile.fill('9170000009');
    await form.send.click();
    await expect(form.send).toContainText('Send again in');
    await form.mobile.fill(ALICE_NUMBER);
    await expect(form.send).toHaveText('Send code');
    await expect(form.code).toHaveAccessibleDescription('');
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
    await expect(form.send).toContainText('Send again in');
    await form.mobile.fill('0917 000 0009');
    await expect(form.send).toContainText('Send again in');
    await form.mobile.fill(ALICE_NUMBER);
    await form.code.fill(platform.smsCode(ALICE_NUMBER) ?? '');
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wireEntries('smsSend')).toHaveLength(2);
  });

  test('[LOGIN-7] a number and a code in another script, pasted with spaces and dashes, sign in', async ({
    page,
    platform,
    loginPage,
  }) => {
    const inScript = (zero: number, text: string) =>
      text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    const form = await openSms(page);
    await form.mobile.fill(`\u202a+${inScript(0x966, '63 917 000 0001')}\u202c`); // Devanagari
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
    const code = platform.smsCode(ALICE_NUMBER) ?? '';
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      ` ${inScript(0xe50, code.split('').join(' - '))} `,
    ); // Thai
    await form.code.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(form.code).not.toHaveValue('');
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[LOGIN-7] wrong, used and expired codes are reported at the field, and the input stays', async ({
    page,
    context,
    platform,
    loginPage,
  }) => {
    const invalidCodeText = 'The code is not right or no longer valid';
    const form = await openSms(page);
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(form.code).toBeFocused();
    const code = platform.smsCode(ALICE_NUMBER) ?? '';
    await form.code.fill(code === '111111' ? '222222' : '111111');
    await loginPage.submit.click();
    await expect(form.code).toHaveAccessibleDescription(invalidCodeText);
    await expect(form.code).toBeFocused();
    await expect(form.mobile).toHaveValue(ALICE_NUMBER);
    await form.code.fill(code);
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await page.close();

    const tab = await context.newPage();
    const again = await openSms(tab);
    await again.mobile.fill(ALICE_NUMBER);
    await again.code.fill(code);
    await new LoginPage(tab).submit.click();
    await expect(again.code).toHaveAccessibleDescription(invalidCodeText);
    await expect(again.mobile).toHaveValue(ALICE_NUMBER);
    platform.advance(60_000);
    await again.send.click();
    await expect(again.code).toHaveAccessibleDescription(/A code is on its way/);
    platform.advance(5 * 60_000);
    await again.code.fill(platform.smsCode(ALICE_NUMBER) ?? '');
    await new LoginPage(tab).submit.click();
    await expect(again.code).toHaveAccessibleDescription(invalidCodeText);
    expect(platform.wireEntries('login')).toHaveLength(4);
  });

  test('[LOGIN-5] a number without a member is reported at its field', async ({ page, platform, loginPage }) => {
    const form = await openSms(page);
    await form.mobile.fill('9999999999');
    await form.send.click();
    await expect(form.code).toBeFocused();
    await form.code.fill(platform.smsCode('9999999999') ?? '');
    await loginPage.submit.click();
    await expect(form.mobile).toHaveAccessibleDescription('No member has this number');
    await expect(form.mobile).toBeFocused();
  });

  test('[LOGIN-7] an invalid number and a rate-limited one are reported', async ({ page, platform }) => {
    const form = await openSms(page);
    await form.send.click();
    await expect(form.mobile).toHaveAccessibleDescription('Enter your mobile number.');
    await form.mobile.fill('12');
    await form.send.click();
    await expect(form.mobile).toHaveAccessibleDescription('This is not a mobile number');
    platform.addFault({ endpoint: 'smsSend', errorCode: 'TOO_MANY_REQUEST_SMS', message: 'never shown', times: 1 });
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(page.getByText('Please wait a moment before you try again.')).toBeVisible();
    await expect(page.getByText('never shown')).toBeHidden();
  });

  test.describe('when the network is lost', () => {
    test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

    test('[LOGIN-7] the input stays, both while sending the code and while signing in', async ({
      page,
      platform,
      loginPage,
    }) => {
      const form = await openSms(page);
      await form.mobile.fill(ALICE_NUMBER);
      platform.addFault({ endpoint: 'smsSend', cut: true, times: 1 });
      await form.send.click();
      await expect(page.getByText('What you typed is kept')).toBeVisible();
      await expect(form.mobile).toHaveValue(ALICE_NUMBER);
      platform.advance(61_000);
      await form.send.click();
      await expect(form.code).toBeFocused();
      await form.code.fill(platform.smsCode(ALICE_NUMBER) ?? '');
      platform.addFault({ endpoint: 'rsaKey', cut: true });
      await loginPage.submit.click();
      await expect(page.getByText('What you typed is kept')).toBeVisible();
      platform.clearFaults();
      await loginPage.submit.click();
      await expect(page).toHaveURL(/\/m\/home/);
    });
  });

  test('[LOGIN-1] a merchant without SMS login shows no tab for it', async ({ page, platform }) => {
    await page.goto(`${platform.originOf('SOL')}/m/login`);
    await expect(page.getByRole('main').locator('form')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test.describe('on an iPad', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
  });

  test('[LOGIN-2] an SMS sign-in sends the device type in its header and its encrypted body', async ({
    page,
    platform,
    loginPage,
  }) => {
    const form = await openSms(page);
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(form.code).toBeFocused();
    await form.code.fill(platform.smsCode(ALICE_NUMBER) ?? '');
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wireEntries('login').at(-1)?.headers).toMatchObject({ device: 'IPAD', encryption: '1' });
    expect(platform.lastDevice()).toBe('IPAD');
  });
});

test('[CAPT-3] an SMS requiring a captcha that the merchant has not configured shows an error', async ({
  page,
  platform,
}) => {
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: 'v3', captchaAtSms: true });
  const form = await openSms(page);
  await form.mobile.fill(ALICE_NUMBER);
  await form.send.click();
  await expect(page.getByText('The verification is not set up')).toBeVisible();
  expect(platform.wireEntries('smsSend')).toHaveLength(0);
});

test('[CAPT-3] an SMS that requires a captcha is sent after it', async ({ page, platform }) => {
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtSms: true });
  const form = await openSms(page);
  await form.mobile.fill(ALICE_NUMBER);
  await form.send.click();
  await new CaptchaTask(page).tap('I am human');
  await expect(form.code).toBeFocused();
  expect(platform.smsCode(ALICE_NUMBER)).toMatch(/^\d{6}$/);
});
