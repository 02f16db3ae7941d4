import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession, signInByForm } from '../../../support/members/signed-in';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const deposit = (page: Page) => page.getByRole('button', { name: /^Deposit/ });
const withdraw = (page: Page) => page.getByRole('button', { name: /^Withdraw/ });

test('[MEM-1.2][MEM-1.5] a deposit is pending until it is approved, is then credited, and is listed in the history', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('radio', { name: /Debit card/ })).toBeDisabled();
  await expect(page.getByText('Paused by the bank')).toBeVisible();
  await page.getByRole('button', { name: '₱500.00' }).click();
  await expect(amount(page)).toHaveValue('500');
  await expect(page.getByText('Bonus: ₱50.00')).toBeVisible();
  await deposit(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your deposit' })).toBeFocused();
  expect(platform.readBalances('FAIR', 'alice').cash).toBe(248_050);
  platform.decideNewestOrder(true);
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  expect(platform.readBalances('FAIR', 'alice').cash).toBe(303_050);
  await page.getByRole('link', { name: 'Another deposit' }).click();
  await expect(page.getByRole('main').getByText('₱3,030.50')).toBeVisible();
  const latest = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(latest).toContainText('+₱500.00');
});

test('[MEM-1.3] an invalid amount shows an error at its field, and no request is sent', async ({ page, platform }) => {
  await prepareMemberSession(page);
  await page.goto('/m/voucherCenter');
  for (const [typed, words] of [
    ['', 'Enter an amount.'],
    ['-500', 'The amount must be above zero.'],
    ['1e3', 'Enter the amount in digits, such as 500.'],
    ['99', 'The smallest amount is ₱100.00.'],
    ['9'.repeat(20), 'The largest amount is ₱50,000.00.'],
  ] as const) {
    await amount(page).fill(typed);
    await deposit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(words);
    await expect(amount(page)).toBeFocused();
  }
  expect(platform.wireEntries('submitDeposit')).toEqual([]);
});

test.describe('when the response is lost', () => {
  test.use({ allowedPageErrors: /status of 502/ });

  test('[MEM-1.8][API-8] a deposit can be sent again with the same request id, also after a reload, and is credited only once', async ({
    page,
    platform,
  }) => {
    await prepareMemberSession(page);
    await page.goto('/m/voucherCenter');
    await amount(page).fill('300');
    // The platform has handled the request; its response does not arrive.
    await page.route('**/MCSFE_submitDeposit', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502 });
    });
    await deposit(page).click();
    const again = page.getByRole('button', { name: 'Send again' });
    await expect(page.getByRole('heading', { name: 'We have no answer yet' })).toBeFocused();
    await again.click();
    await expect(again).toBeEnabled();
    await page.reload();
    await page.unroute('**/MCSFE_submitDeposit');
    await again.click();
    await expect(page.getByRole('heading', { name: 'We are checking your deposit' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'History' }).getByText('₱300.00')).toHaveCount(1);
    platform.decideNewestOrder(true);
    expect(platform.readBalances('FAIR', 'alice').cash).toBe(248_050 + 30_000 + 3000);
  });
});

test('[MEM-1.11][SESS-3] the deposit amount is restored if the session expires on submit and the member signs in again', async ({
  page,
  platform,
  loginPage,
}) => {
  await signInByForm(page);
  await page.goto('/m/voucherCenter');
  await amount(page).fill('777');
  const body = JSON.stringify({ success: false, errorCode: 'CUSTOMER_NOT_LOGIN', message: 'Please log in' });
  platform.addFault({ endpoint: 'submitDeposit', status: 200, body, times: 1 });
  await deposit(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click();
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect(page).toHaveURL(/voucherCenter/);
  await expect(amount(page)).toHaveValue('777');
});

test('[MEM-1.5][MEM-1.6] a withdrawal reserves its amount, which is returned if the withdrawal is rejected', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/withdraw');
  await page.getByRole('radio', { name: /Harbour Bank/ }).check();
  await amount(page).fill('3,000');
  await withdraw(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your balance is ₱2,480.50.' })).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await withdraw(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your withdrawal' })).toBeVisible();
  expect(platform.readBalances('FAIR', 'alice')).toMatchObject({ cash: 0, held: 248_050 });
  platform.decideNewestOrder(false, 'The name on the account differs');
  await expect(page.getByRole('heading', { name: 'Your withdrawal was not accepted' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The name on the account differs');
  expect(platform.readBalances('FAIR', 'alice')).toMatchObject({ cash: 248_050, held: 0 });
});

test('[MEM-1.6][MEM-1.12] a member without a bank account links one and withdraws to it', async ({ page }) => {
  await prepareMemberSession(page, 'bob');
  await page.goto('/m/withdraw');
  await page.getByRole('link', { name: 'Add bank card' }).click();
  await page.getByRole('textbox', { name: 'Account holder' }).fill('Bob Builder');
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('Fair Bank');
  await page.getByRole('textbox', { name: 'Account or card number' }).fill('1234');
  await page.getByRole('button', { name: 'Add bank card' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter 6 to 20 digits.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Account or card number' }).fill('6222 0210 0411 2345');
  await page.getByRole('button', { name: 'Add bank card' }).click();
  await expect(page.getByText('The account ending in 2345 is linked.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fair Bank' })).toContainText('2345');
  await page.goto('/m/withdraw');
  await expect(page.getByRole('radio', { name: /Fair Bank/ })).toBeChecked();
});
