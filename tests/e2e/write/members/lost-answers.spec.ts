import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession, waitForMemberId } from '../../../support/members/signed-in';
import { chooseOtherBank } from '../../../support/page/choose-bank';

test.use({ allowedPageErrors: /status of 502/ });

const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem' });

/** Lets the platform handle the requests to an endpoint, and loses its responses. */
const loseResponses = (page: Page, path: string) =>
  page.route(path, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502 });
  });

test('[MEM-1.8][API-8] a redemption spends points once if its response is lost and the member reloads, closes the tab and tries again', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/mall/mallHome');
  await waitForMemberId(page);
  const before = platform.readBalances('FAIR', 'alice').points;
  await loseResponses(page, '**/MCSFE_redeemPointProduct');
  await redeem(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
  const title = 'We have no answer yet';
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(redeem(page)).toHaveCount(0);

  const other = await page.context().newPage();
  await page.close();
  await prepareMemberSession(other);
  await other.goto('/m/mall/mallHome');
  await other.getByRole('button', { name: 'Send again' }).click();
  await expect(redeem(other).first()).toBeVisible();
  expect(platform.wireEntries('redeemPointsForProduct')).toHaveLength(2);
  expect(platform.readBalances('FAIR', 'alice').points).toBe(before - 20);
  const list = other.getByRole('list', { name: 'Your redemptions' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(/Code R\d{7}/);
  await expect(list).toContainText('Received');
});

test('[MEM-1.9][API-8] an account is linked once if the response is lost and the member types it again after a reload', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page, 'bob');
  await page.goto('/m/securityCenter/addBankCard');
  await waitForMemberId(page);
  const fill = async (number: string) => {
    await page.getByRole('textbox', { name: 'Account holder' }).fill('Bob Reyes');
    await chooseOtherBank(page, 'Fair Bank');
    await page.getByRole('textbox', { name: 'Account or card number' }).fill(number);
    await page.getByRole('button', { name: 'Add bank card' }).click();
  };
  const notice = page.getByRole('heading', { name: 'We have no answer yet' });
  await loseResponses(page, '**/MCSFE_linkAccount');
  await fill('12345678');
  await expect(notice).toBeVisible();
  await page.unroute('**/MCSFE_linkAccount');
  await page.reload();
  await expect(notice).toBeVisible();
  await fill('12345678');
  await expect(page.getByText('The account ending in 5678 is linked.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  const [first, ...others] = platform.readRequestIds('linkPayoutAccount');
  expect(others).toEqual([first]);
  await expect(page.getByRole('listitem').filter({ hasText: '•••• 5678' })).toHaveCount(1);
});
