import type { Page } from '@playwright/test';

/** Chooses the bank of a payout account by a name that the list does not have. */
export async function chooseOtherBank(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Bank', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search, or type another name' }).fill(name);
  await page.getByRole('option', { name: `Use “${name}”` }).click();
}
