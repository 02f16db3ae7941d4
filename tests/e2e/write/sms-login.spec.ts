import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { SmsForm } from '../../support/pages/sms-form';

const ALICE = '9170000001';

async function openSms(page: Page): Promise<SmsForm> {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  return new SmsForm(page);
}

/** The guard of a submit holds for half a second after it (LOGIN-3). */
const guard = (page: Page) => page.waitForTimeout(600);

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
    await expect.poll(() => platform.wire('smsSend').length).toBe(2);
  });

  test('[LOGIN-7] a wrong, a used and an expired code are told at the field, and what was typed stays', async ({
    page,
    platform,
    loginPage,
  }) => {
    const form = await openSms(page);
    await form.mobile.fill(ALICE);
    await form.send.click();
    await expect(form.code).toBeFocused();
    const code = platform.smsCode(ALICE) ?? '';
    await form.code.fill(code === '111111' ? '222222' : '111111');
    await loginPage.submit.click();
    await expect(form.code).toHaveAccessibleDescription('The code is not right or no longer valid');
    await expect(form.code).toBeFocused();
    await expect(form.mobile).toHaveValue(ALICE);
    platform.advance(5 * 60_000);
    await guard(page);
    await form.code.fill(code);
    await loginPage.submit.click();
    await expect(form.code).toHaveAccessibleDescription('The code is not right or no longer valid');
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
    await guard(page);
    await form.mobile.fill(ALICE);
    await form.send.click();
    await expect(page.getByText('Please wait a moment before you try again.')).toBeVisible();
    await expect(page.getByText('never shown')).toBeHidden();
  });

  test.describe('when the network is lost', () => {
    test.use({ allowedComplaints: LOST_NETWORK });

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
      await guard(page);
      await form.send.click();
      await expect(form.code).toBeFocused();
      await form.code.fill(platform.smsCode(ALICE) ?? '');
      platform.fault({ endpoint: 'rsaKey', cut: true });
      await loginPage.submit.click();
      await expect(page.getByText('What you typed is kept')).toBeVisible();
      platform.clearFaults();
      await guard(page);
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

test.describe('the dialling codes', () => {
  test('[LOGIN-6] are found by name, marks or digits, chosen by key or tap, and kept on the device', async ({
    page,
    platform,
  }) => {
    const form = await openSms(page);
    await expect(form.dialling).toHaveAccessibleName(/\+63, Philippines/);
    await form.dialling.click();
    await expect(form.sheet.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.dialling).toHaveAccessibleName(/\+84, Vietnam/);
    await form.dialling.click();
    await form.search.fill('turk');
    await expect(form.sheet.getByRole('option')).toHaveText([/Türkiye\+90/]);
    await form.search.fill('60');
    await form.search.press('Enter');
    await expect(form.sheet).toBeHidden();
    await expect(form.dialling).toHaveAccessibleName(/\+60, Malaysia/);
    await expect(form.dialling).toBeFocused();
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(form.dialling).toHaveAccessibleName(/\+60/);
    await form.dialling.click();
    await form.sheet.getByRole('option', { name: /Philippines/ }).click();
    await expect(form.dialling).toHaveAccessibleName(/\+63/);
    await form.dialling.click();
    await form.search.fill('nowhere');
    await expect(form.sheet.getByText('No country matches.')).toBeVisible();
    await page.keyboard.press('Escape'); // empties the search
    await page.keyboard.press('Escape');
    await expect(form.sheet).toBeHidden();
    await form.mobile.fill(ALICE);
    await form.send.click();
    await expect.poll(() => platform.wire('smsSend')[0]?.body).toContain('"countryDialingCode":"63"');
  });

  test('[LOGIN-6] are not to choose where the merchant does not want that, or none were loaded', async ({
    page,
    platform,
  }) => {
    platform.turn('FAIR', 'UPDATEMOBILEICC3', false);
    const form = await openSms(page);
    await expect(form.mobile).toBeVisible();
    await expect(page.getByText('+63')).toBeVisible();
    await expect(form.dialling).toBeHidden();
    platform.turn('FAIR', 'UPDATEMOBILEICC3', true);
    const nowhere = { countryCode: 'PH', countryDialingCode: '63', countries: [] };
    platform.fault({ endpoint: 'country', status: 200, body: JSON.stringify({ success: true, value: nowhere }) });
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(form.mobile).toBeVisible();
    await expect(form.dialling).toBeHidden();
  });

  test('[LOGIN-6] the form and the sheet have no accessibility fault, in both directions', async ({ page }) => {
    const form = await openSms(page);
    await expect(form.dialling).toBeVisible();
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      await expectAccessible(page);
      await form.dialling.click();
      await expect(form.sheet.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('registering by mobile number', () => {
  async function open(page: Page): Promise<SmsForm> {
    await page.goto('/m/register');
    await page.getByRole('tab', { name: 'Mobile' }).click();
    return new SmsForm(page);
  }

  test('[REG-1] [REG-5] a number and its code make an account', async ({ page, platform, registerPage }) => {
    platform.stage('FAIR', { mobileCodeRequired: true });
    const form = await open(page);
    await expect(form.dialling).toHaveAccessibleName(/\+63/);
    await form.mobile.fill('0998 765 4321');
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(form.code).toHaveAccessibleDescription('The code is not right or no longer valid');
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);
    await form.code.fill(platform.smsCode('9987654321') ?? '');
    await guard(page);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('m9987654321');
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wire('registerMobile').at(-1)?.headers).toMatchObject({ moduleid: 'MOBILENUMREG3' });
  });

  test('[REG-4] where no password is asked for, the new member chooses one first', async ({
    page,
    platform,
    registerPage,
  }) => {
    platform.stage('FAIR', { mobilePassword: false });
    const form = await open(page);
    await form.mobile.fill('9987654321');
    await expect(registerPage.password).toBeHidden();
    await registerPage.submit.click();
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/changePsw/);
  });

  test('[REG-3] a number that is taken is told at its field', async ({ page, registerPage }) => {
    const form = await open(page);
    await form.mobile.fill(ALICE);
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(form.mobile).toHaveAccessibleDescription('This name or number is taken');
    await expect(form.mobile).toBeFocused();
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
  const task = page.getByRole('dialog', { name: 'Verification' });
  await task.locator('iframe').contentFrame().getByRole('button', { name: 'I am human' }).click();
  await expect(form.code).toBeFocused();
  expect(platform.smsCode(ALICE)).toMatch(/^\d{6}$/);
});
