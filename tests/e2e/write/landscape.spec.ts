import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

test.use({ viewport: { width: 844, height: 390 } });

/** Nothing is wider than the screen, and what is read and pressed there is fit for everybody. */
async function expectFits(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

test('[GAME-1] [GAME-2] lying down, a game is launched from home, is waited for, and comes back', async ({
  page,
  homePage,
  platform,
}) => {
  await signIn(page);
  const letGo = platform.hold({ endpoint: 'launchGame' });
  await homePage.lane('Lottery').first().getByRole('link', { name: 'Ferris Five' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  letGo();
  await expect(page).toHaveURL(/\/games\//);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test.describe('refused', () => {
  test.use({ allowedComplaints: /Failed to load resource/ });

  test('[GAME-2] lying down, a launch that is refused shows why, and another try, without scrolling', async ({
    page,
    platform,
  }) => {
    await signIn(page);
    platform.stage('FAIR', { launch: 'error' });
    await page.goto('/m/launchGame?prize_mode=1&code=lobby');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await expectFits(page);
  });
});

test('[VIP-1] lying down, a member sees the level, the way to the next, and what each level gives', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('progressbar', { name: /^Conditions met/ })).toBeInViewport({ ratio: 1 });
  const last = page.locator('section').getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toContainText('Manager of your own');
  await expectFits(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[MEM-1] lying down, the ranking, the member’s own place and the missions are read', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/leaderBoard');
  await page.getByRole('tab', { name: 'This week' }).click();
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem').first()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Your place' })).toContainText('alice');
  await page.getByText('Reward: ₱88').scrollIntoViewIfNeeded();
  await expect(page.getByText('Reward: ₱88')).toBeInViewport({ ratio: 1 });
  await expectFits(page);
});

test('[CS-2] lying down, a chat is opened from the foot, is written in, and leads back', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Chat 2 unread' }).click();
  await expect(page.getByText('your Gold benefits are active')).toBeVisible();
  await page.getByLabel('Your message').fill('Where is my gift?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Where is my gift?')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: /^Chat/ })).toBeInViewport({ ratio: 1 });
});

test('[GAME-6] lying down, matches are swiped through', async ({ page, homePage }) => {
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
