import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { openSession } from '../../../support/members/signed-in';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

test('[MEM-1] the ranking shows the leaders, and the member’s own place below them', async ({ page, platform }) => {
  await openSession(page);
  await page.goto('/m/leaderBoard');
  const ranking = page.getByRole('list', { name: 'Ranking' });
  await expect(ranking.getByRole('listitem')).toHaveCount(8);
  await expect(ranking.getByRole('listitem').first()).toContainText('₱500');
  await expect(ranking.locator('[aria-current]')).toHaveCount(0);
  const own = page.getByRole('region', { name: 'Your place' });
  await expect(own).toContainText('You');
  await expect(own).toContainText('alice');
  await page.getByRole('tab', { name: 'This week' }).click();
  await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
  await expect
    .poll(() => platform.wireEntries('leaderBoard').map(({ query }) => query))
    .toEqual(['period=DAY', 'period=WEEK']);
});

test('[MEM-1] the leaderboard tells an unranked member that they have no place yet', async ({ page }) => {
  await openSession(page, 'bob');
  await page.goto('/m/leaderBoard');
  await expect(page.getByText('You are not placed in this period yet.')).toBeVisible();
});

test('[MEM-1] missions show their progress and reward', async ({ page }) => {
  await openSession(page);
  await page.goto('/m/leaderBoard');
  await expect(page.getByRole('progressbar', { name: '4 of 10' })).toHaveJSProperty('value', 0.4);
  await expect(page.getByRole('progressbar', { name: '0 of 3' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Done' })).toHaveJSProperty('value', 1);
  await expect(page.getByText('Reward: ₱80.00')).toBeVisible();
});

test('[MEM-1] a leaderboard without members and missions shows messages for both', async ({ page, platform }) => {
  platform.setScenario('FAIR', { leaderBoard: 'empty' });
  await openSession(page);
  await page.goto('/m/leaderBoard');
  await expect(page.getByText('Nobody is placed in this period yet.')).toBeVisible();
  await expect(page.getByText('There are no missions right now.')).toBeVisible();
});

test.describe('when it fails to load', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedPageErrors: new RegExp(`status of 500|${OFFLINE_CONSOLE_ERRORS.source}`),
  });

  test('[MEM-1] the ranking shows an error and a retry; the missions stay', async ({ page, platform }) => {
    platform.addFault({ endpoint: 'leaderBoard', status: 500 });
    await openSession(page);
    await page.goto('/m/leaderBoard');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByText('Link a bank card')).toBeVisible();
    platform.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
  });

  test('[MEM-1] [OFF-2] without a network the ranking shows an error and loads when the network is back', async ({
    page,
    context,
  }) => {
    await openSession(page);
    await page.goto('/m/leaderBoard');
    await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
    await expect(page.getByText('Link a bank card')).toBeVisible(); // wait, so that the missions do not fail as well
    await waitUntilStored(page); // nor any chunk
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'This month' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('network');
    await context.setOffline(false);
    await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
  });
});
