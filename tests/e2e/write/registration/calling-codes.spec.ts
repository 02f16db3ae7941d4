import { expect, test } from '../../../support/browser/fixtures';
import { expectAccessible } from '../../../support/page/axe';
import { openSms } from '../../../support/page-objects/sms-form';

const ALICE_NUMBER = '9170000001';

test.describe('calling codes', () => {
  test('[LOGIN-6] can be searched by name without diacritics or by digits, chosen by keyboard or tap, and are remembered on the device', async ({
    page,
    platform,
  }) => {
    const form = await openSms(page);
    await expect(form.callingCode).toHaveAccessibleName(/\+63, Philippines/);
    await form.callingCode.click();
    await expect(form.sheet.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.callingCode).toHaveAccessibleName(/\+84, Vietnam/);
    await form.callingCode.click();
    await form.search.fill('turk');
    await expect(form.sheet.getByRole('option')).toHaveText([/Türkiye\+90/]);
    await form.search.fill('60');
    await form.search.press('Enter');
    await expect(form.sheet).toBeHidden();
    await expect(form.callingCode).toHaveAccessibleName(/\+60, Malaysia/);
    await expect(form.callingCode).toBeFocused();
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(form.callingCode).toHaveAccessibleName(/\+60/);
    await form.callingCode.click();
    await form.sheet.getByRole('option', { name: /Philippines/ }).click();
    await expect(form.callingCode).toHaveAccessibleName(/\+63/);
    await form.callingCode.click();
    await form.search.fill('nowhere');
    await expect(form.sheet.getByText('No country matches.')).toBeVisible();
    await page.keyboard.press('Escape'); // empties the search
    await page.keyboard.press('Escape');
    await expect(form.sheet).toBeHidden();
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect.poll(() => platform.wireEntries('smsSend')[0]?.body).toContain('"countryDialingCode":"63"');
  });

  test('[LOGIN-6] cannot be chosen if the merchant disables it or no list was loaded', async ({ page, platform }) => {
    const noCountries = { countryCode: 'PH', countryDialingCode: '63', countries: [] };
    platform.addFault({
      endpoint: 'country',
      status: 200,
      body: JSON.stringify({ success: true, value: noCountries }),
    });
    const form = await openSms(page);
    await expect(form.mobile).toBeVisible();
    await expect(page.getByText('+63')).toBeVisible();
    await expect(form.callingCode).toBeHidden();
    platform.clearFaults();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(form.callingCode).toBeVisible();
    platform.setSwitch('FAIR', 'UPDATEMOBILEICC3', false);
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(page.getByText('+63')).toBeVisible();
    await expect(form.callingCode).toBeHidden();
  });

  test('[LOGIN-6] no SMS is requested until the calling code is known', async ({ page, platform }) => {
    const release = platform.holdRequests({ endpoint: 'country' });
    const form = await openSms(page);
    await form.mobile.fill(ALICE_NUMBER);
    await expect(form.send).toBeDisabled();
    release();
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
    expect(platform.wireEntries('smsSend')[0]?.body).toContain('"countryDialingCode":"63"');
  });

  test('[LOGIN-6] the SMS form and the list of calling codes have no accessibility violations, in both directions', async ({
    page,
  }) => {
    const form = await openSms(page);
    await expect(form.callingCode).toBeVisible();
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      await expectAccessible(page);
      await form.callingCode.click();
      await expect(form.sheet.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(form.sheet).toBeHidden();
    }
  });
});
