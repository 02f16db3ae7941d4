import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { openSms } from '../../support/pages/sms-form';

const ALICE = '9170000001';

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
    const nowhere = { countryCode: 'PH', countryDialingCode: '63', countries: [] };
    platform.fault({ endpoint: 'country', status: 200, body: JSON.stringify({ success: true, value: nowhere }) });
    const form = await openSms(page);
    await expect(form.mobile).toBeVisible();
    await expect(page.getByText('+63')).toBeVisible();
    await expect(form.dialling).toBeHidden();
    platform.clearFaults();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(form.dialling).toBeVisible();
    platform.turn('FAIR', 'UPDATEMOBILEICC3', false);
    await page.reload();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(page.getByText('+63')).toBeVisible();
    await expect(form.dialling).toBeHidden();
  });

  test('[LOGIN-6] no code is asked for before it is known what is dialled', async ({ page, platform }) => {
    const release = platform.hold({ endpoint: 'country' });
    const form = await openSms(page);
    await form.mobile.fill(ALICE);
    await expect(form.send).toBeDisabled();
    release();
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE}.`);
    expect(platform.wire('smsSend')[0]?.body).toContain('"countryDialingCode":"63"');
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
      await expect(form.sheet).toBeHidden();
    }
  });
});
