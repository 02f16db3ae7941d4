import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { openGameFromHome } from '../../../support/games/open-game-from-home';
import { openHomeAsMember, prepareMemberSession } from '../../../support/members/signed-in';
import { chooseOtherBank } from '../../../support/page/choose-bank';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const deposit = (page: Page) => page.getByRole('button', { name: /^Deposit/ });
const withdraw = (page: Page) => page.getByRole('button', { name: /^Withdraw/ });

test('[MEM-1.2][MEM-1.5] a deposit is pending until it is approved, is then credited, and is listed in the history', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: 'GCash About 2 min +10% bonus Deposit methods' }).click();
  const methods = page.getByRole('dialog', { name: 'Deposit methods' });
  await expect(methods.getByRole('radio', { name: /Debit card/ })).toBeDisabled();
  await expect(methods.getByText('Paused by the bank')).toBeVisible();
  await methods.getByText('GCash').click();
  await expect(methods).toBeHidden();
  await page.getByRole('button', { name: '₱500.00' }).click();
  await expect(amount(page)).toHaveValue('500');
  await expect(deposit(page)).toHaveAccessibleDescription(
    'You pay ₱500.00 Bonus +₱50.00 You play with ₱550.00 Bet ₱550.00 more before you can withdraw.',
  );
  await deposit(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your deposit' })).toBeFocused();
  expect(platform.readBalances('FAIR', 'alice').cash).toBe(248_050);
  platform.decideNewestOrder(true);
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  expect(platform.readBalances('FAIR', 'alice').cash).toBe(303_050);
  const done = page.getByRole('main').getByRole('status');
  await expect(done).toContainText('Balance');
  await expect(done).toContainText('₱3,030.50');
  await expect(done).toContainText('Bonus+₱50.00');
  await page.getByRole('link', { name: 'Another deposit' }).click();
  // The card of the deposit, which shows the balance twice, stays until the form has loaded.
  await expect(amount(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('₱3,030.50')).toBeVisible();
  const latest = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(latest).toContainText('+₱500.00');
});

test('[MEM-1.25][MEM-1.26] the wallet offers the last deposit again, and once it has arrived, the last game', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHomeAsMember(page);
  await openGameFromHome(page, /Ferris Five/);
  await page.goto('/m/home');
  await page.getByRole('button', { name: /^Balance/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Deposit ₱2,480.50 again' }).click();
  await expect(amount(page)).toHaveValue('2,480.50');
  await deposit(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your deposit' })).toBeVisible();
  platform.decideNewestOrder(true);
  const heading = page.getByRole('heading', { name: 'Your deposit has arrived' });
  await expect(heading).toBeFocused();
  // The deposit, its bonus of 10 %, and what was there before.
  await expect(heading).toHaveAccessibleDescription(/^Balance ₱5,209\.05 /);
  expect(platform.readBalances('FAIR', 'alice').cash).toBe(520_905);
  await page.getByRole('link', { name: 'Continue playing: Ferris Five' }).click();
  await expect(page).toHaveURL(/launchGame/);
});

test('[MEM-1.23] what a deposit brings and requires is never covered, also on a small screen and in large text', async ({
  page,
}) => {
  await prepareMemberSession(page);
  for (const [width, height, text] of [
    [360, 640, '100%'],
    [320, 568, '100%'],
    [320, 640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/m/voucherCenter');
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    await amount(page).fill('500');
    const condition = page.getByText('Bet ₱550.00 more before you can withdraw.');
    const isOnTop = (element: Element) => {
      const { left, top, width: w, height: h } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + w / 2, top + h / 2));
    };
    // The field, too, can be scrolled into view above what is sticky. What loads late may move each of them away again.
    for (const shown of [condition, deposit(page), amount(page)])
      await expect(async () => {
        await shown.scrollIntoViewIfNeeded();
        expect(await shown.evaluate(isOnTop)).toBe(true);
      }).toPass({ timeout: 60_000 });
  }
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
  await prepareMemberSession(page);
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
  await page.getByRole('button', { name: /Your accounts$/ }).click();
  await page.getByRole('dialog', { name: 'Your accounts' }).getByText('Harbour Bank').click();
  await expect(page.getByRole('button', { name: /^Harbour Bank •••• \d{4} Your accounts$/ })).toBeVisible();
  await amount(page).fill('3,000');
  await withdraw(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your balance is ₱2,480.50.' })).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  // Fee, time and account are known before the press.
  await expect(withdraw(page)).toHaveAccessibleDescription(
    /^Amount ₱2,480\.50 Fee None Left in your wallet ₱0\.00 You receive ₱2,480\.50 Harbour Bank •••• \d{4} · About 30 min$/,
  );
  await withdraw(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your withdrawal' })).toBeVisible();
  expect(platform.readBalances('FAIR', 'alice')).toMatchObject({ cash: 0, held: 248_050 });
  platform.decideNewestOrder(false, 'The name on the account differs');
  await expect(page.getByRole('heading', { name: 'Your withdrawal was not accepted' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The name on the account differs');
  expect(platform.readBalances('FAIR', 'alice')).toMatchObject({ cash: 248_050, held: 0 });
});

test('[MEM-1.5][MEM-1.28] a withdrawal that has been paid is shown without motion if motion is reduced', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prepareMemberSession(page);
  await page.goto('/m/withdraw');
  await amount(page).fill('1000');
  await withdraw(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your withdrawal' })).toBeFocused();
  platform.decideNewestOrder(true);
  const heading = page.getByRole('heading', { name: 'Your withdrawal is on its way' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(/^₱1,000\.00 /);
  expect(platform.readBalances('FAIR', 'alice')).toMatchObject({ cash: 148_050, held: 0 });
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[MEM-1.6][MEM-1.12] a member without a bank account links one and withdraws to it', async ({ page }) => {
  await prepareMemberSession(page, 'bob');
  await page.goto('/m/withdraw');
  await page.getByRole('link', { name: 'Add bank card' }).click();
  await page.getByRole('textbox', { name: 'Account holder' }).fill('Bob Builder');
  await chooseOtherBank(page, 'Fair Bank');
  await page.getByRole('textbox', { name: 'Account or card number' }).fill('1234');
  await page.getByRole('button', { name: 'Add bank card' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter 6 to 20 digits.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Account or card number' }).fill('6222 0210 0411 2345');
  await page.getByRole('button', { name: 'Add bank card' }).click();
  await expect(page.getByText('The account ending in 2345 is linked.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fair Bank' })).toContainText('2345');
  await page.goto('/m/withdraw');
  await expect(page.getByRole('button', { name: /^Fair Bank •••• 2345/ })).toBeVisible();
});
