import type { Locator, Page } from '@playwright/test';

/** Page object of the mobile number and SMS code fields of a form. */
export class SmsForm {
  readonly mobile: Locator;
  readonly code: Locator;
  readonly send: Locator;
  readonly callingCode: Locator;
  readonly sheet: Locator;
  readonly search: Locator;

  constructor(page: Page, within = page.getByRole('main')) {
    this.mobile = within.getByRole('textbox', { name: 'Mobile number' });
    this.code = within.getByRole('textbox', { name: 'Code from the SMS' });
    this.send = within.getByRole('button', { name: /^Send/ });
    this.callingCode = within.getByRole('button', { name: /^Dialling code/ });
    this.sheet = page.getByRole('dialog', { name: 'Dialling code' });
    this.search = this.sheet.getByRole('combobox', { name: 'Search by country or code' });
  }
}

/** Opens the SMS tab of the login page. */
export async function openSmsLoginForm(page: Page): Promise<SmsForm> {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  return new SmsForm(page);
}
