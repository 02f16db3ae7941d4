import { expect, test } from '../../../support/browser/fixtures';
import { openTrackedGameFromHome } from '../../../support/games/open-game-from-home';
import { waitForMemberId } from '../../../support/members/signed-in';
import { chooseOtherBank } from '../../../support/page/choose-bank';

/**
 * Events that are reported during the journey, in this order. Only `firstOpen` may be reported later, because it
 * waits for the page to settle.
 */
const EVENTS_OF_THE_JOURNEY = [
  'firstOpen',
  'registerSubmit',
  'register',
  'depositSubmit',
  'firstDeposit',
  'firstDepositArrival',
  'deposit',
  'gameLaunch',
  'withdraw',
];

test('[TRK-1.1][TRK-1.3][TRK-1.4][TRK-1.5][TRK-1.6][TRK-1.8][TRK-2.1][MEM-1.6][MEM-1.13] a new member’s balances add up after deposit, won bet, withdrawal, voucher, reward of a mission and redemption', async ({
  page,
  browser,
  platform,
  registerPage,
}) => {
  test.slow();
  const purse = () => platform.readBalances('FAIR', 'newcomer');
  platform.setScenario('FAIR', { luck: 'win' });
  const recorded = () => platform.trackedEvents().map(({ eventName }) => eventName);

  await page.goto('/m/register?affiliateCode=AFF1&fbclid=CLICK1&pixel_id=PIXEL1');
  await registerPage.fill('newcomer', 'Marked-secret-1');
  await registerPage.submit.click();
  await registerPage.confirm();
  await waitForMemberId(page);
  // A page that is left before its event is stored loses it.
  await expect.poll(recorded).toContain('register');

  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: '₱1,000.00' }).click();
  await page.getByRole('checkbox', { name: /bonus/ }).uncheck();
  await page.getByRole('button', { name: /^Deposit/ }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your deposit' })).toBeVisible();
  // An arrival is found by comparing with the count before it, which the page must have requested by now.
  await expect.poll(() => platform.wireEntries('transactionStats').length).toBeGreaterThan(0);
  platform.decideNewestOrder(true);
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await expect.poll(recorded).toEqual(expect.arrayContaining(['firstDepositArrival', 'deposit']));
  expect(purse()).toEqual({ cash: 100_000, held: 0, points: 0 });

  // Each ticket costs ₱20 and wins ten times that: the balance grows by ₱180 and the points by 20.
  await page.goto('/m/home');
  await openTrackedGameFromHome(page, platform);
  for (const number of ['1', '2', '3', '4', '5']) await page.getByRole('button', { name: number, exact: true }).click();
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByRole('status')).toContainText('You won ₱200.00');
  expect(purse()).toEqual({ cash: 118_000, held: 0, points: 20 });

  await page.goto('/m/securityCenter/addBankCard');
  await page.getByRole('textbox', { name: 'Account holder' }).fill('New Comer');
  await chooseOtherBank(page, 'Fair Bank');
  await page.getByRole('textbox', { name: 'Account or card number' }).fill('12345678');
  await page.getByRole('button', { name: 'Add bank card' }).click();
  await expect(page.getByText('The account ending in 5678 is linked.')).toBeVisible();

  await page.goto('/m/withdraw');
  await expect(page.getByRole('progressbar', { name: '₱20.00 of ₱1,000.00 wagered' })).toBeVisible();
  platform.completeTurnover('FAIR', 'newcomer');
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your withdrawal' })).toBeVisible();
  platform.decideNewestOrder(true);
  await expect(page.getByRole('heading', { name: 'Your withdrawal is on its way' })).toBeVisible();
  await expect.poll(recorded).toContain('withdraw');
  expect(purse()).toEqual({ cash: 108_000, held: 0, points: 20 });

  await page.goto('/m/rewardCenter');
  await page.getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use' }).click();
  await expect(page.getByText('Used', { exact: true })).toBeVisible();
  expect(purse().cash).toBe(112_000);

  await page.goto('/m/leaderBoard');
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Claimed' })).toBeVisible();
  expect(purse().cash).toBe(114_000);

  await page.goto('/m/mall/mallHome');
  await page.getByRole('button', { name: 'Redeem' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('0 points', { exact: true })).toBeVisible();
  expect(purse()).toEqual({ cash: 114_000, held: 0, points: 0 });
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Voucher from the point market' })).toContainText('₱10.00');

  await expect.poll(() => [...recorded()].sort()).toEqual([...EVENTS_OF_THE_JOURNEY].sort());
  expect(recorded().filter((name) => name !== 'firstOpen')).toEqual(EVENTS_OF_THE_JOURNEY.slice(1));
  for (const { eventName, domain, affiliateCode, eventValue } of platform.trackedEvents()) {
    expect({ domain, affiliateCode }, eventName).toEqual({ domain: 'localhost', affiliateCode: 'AFF1' });
    expect(eventValue, eventName).toMatchObject({
      facebook: 'PIXEL1',
      fbclid: 'CLICK1',
      channels: ['facebook'],
      pwaType: 'H5',
    });
    expect(JSON.stringify(eventValue), eventName).not.toMatch(/Marked-secret|New Comer|12345678|127\.0\.0\.1/);
  }
  const reportedValue = (name: string) =>
    platform.trackedEvents().find(({ eventName }) => eventName === name)?.eventValue;
  const deposit = { amount: '1000.00', revenue: '1000.00', currency: 'PHP', customerName: 'newcomer' };
  for (const name of ['depositSubmit', 'firstDeposit', 'firstDepositArrival', 'deposit'])
    expect(reportedValue(name), name).toMatchObject({ ...deposit, customerId: expect.stringMatching(/^\d+$/) });
  expect(reportedValue('withdraw')).toMatchObject({ ...deposit, amount: '100.00', revenue: '100.00' });

  await page.goto('/m/inviteFriends');
  const field = page.getByRole('textbox', { name: 'Your invitation link' });
  await expect(field).toHaveValue(/^http/);
  const link = await field.inputValue();
  const friend = await browser.newPage();
  await friend.goto(link);
  await friend.getByRole('textbox', { name: 'Username' }).fill('friendly');
  await friend.locator('input[type=password]').fill('Brand-new-1');
  await friend.locator('main form button[type=submit]').click();
  await friend.getByRole('alertdialog').waitFor();
  await friend.close();
  await page.goto('/m/leaderBoard');
  await expect(page.getByRole('progressbar', { name: '1 of 3' })).toBeVisible();
  await page.goto('/m/inviteFriends');
  await expect(page.getByRole('listitem').filter({ hasText: 'Friends registered' })).toContainText('1');
  expect(purse()).toEqual({ cash: 114_000, held: 0, points: 0 });
});
