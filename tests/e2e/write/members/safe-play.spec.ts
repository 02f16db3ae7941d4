import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import { findRememberedLoginParts } from '../../../support/members/remembered-login';
import { prepareMemberSession, signInByForm } from '../../../support/members/signed-in';
import { openFolds } from '../../../support/page/open-folds';
import { LoginPage } from '../../../support/page-objects/login-page';

const openLimits = async (page: Page) => {
  await page.goto('/m/member/limits');
  await expect(page.getByRole('heading', { level: 1, name: 'Play safely' })).toBeVisible();
  await openFolds(page);
  await expect(page.getByRole('button', { name: 'Choose this exclusion' })).toBeVisible();
};

test('[SAFE-2.1][SAFE-2.4] a limit of stakes that is set on the page refuses the next bet on the platform', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  await openLimits(page);
  await page.getByRole('tab', { name: 'Betting limits' }).click();
  await page.getByRole('textbox', { name: 'Maximum total bets' }).fill('5');
  await page.getByRole('button', { name: /^Save limit/ }).click();
  await expect(page.getByText('Your limit applies now.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your changes' })).toContainText('Betting limits · 24 hours');
  const before = platform.readBalances('FAIR', 'alice').cash;
  await page.goto('/m/launchGame?vendor=LOTT&code=TIGER_TAILOR');
  await page.locator('#bet').click();
  await expect(page.getByRole('status')).toContainText('This is more than your own betting limit allows');
  expect(platform.readBalances('FAIR', 'alice').cash).toBe(before);
});

test('[SAFE-4.2][SAFE-4.3][SAFE-4.4] from a break on, no tab offers anything, also after a reload, and no money moves', async ({
  page,
  context,
  platform,
}) => {
  await prepareMemberSession(page);
  await openLimits(page);
  // It is sent once the page has settled, which must not be during the break.
  await expect.poll(() => platform.eventsNamed('firstOpen')).toEqual([1]);
  await page.getByRole('button', { name: 'Choose this break' }).click();
  await page.getByRole('button', { name: 'Start the break' }).click();
  await expect(page.getByText('You are taking a break', { exact: true })).toBeVisible();
  const before = platform.readBalances('FAIR', 'alice');
  const events = platform.trackedEvents().length;
  platform.setScenario('FAIR', { popups: true });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/m/activity');
    await expect(tab.getByRole('main').getByText('You are taking a break', { exact: true })).toBeVisible();
    await tab.goto('/m/home');
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByRole('region', { name: 'Promotions' })).toHaveCount(0);
  }
  await page.goto('/m/voucherCenter');
  await expect(page.getByText('You are taking a break', { exact: true })).toBeVisible();
  await page.goto('/m/launchGame?vendor=LOTT&code=lobby');
  await expect(page.getByText('You are taking a break', { exact: true })).toBeVisible();
  expect(platform.wireEntries('submitDeposit')).toEqual([]);
  expect(platform.wireEntries('launchGame')).toEqual([]);
  expect(platform.readBalances('FAIR', 'alice')).toEqual(before);
  expect(platform.trackedEvents()).toHaveLength(events);
});

test('[SAFE-2.6][SAFE-4.1] a self-exclusion signs out every tab, forgets the login, and refuses the next sign-in', async ({
  page,
  context,
  platform,
}) => {
  await signInByForm(page, 'alice', { remember: true });
  await expect.poll(() => findRememberedLoginParts(page)).toEqual({ key: true, record: true });
  const other = await context.newPage();
  await other.goto('/m/home');
  await expect(other.getByText('₱2,480.50').first()).toBeVisible();
  const before = platform.readBalances('FAIR', 'alice');
  await openLimits(page);
  await page.getByRole('radio', { name: '6 months' }).check();
  await page.getByRole('button', { name: 'Choose this exclusion' }).click();
  await page.getByRole('button', { name: 'Yes, continue' }).click();
  // A poll that is refused before the answer arrives would end the session first.
  const release = platform.holdRequests({ endpoint: 'transactionStats' });
  await page.getByRole('button', { name: /^Exclude me until / }).click();
  const notice = page.getByRole('alertdialog', { name: 'You have excluded yourself' });
  await expect(notice).toContainText('you cannot log in, deposit or play here');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  release();
  for (const tab of [page, other]) await expect(tab.getByText('₱2,480.50')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Promotions' })).toHaveCount(0);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('alice', findDemoMember('alice').password);
  await expect(page.getByRole('main')).toContainText('You have excluded yourself from play.');
  expect(platform.readBalances('FAIR', 'alice')).toEqual(before);
});

test('[SAFE-3.2] the statement of a period is saved as a CSV file with the amounts of the screen', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  platform.addHistory();
  await openLimits(page);
  const wins = page
    .getByRole('list', { name: 'Statement' })
    .getByRole('listitem')
    .filter({ hasText: /^Winnings[^ ]/ });
  await expect(wins).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFPeriod,\d{4}-/);
  expect(text).toMatch(/\r\nWinnings minus bets,-?\d+\.\d\d,PHP\r\n/);
});

const chooseInterval = async (page: Page) => {
  await openLimits(page);
  await page.getByRole('radio', { name: '15 min' }).check();
  await page.getByRole('button', { name: 'Save interval' }).click();
  await expect(page.getByText('Interval saved.')).toBeVisible();
};
const check = (tab: Page) => tab.getByRole('alertdialog', { name: 'Reality check' });

test('[SAFE-3.5][SAFE-3.6] a reality check that is due lies over a game, survives a reload, and one answer counts in every tab', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'alice', { remember: true });
  await expect.poll(() => findRememberedLoginParts(page)).toEqual({ key: true, record: true });
  await chooseInterval(page);
  await page.goto('/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW');
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.setSystemTime(Date.now() + 16 * 60_000); // also what a device shows that was asleep
  await expect(check(page)).toContainText('Time since the last check');
  await page.reload();
  await expect(check(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/m/home');
  await expect(check(other)).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  for (const tab of [page, other]) await expect(check(tab)).toHaveCount(0);
});

test.describe('while its code cannot be loaded', () => {
  test.use({ allowedPageErrors: /Failed to load resource|dynamically imported module/ });

  test('[SAFE-3.3][SAFE-3.6] a reality check tells the time, Escape does not answer it, and Retry opens it', async ({
    page,
  }) => {
    const chunk = '**/pages-member-limits-*.js';
    await prepareMemberSession(page);
    await chooseInterval(page);
    await page.route(chunk, (route) => route.abort());
    await page.goto('/m/home');
    await page.clock.setSystemTime(Date.now() + 16 * 60_000);
    await expect(check(page)).toContainText('A part of the app could not be loaded.');
    await expect(check(page)).toContainText(/Time since the last check: 1\d min\./);
    await page.keyboard.press('Escape');
    await expect(check(page)).toBeVisible();
    await page.unroute(chunk);
    await check(page).getByRole('button', { name: 'Retry' }).click();
    await expect(check(page).getByRole('list', { name: 'The last 24 hours' })).toBeVisible();
    await check(page).getByRole('button', { name: 'Continue' }).click();
    await expect(check(page)).toHaveCount(0);
  });
});
