import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';

const DAY_MS = 24 * 3_600_000;

test('[GAME-8.1][GAME-8.2][GAME-8.5][GAME-9.4] on a phone whose clock is a day off, the page of a lottery shows its next draw, results and stakes', async ({
  page,
}) => {
  await page.clock.setSystemTime(Date.now() + DAY_MS);
  await prepareMemberSession(page);
  await page.goto('/m/game?code=1001');
  await expect(page.getByRole('heading', { name: 'Next draw' })).toBeVisible();
  // Ferris Five is drawn every three minutes.
  await expect(
    page
      .locator('main')
      .getByText(/^[0-2]:\d\d$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Drawn numbers' })).toHaveCount(5);
  await expect(page.getByText('Stake', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How to win' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'My tickets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My tickets' })).toBeVisible();
});

test('[GAME-9.1][GAME-9.3] a ticket is repeated in its game, and nothing is bought before the member presses its button', async ({
  page,
  platform,
}) => {
  platform.addHistory();
  await prepareMemberSession(page);
  const before = platform.readBalances('FAIR', 'alice');
  await page.goto('/m/member/tickets');
  await expect(page.getByRole('heading', { name: 'Open tickets' })).toBeVisible();
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await expect(first).toContainText('Waiting for the draw');
  await first.getByRole('link', { name: 'Play these numbers again' }).click();
  await expect(page).toHaveURL(/lottery\.html/);
  await expect(page.locator('.balls [aria-pressed="true"]')).toHaveText(['3', '8', '14', '21', '27']);
  await expect(page.locator('#bet')).toBeEnabled();
  expect(platform.readBalances('FAIR', 'alice')).toEqual(before);
});
