import type { Locator, Page } from '@playwright/test';

/** The fields of a mobile number and its code, in whichever form they stand. */
export class SmsForm {
  readonly mobile: Locator;
  readonly code: Locator;
  readonly send: Locator;
  readonly dialling: Locator;
  readonly sheet: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.mobile = main.getByRole('textbox', { name: 'Mobile number' });
    this.code = main.getByRole('textbox', { name: 'Code from the SMS' });
    this.send = main.getByRole('button', { name: /^Send/ });
    this.dialling = main.getByRole('button', { name: /^Dialling code/ });
    this.sheet = page.getByRole('dialog', { name: 'Dialling code' });
    this.search = this.sheet.getByRole('combobox', { name: 'Search by country or code' });
  }
}
