import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

test('[MEM-1] the ranking shows who is ahead, and the member’s own place below it', async ({ page, platform }) => {
  await signIn(page);
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
    .poll(() => platform.wire('leaderBoard').map(({ query }) => query))
    .toEqual(['period=DAY', 'period=WEEK']);
});

test('[MEM-1] a member who is not placed is told so', async ({ page }) => {
  await signIn(page, 'bob');
  await page.goto('/m/leaderBoard');
  await expect(page.getByText('You are not placed in this period yet.')).toBeVisible();
});

test('[MEM-1] missions stand with their progress and reward', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/leaderBoard');
  await expect(page.getByRole('progressbar', { name: '4 of 10' })).toHaveJSProperty('value', 0.4);
  await expect(page.getByRole('progressbar', { name: '0 of 3' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Done' })).toHaveJSProperty('value', 1);
  await expect(page.getByText('Reward: ₱88')).toBeVisible();
});

test('[MEM-1] a leaderboard without anybody and without missions says so', async ({ page, platform }) => {
  platform.stage('FAIR', { leaderBoard: 'empty' });
  await signIn(page);
  await page.goto('/m/leaderBoard');
  await expect(page.getByText('Nobody is placed in this period yet.')).toBeVisible();
  await expect(page.getByText('There are no missions right now.')).toBeVisible();
});

test.describe('when it cannot be had', () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: new RegExp(`status of 500|${LOST_NETWORK.source}`) });

  test('[MEM-1] the ranking says so and is asked for again; the missions stay', async ({ page, platform }) => {
    platform.fault({ endpoint: 'leaderBoard', status: 500 });
    await signIn(page);
    await page.goto('/m/leaderBoard');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByText('Link a bank card')).toBeVisible();
    platform.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
  });

  test('[MEM-1] [OFF-2] without a network it says so, and comes by itself with the network', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('/m/leaderBoard');
    await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
    await expect(page.getByText('Link a bank card')).toBeVisible(); // not missed as well
    await untilStored(page); // nor is any code
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'This month' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('network');
    await context.setOffline(false);
    await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
  });
});
