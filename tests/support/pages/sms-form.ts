import type { Locator, Page } from '@playwright/test';

/** The fields of a mobile number and its code, in whichever form they stand. */
export class SmsForm {
  readonly mobile: Locator;
  readonly code: Locator;
  readonly send: Locator;
  readonly dialling: Locator;
  readonly sheet: Locator;
  readonly search: Locator;

  constructor(page: Page, within = page.getByRole('main')) {
    this.mobile = within.getByRole('textbox', { name: 'Mobile number' });
    this.code = within.getByRole('textbox', { name: 'Code from the SMS' });
    this.send = within.getByRole('button', { name: /^Send/ });
    this.dialling = within.getByRole('button', { name: /^Dialling code/ });
    this.sheet = page.getByRole('dialog', { name: 'Dialling code' });
    this.search = this.sheet.getByRole('combobox', { name: 'Search by country or code' });
  }
}

/** Opens the sign-in by SMS. */
export async function openSms(page: Page): Promise<SmsForm> {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  return new SmsForm(page);
}
