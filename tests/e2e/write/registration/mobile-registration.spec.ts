import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { SmsForm } from '../../../support/page-objects/sms-form';

test.describe('registering by mobile number', () => {
  async function open(page: Page): Promise<SmsForm> {
    await page.goto('/m/register');
    await page.getByRole('tab', { name: 'Mobile' }).click();
    return new SmsForm(page);
  }

  test('[TRK-1.7][REG-1.1][REG-5] registering with a mobile number and the SMS code sent to it creates an account', async ({
    page,
    platform,
    registerPage,
  }) => {
    platform.setScenario('FAIR', { mobileCodeRequired: true });
    const form = await open(page);
    await expect(form.callingCode).toHaveAccessibleName(/\+63/);
    await form.mobile.fill('0998 765 4321');
    await registerPage.password.fill('Brand-new-1');
    await registerPage.submit.click();
    await expect(form.code).toHaveAccessibleDescription(/^This code is not right or no longer valid\. Error code /);
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);
    await form.code.fill([...(platform.smsCode('9987654321') ?? '')].join('-'));
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('m9987654321');
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
    // The username contains the number, so the event of the registration has the id alone (TRK-1).
    const registered = () => platform.trackedEvents().find(({ eventName }) => eventName === 'register')?.eventValue;
    await expect.poll(registered).toMatchObject({ method: 'mobile', customerId: expect.stringMatching(/^\d+$/) });
    expect(registered()).not.toHaveProperty('customerName');
    expect(platform.wireEntries('registerByMobileNumber').at(-1)?.headers).toMatchObject({ moduleid: 'MOBILENUMREG3' });
  });
});
