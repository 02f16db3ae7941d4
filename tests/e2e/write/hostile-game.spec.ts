import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';
import { dumpStorage } from '../../support/storage-dump';

const VENDOR = 'https://play.vendor.example';
/** What a game at a host of its own may reach: it is that host's. */
const OF_ITS_OWN = /^(session storage|local storage|database|caches|cookies): /;

// What is refused is refused aloud.
test.use({ allowedComplaints: /./ });

/** Lets the game try everything; answers what it reached, and sees that the page and its storage are as before. */
async function reachedBy(page: Page): Promise<string[]> {
  await page.goto('/m/game?trial=1&code=1013');
  const list = page.locator('iframe').contentFrame().getByRole('listitem');
  await expect(list.filter({ hasText: 'everything: tried' })).toBeVisible();
  const outcomes = await list.allTextContents();
  expect(outcomes.length).toBeGreaterThan(11);
  await expect(page).toHaveURL(/\/m\/game\?/);
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  expect(await dumpStorage(page)).not.toContain('stolen');
  return outcomes.filter((outcome) => !/: (refused|tried)$/.test(outcome));
}

/** The platform's own hostile game, at the vendor's host. */
const serveVendor = (context: BrowserContext, origin: string) =>
  context.route(`${VENDOR}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
  });

test.beforeEach(({ page }) => signIn(page));

test('[GAME-3] a hostile game reaches nothing: storage, cookies, parent, token, top, platform', async ({
  page,
  platform,
}) => {
  platform.stage('FAIR', { hostileGames: true });
  expect(await reachedBy(page)).toEqual([]);
});

test('[GAME-3] a hostile game at a vendor’s host reaches nothing either but what is that host’s', async ({
  page,
  context,
  platform,
}) => {
  const origin = platform.originOf('FAIR');
  await serveVendor(context, origin);
  const gameUrl = `${VENDOR}/games/hostile.html?${new URLSearchParams({ merchantOrigin: origin })}`;
  platform.fault({ endpoint: 'trialLaunch', body: JSON.stringify({ success: true, value: { gameUrl } }) });
  const reached = await reachedBy(page);
  expect(reached.filter((outcome) => !OF_ITS_OWN.test(outcome))).toEqual([]);
  // It had the origin of its host to try with.
  expect(
    await page
      .locator('iframe')
      .contentFrame()
      .locator('body')
      .evaluate(() => origin),
  ).toBe(VENDOR);
});
