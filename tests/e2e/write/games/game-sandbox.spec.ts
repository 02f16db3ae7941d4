import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { dumpStorage } from '../../../support/page/storage-dump';

const VENDOR_ORIGIN = 'https://play.vendor.example';
/** Matches the accesses that a game on its own host is allowed: those to the storage of that host. */
const OWN_STORAGE = /^(session storage|local storage|database|caches|cookies): /;

// Every refused access is logged by the browser.
test.use({ allowedPageErrors: /./ });

/**
 * Lets the hostile game try every access, and checks that the page and its storage are unchanged. Resolves with the
 * accesses that succeeded.
 */
async function findBreaches(page: Page): Promise<string[]> {
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

/** Serves the platform's hostile game from the vendor's host. */
const serveVendor = (context: BrowserContext, origin: string) =>
  context.route(`${VENDOR_ORIGIN}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
  });

test.beforeEach(({ page }) => prepareMemberSession(page));

test('[GAME-3.9][GAME-3.10] a hostile game cannot access storage, cookies, the token, the parent and top windows or the platform', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { hostileGames: true });
  expect(await findBreaches(page)).toEqual([]);
});

test('[GAME-3.9] a hostile game on a vendor’s host can access only that host’s storage', async ({
  page,
  context,
  platform,
}) => {
  const origin = platform.originOf('FAIR');
  await serveVendor(context, origin);
  const gameUrl = `${VENDOR_ORIGIN}/games/hostile.html?${new URLSearchParams({ merchantOrigin: origin })}`;
  platform.addFault({ endpoint: 'launchTrialGame', body: JSON.stringify({ success: true, value: { gameUrl } }) });
  const reached = await findBreaches(page);
  expect(reached.filter((outcome) => !OWN_STORAGE.test(outcome))).toEqual([]);
  // The game ran with its host's origin.
  expect(
    await page
      .locator('iframe')
      .contentFrame()
      .locator('body')
      .evaluate(() => origin),
  ).toBe(VENDOR_ORIGIN);
});
