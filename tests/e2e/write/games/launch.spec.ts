import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { openHomeAsMember, prepareMemberSession } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';

/** How long a launch waits for a response (ms). */
const LAUNCH_TIMEOUT_MS = 10_000;

test.use({ allowedPageErrors: /Failed to load resource/ });

/** Expects that nothing overflows horizontally. */
async function expectFits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

test('[GAME-1.4][GAME-2] the launch of a lobby by a link is tracked once, and Back returns to the page in the link’s backUrl', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  const search = new URLSearchParams({ vendor: 'TCG', code: '', backUrl: '/m/activity?id=3' });
  // The launch waits only briefly for its event to be saved; keep the page alive until then.
  const release = platform.holdRequests({ endpoint: '/games/lottery' });
  await page.goto(`/m/launchGame?${search}`, { waitUntil: 'commit' });
  await expect.poll(() => platform.eventsNamed('gameLaunch')).toEqual([1]);
  release();
  await expect(page).toHaveURL(/\/games\/lottery/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lottery lobby');
  const calls = platform.wireEntries('launchGame');
  expect(calls).toHaveLength(1);
  const query = Object.fromEntries(new URLSearchParams(calls[0]?.query));
  expect(query).toMatchObject({ lottoArea: 'TCG', lottoPrizeMode: '', lottoView: 'lobby' });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/activity\?id=3$/);
  await expect.poll(() => platform.eventsNamed('gameLaunch')).toEqual([1]);
});

test('[GAME-2.1] a game launch that gets no response shows an error after its timeout, and Retry launches the game', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  platform.setScenario('FAIR', { launch: 'dead' });
  await page.clock.install();
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect.poll(() => platform.wireEntries('launchGame').length).toBe(1);
  await page.clock.fastForward(LAUNCH_TIMEOUT_MS);
  await expect(page.getByRole('alert').filter({ hasText: 'took too long' })).toBeVisible();
  platform.setScenario('FAIR', { launch: 'normal' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/games\//);
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('[GAME-1.1][GAME-2.1] the launch of a lottery game from home shows a loading screen, then opens the game; Back returns to home', async ({
    page,
    homePage,
    platform,
  }) => {
    await openHomeAsMember(page);
    const release = platform.holdRequests({ endpoint: 'launchGame' });
    const lottery = homePage.lane('Lottery').first();
    await lottery.scrollIntoViewIfNeeded();
    await lottery.getByRole('link', { name: 'Ferris Five' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeInViewport({ ratio: 1 });
    // Its accessibility is checked in a component test: a launch gives up while a busy machine looks for violations.
    await expectFits(page);
    release();
    await expect(page).toHaveURL(/\/games\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferris Five');
    const [launch] = platform.wireEntries('launchGame');
    const query = Object.fromEntries(new URLSearchParams(launch?.query));
    expect(query).toMatchObject({ launchMode: 'LOTT', device: 'MOBILE', lottoView: 'betting' });
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[GAME-2] a refused game launch shows the reason and the Retry button without scrolling', async ({
    page,
    platform,
  }) => {
    await prepareMemberSession(page);
    platform.setScenario('FAIR', { launch: 'error' });
    await page.goto('/m/launchGame?prize_mode=1&code=lobby');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).first().click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('[GAME-6] the lane of matches can be scrolled to its last match', async ({ page, homePage }) => {
    await homePage.open();
    const lane = homePage.lane('Matches');
    await expect(lane).toBeAttached();
    await lane.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(lane.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    const last = lane.getByRole('listitem').last();
    await last.evaluate((item) => item.scrollIntoView({ block: 'center' }));
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectFits(page);
    await expectAccessible(page);
  });
});
