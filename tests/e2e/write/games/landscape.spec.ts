import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { openSession, signIn } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';

test.use({ viewport: { width: 844, height: 390 } });

/** Expects that nothing overflows horizontally and that the page has no accessibility violations. */
async function expectFits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

test('[GAME-1] [GAME-2] in landscape, a game launched from home shows a loading screen, opens and returns', async ({
  page,
  homePage,
  platform,
}) => {
  await signIn(page);
  const release = platform.holdRequests({ endpoint: 'launchGame' });
  const lottery = homePage.lane('Lottery').first();
  await lottery.scrollIntoViewIfNeeded();
  await lottery.getByRole('link', { name: 'Ferris Five' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  release();
  await expect(page).toHaveURL(/\/games\//);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test.describe('with a refused launch', () => {
  test.use({ allowedPageErrors: /Failed to load resource/ });

  test('[GAME-2] in landscape, a refused launch shows the reason and a retry without scrolling', async ({
    page,
    platform,
  }) => {
    await openSession(page);
    platform.setScenario('FAIR', { launch: 'error' });
    await page.goto('/m/launchGame?prize_mode=1&code=lobby');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await expectFits(page);
  });
});

test('[VIP-1] in landscape, a member sees the level, the progress to the next one and the benefits of each', async ({
  page,
}) => {
  await openSession(page);
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('progressbar', { name: /^Conditions met/ })).toBeInViewport({ ratio: 1 });
  const last = page.locator('section').getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toContainText('Manager of your own');
  await expectFits(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[MEM-1] in landscape, the ranking, the member’s own place and the missions can be read', async ({ page }) => {
  await openSession(page);
  await page.goto('/m/leaderBoard');
  await page.getByRole('tab', { name: 'This week' }).click();
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem').first()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Your place' })).toContainText('alice');
  await page.getByText('Reward: ₱80.00').scrollIntoViewIfNeeded();
  await expect(page.getByText('Reward: ₱80.00')).toBeInViewport({ ratio: 1 });
  await expectFits(page);
});

test('[CS-2] in landscape, the chat opens from the bottom navigation, sends a message and returns to the page', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Chat 2 unread' }).click();
  await expect(page.getByText('your Gold benefits are active')).toBeVisible();
  await page.getByLabel('Your message').fill('Where is my gift?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Where is my gift?')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: /^Chat/ })).toBeInViewport({ ratio: 1 });
});

test('[GAME-6] in landscape, the matches can be scrolled', async ({ page, homePage }) => {
  await homePage.open();
  const lane = homePage.lane('Matches');
  await expect(lane).toBeAttached();
  await lane.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(lane.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  const last = lane.getByRole('listitem').last();
  await last.evaluate((item) => item.scrollIntoView({ block: 'center' }));
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectFits(page);
});
