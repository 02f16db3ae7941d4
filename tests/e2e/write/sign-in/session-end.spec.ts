import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { prepareMemberSession, waitForMemberId } from '../../../support/members/signed-in';

test.use({ allowedPageErrors: /Failed to load resource/ });

const MINUTE_MS = 60_000;

/** Opens a page as a member whose session lasts five minutes, by a clock that the test moves. */
async function openAsMember(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await prepareMemberSession(page);
  await page.goto(address);
  await waitForMemberId(page);
}

/** Lets the time pass for the platform and the pages, with all timers in between. */
async function pass(platform: TestPlatform, minutes: number, ...pages: Page[]): Promise<void> {
  const before = platform.wireEntries('transactionStats').length;
  for (const page of pages) await page.clock.runFor(1_000);
  await expect.poll(() => platform.wireEntries('transactionStats').length).toBeGreaterThan(0);
  platform.advance(minutes * MINUTE_MS);
  for (const page of pages) await page.clock.runFor(minutes * MINUTE_MS);
  await expect.poll(() => platform.wireEntries('transactionStats').length).toBeGreaterThan(before);
}

const findWarning = (page: Page) => page.getByRole('alertdialog').filter({ hasText: 'You will be logged out at' });

test.beforeEach(({ platform }) => platform.setScenario('FAIR', { sessionLimit: 'minutes' }));

test('[SESS-7.1][SESS-7.2] a member with a half-filled form is warned before the end, and one press keeps all', async ({
  page,
  platform,
}) => {
  await openAsMember(page, '/m/feedback');
  const text = page.getByRole('textbox', { name: 'Your message' });
  await text.fill('The wheel is stuck');
  await pass(platform, 3.5, page);
  const warning = findWarning(page);
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(warning).toHaveCount(0);
  await expect(text).toHaveValue('The wheel is stuck');
  // It lasts longer than it would have.
  await pass(platform, 2, page);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).not.toBeNull();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[SESS-7.2] an extension in one of two tabs ends the warning in both, and so does a log-out', async ({
  context,
  page,
  platform,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openAsMember(tab, '/m/member/limits');
  await pass(platform, 3.5, page, other);
  for (const tab of [page, other]) await expect(findWarning(tab)).toBeVisible();
  await findWarning(page).getByRole('button', { name: 'Stay logged in' }).click();
  for (const tab of [page, other]) await expect(findWarning(tab)).toHaveCount(0);
  await pass(platform, 3.5, page, other);
  for (const tab of [page, other]) await expect(findWarning(tab)).toBeVisible();
  // A press at the moment at which the dialog opens may be meant for the page.
  await other.clock.runFor(1_000);
  await findWarning(other).getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, other]) {
    await expect(findWarning(tab)).toHaveCount(0);
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  }
});

test('[SESS-7.1] the warning is over a game in a frame, which goes on when the session is extended', async ({
  page,
  platform,
}) => {
  await openAsMember(page, '/m/game?trial&code=KOI_CASCADE');
  const game = page.locator('iframe').contentFrame();
  await game.getByRole('button').first().focus();
  // A document that is loaded again has no such mark.
  await game.locator('html').evaluate((root) => root.setAttribute('data-before', 'the warning'));
  await pass(platform, 3.5, page);
  await expect(findWarning(page).getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findWarning(page)).toHaveCount(0);
  expect(platform.wireEntries('extendSession')).toHaveLength(1);
  await expect(game.locator('html')).toHaveAttribute('data-before', 'the warning');
});

test('[SESS-7.3] after a sleep beyond the end the member reads that the session has ended, not that it will', async ({
  page,
  platform,
}) => {
  await openAsMember(page, '/m/member/limits');
  await page.clock.runFor(1_000);
  await expect.poll(() => platform.wireEntries('transactionStats').length).toBeGreaterThan(0);
  platform.advance(60 * MINUTE_MS);
  await page.clock.fastForward(60 * MINUTE_MS);
  await expect(page.getByRole('alertdialog')).toContainText('Your session has ended');
  await expect(findWarning(page)).toHaveCount(0);
});
