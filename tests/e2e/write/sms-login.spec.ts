import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { CaptchaTask } from '../../support/pages/captcha-task';
import { LoginPage } from '../../support/pages/login-page';
import { openSms } from '../../support/pages/sms-form';
import { playSmsReader } from '../../support/sms-reader';

const ALICE = '9170000001';

test.describe('signing in by SMS', () => {
  test('[LOGIN-1] [LOGIN-7] a code sent to the number signs in', async ({ page, platform, loginPage }) => {
    const form = await openSms(page);
    await form.mobile.fill('+63 917 000 0001');
    await form.send.click();
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE}.`);
    await expect(form.send).toContainText(/Send again in \d+ s/);
    await form.code.fill(platform.smsCode(ALICE) ?? '');
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText('alice').first()).toBeVisible();
    expect(platform.wire('smsSend')).toHaveLength(1);
  });

  test('[LOGIN-7] the code field is made for codes', async ({ page }) => {
    const form = await openSms(page);
    await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(form.code).toHaveAttribute('inputmode', 'numeric');
    await expect(form.mobile).toHaveAttribute('autocomplete', 'tel-national');
  });

  test('[LOGIN-7] a code that the browser reads off the SMS signs in by itself', async ({ page, platform }) => {
    const form = await openSms(page);
    const arrive = await playSmsReader(page);
    await form.mobile.fill(ALICE);
    await form.send.click();
    await expect(form.code).toBeFocused();
    await arrive(platform.smsCode(ALICE) ?? '');
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wire('login')).toHaveLength(1);
  });

  test('[LOGIN-7] the countdown survives a reload, and then another code may be asked for', async ({
    page,
    platform,
  }) => {
    await page.clock.install();
    const form = await openSms(page);
    await form.mobile.fill(ALICE);
    await form.send.click();
    await expect(form.send).toContainText('Send again in');
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(form.send).toContainText('Send again in');
    await form.send.click({ force: true });
    expect(platform.wire('smsSend')).toHaveLength(1);
    await page.clock.fastForward(61_000);
    platform.advance(61_000);
    await expect(form.send).toHaveText('Send code');
    await form.mobile.fill(ALICE);
    await form.send.click();
    await expect(form.send).toContainText('Send again in');
    expect(platform.wire('smsSend')).toHaveLength(2);
  });

  test('[LOGIN-7] a wrong, a used and an expired code are told at the field, and what was typed stays', async ({
    page,
    context,
    platform,
    loginPage,
  }) => {
    const refused = 'The code is not right or no longer valid';
    const form = await openSms(page);
    await form.mobile.fill(ALICE);
    await form.send.click();
    await expect(form.code).toBeFocused();
    const code = platform.smsCode(ALICE) ?? '';
    await form.code.fill(code === '111111' ? '222222' : '111111');
    await loginPage.submit.click();
    await expect(form.code).toHaveAccessibleDescription(refused);
    await expect(form.code).toBeFocused();
    await expect(form.mobile).toHaveValue(ALICE);
    await form.code.fill(code);
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await page.close();

    const tab = await context.newPage();
    const again = await openSms(tab);
    await again.mobile.fill(ALICE);
    await again.code.fill(code);
    await new LoginPage(tab).submit.click();
    await expect(again.code).toHaveAccessibleDescription(refused);
    await expect(again.mobile).toHaveValue(ALICE);
    platform.advance(60_000);
    await again.send.click();
    await expect(again.code).toHaveAccessibleDescription(/A code is on its way/);
    platform.advance(5 * 60_000);
    await again.code.fill(platform.smsCode(ALICE) ?? '');
    await new LoginPage(tab).submit.click();
    await expect(again.code).toHaveAccessibleDescription(refused);
    expect(platform.wire('login')).toHaveLength(4);
  });

  test('[LOGIN-5] a number that no member has is told at its field', async ({ page, platform, loginPage }) => {
    const form = await openSms(page);
    await form.mobile.fill('9999999999');
    await form.send.click();
    await expect(form.code).toBeFocused();
    await form.code.fill(platform.smsCode('9999999999') ?? '');
    await loginPage.submit.click();
    await expect(form.mobile).toHaveAccessibleDescription('No member has this number');
    await expect(form.mobile).toBeFocused();
  });

  test('[LOGIN-7] a number that is none, and one asked for too often', async ({ page, platform }) => {
    const form = await openSms(page);
    await form.send.click();
    await expect(form.mobile).toHaveAccessibleDescription('Enter your mobile number.');
    await form.mobile.fill('12');
    await form.send.click();
    await expect(form.mobile).toHaveAccessibleDescription('This is not a mobile number');
    platform.fault({ endpoint: 'smsSend', errorCode: 'TOO_MANY_REQUEST_SMS', message: 'never shown', times: 1 });
    await form.mobile.fill(ALICE);
    await form.send.click();
    await expect(page.getByText('Please wait a moment before you try again.')).toBeVisible();
    await expect(page.getByText('never shown')).toBeHidden();
  });

  test.describe('when the network is lost', () => {
    test.use({ serviceWorkers: 'allow', allowedComplaints: LOST_NETWORK });

    test('[LOGIN-7] while sending the code and while signing in, what was typed stays', async ({
      page,
      platform,
      loginPage,
    }) => {
      const form = await openSms(page);
      await form.mobile.fill(ALICE);
      platform.fault({ endpoint: 'smsSend', cut: true, times: 1 });
      await form.send.click();
      await expect(page.getByText('What you typed is kept')).toBeVisible();
      await expect(form.mobile).toHaveValue(ALICE);
      platform.advance(61_000);
      await form.send.click();
      await expect(form.code).toBeFocused();
      await form.code.fill(platform.smsCode(ALICE) ?? '');
      platform.fault({ endpoint: 'rsaKey', cut: true });
      await loginPage.submit.click();
      await expect(page.getByText('What you typed is kept')).toBeVisible();
      platform.clearFaults();
      await loginPage.submit.click();
      await expect(page).toHaveURL(/\/m\/home/);
    });
  });

  test('[LOGIN-1] a merchant without SMS has no tab for it', async ({ page, platform }) => {
    await page.goto(`${platform.originOf('SOL')}/m/login`);
    await expect(page.getByRole('main').locator('form')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test('[CAPT-3] an SMS that wants a captcha the merchant has not set up says so', async ({ page, platform }) => {
  platform.turn('FAIR', 'GEETEST3', true);
  platform.stage('FAIR', { geetest: 'v3', captchaAtSms: true });
  const form = await openSms(page);
  await form.mobile.fill(ALICE);
  await form.send.click();
  await expect(page.getByText('The verification is not set up')).toBeVisible();
  expect(platform.wire('smsSend')).toHaveLength(0);
});

test('[CAPT-3] an SMS that wants a captcha is sent after it', async ({ page, platform }) => {
  platform.turn('FAIR', 'GEETEST3', true);
  platform.stage('FAIR', { geetest: 'v4', captchaAtSms: true });
  const form = await openSms(page);
  await form.mobile.fill(ALICE);
  await form.send.click();
  await new CaptchaTask(page).tap('I am human');
  await expect(form.code).toBeFocused();
  expect(platform.smsCode(ALICE)).toMatch(/^\d{6}$/);
});
