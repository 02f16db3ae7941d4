import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import { prepareMemberSession, signInByForm, waitForMemberId } from '../../../support/members/signed-in';
import { openFolds } from '../../../support/page/open-folds';
import { LoginPage } from '../../../support/page-objects/login-page';

const main = (page: Page) => page.getByRole('main');

test('[SAFE-2.1][SAFE-2.6][SAFE-2.10][SAFE-3.1][SAFE-4.4] a member who loses control sees it, limits it, and excludes themselves', async ({
  page,
  platform,
}) => {
  test.slow();
  platform.setScenario('FAIR', { luck: 'lose' });
  await prepareMemberSession(page);
  await page.goto('/m/launchGame?vendor=LOTT&code=TIGER_TAILOR');
  await page.locator('#bet').click();
  await expect(page.getByRole('status')).not.toBeEmpty();
  const afterBet = platform.readBalances('FAIR', 'alice').cash;

  await page.goto('/m/member/limits');
  await expect(main(page).getByText('Winnings minus bets')).toBeAttached();
  await openFolds(page);
  await expect(main(page).getByText('Winnings minus bets')).toBeVisible();
  await page.getByRole('tab', { name: 'Loss limits' }).click();
  await page.getByRole('textbox', { name: 'Maximum loss' }).fill('1');
  await page.getByRole('button', { name: /^Save limit/ }).click();
  await expect(page.getByText('Your limit applies now.')).toBeVisible();
  await page.goto('/m/launchGame?vendor=LOTT&code=TIGER_TAILOR');
  await page.locator('#bet').click();
  await expect(page.getByRole('status')).toContainText('your own loss limit');

  await page.goto('/m/member/limits');
  await expect(main(page).getByText('Choose this exclusion')).toBeAttached();
  await openFolds(page);
  await page.getByRole('button', { name: 'Choose this exclusion' }).click();
  await page.getByRole('button', { name: 'Yes, continue' }).click();
  await page.getByRole('button', { name: /^Exclude me until / }).click();
  const notice = page.getByRole('alertdialog', { name: 'You have excluded yourself' });
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Promotions' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Licence and help' }).first()).toBeVisible();

  const login = new LoginPage(page);
  await login.open();
  await login.signIn('alice', findDemoMember('alice').password);
  await expect(page.getByText(/^You have excluded yourself from play\./)).toBeVisible();
  expect(platform.readBalances('FAIR', 'alice').cash).toBe(afterBet);
});

test('[SAFE-6.1][SAFE-6.2][SAFE-6.5][SAFE-6.3] a member who asks for their data reads it, saves both files, and forgets the device', async ({
  page,
}) => {
  test.slow();
  await signInByForm(page);
  await page.goto('/m/member/data');
  await waitForMemberId(page);
  await expect(page.getByRole('heading', { name: 'What this browser keeps' })).toBeVisible();
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const token = await page.evaluate(() => JSON.stringify(sessionStorage).match(/token\\*":\\*"([\w-]+)/)?.[1] ?? '');
  expect(token).toMatch(/^[\w-]{20,}$/);
  for (const file of [await save('Save as a file'), await save('Download account data')]) {
    expect(() => JSON.parse(file)).not.toThrow();
    expect(file).not.toContain(token);
  }
  await main(page).getByRole('button', { name: 'Forget this device' }).click();
  await page.getByRole('button', { name: 'Delete and log out' }).click();
  // With a network, the app begins again, as a visitor's.
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('[SAFE-5.6] a member whose account is closed reads why, is signed out, and is not remembered', async ({
  page,
  context,
  platform,
}) => {
  await signInByForm(page);
  await page.goto('/m/member/home');
  await waitForMemberId(page);
  const operator = await context.newPage();
  await operator.goto('/console/people');
  const members = operator.locator('section', { has: operator.getByRole('heading', { name: 'Members', exact: true }) });
  await members
    .locator('tbody tr', { hasText: 'FAIR' })
    .filter({ has: operator.getByText('alice', { exact: true }) })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(members.getByText('closed: Opened with another person’s documents').first()).toBeVisible();
  await operator.close();
  await page.reload();
  // The session has ended with the account.
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)).toBeNull();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('alice', findDemoMember('alice').password);
  await expect(page.getByText(/^This account is closed\..*pay out any money left in it\./)).toBeVisible();
  await expect(page.getByText(/Opened with another person’s documents/)).toBeVisible();
  expect(platform.wireEntries('login')).toHaveLength(2);
});
