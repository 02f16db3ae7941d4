import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

const TRIAL = '/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW';
const frame = (page: Page) => page.locator('iframe');
const inside = (page: Page) => frame(page).contentFrame();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The browser of an iPhone, which gives no element the whole screen. */
const withoutFullscreen = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }));

test.beforeEach(({ page }) => signIn(page));

test('[GAME-3] among more games than a browser keeps, a trial is called by the name home has shown', async ({
  page,
  platform,
}) => {
  platform.stage('FAIR', { games: 10_000 });
  await page.goto('/m/home?category=ELOTT');
  await page.getByRole('link', { name: 'Try Carousel Draw for free' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeAttached();
});

for (const [held, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['lying', { width: 844, height: 390 }],
] as const) {
  test.describe(`a phone held ${held}`, () => {
    test.use({ viewport });

    test('[GAME-3] a trial is played from its tile, fills the page, and leads back', async ({ page, platform }) => {
      await page.goto('/m/home?category=ELOTT');
      const tile = page.getByRole('link', { name: 'Try Carousel Draw for free' });
      await expect(page.getByRole('heading', { level: 2, name: 'Instant lottery' })).toBeVisible();
      await tile.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeAttached();
      await inside(page).getByRole('button', { name: 'Spin' }).click();
      await expect(inside(page).getByRole('status')).toHaveText(/You won|No luck/);
      const [call] = platform.wire('trialLaunch');
      expect(Object.fromEntries(new URLSearchParams(call?.query))).toEqual({
        gameId: 'CAROUSEL_DRAW',
        nodeId: '1013',
        platform: 'html5',
      });

      const share = async () => {
        const box = await frame(page).boundingBox();
        const [wide, high] = [(box?.width ?? 0) / viewport.width, (box?.height ?? 0) / viewport.height];
        return held === 'lying' ? { along: high, across: wide } : { along: wide, across: high };
      };
      await expect.poll(async () => (await share()).along).toBe(1);
      expect((await share()).across).toBeGreaterThan(0.92);
      await expectAccessible(page, undefined, 'iframe');
      await button(page, 'Back').click();
      await expect(page).toHaveURL(/\/m\/home/);
      await expect(tile).toBeInViewport();
    });

    test('[GAME-3] the bar is hidden and brought back, by touch and by keyboard', async ({ page }) => {
      await page.goto(TRIAL);
      await expect(inside(page).getByRole('button', { name: 'Spin' })).toBeVisible();
      await button(page, 'Hide the bar').click();
      await expect(button(page, 'Back')).toHaveCount(0);
      await expect.poll(() => frame(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
      await expect(button(page, 'Show the bar')).toBeFocused();
      await expectAccessible(page, undefined, 'iframe');
      await page.keyboard.press('Enter');
      await expect(button(page, 'Back')).toBeFocused();
      await expect(button(page, 'Show the bar')).toHaveCount(0);
      await button(page, 'Hide the bar').focus();
      await page.keyboard.press('Enter');
      await button(page, 'Show the bar').click();
      await expect(button(page, 'Back')).toBeVisible();
      await expect(inside(page).getByRole('button', { name: 'Spin' })).toBeVisible();
    });

    test('[GAME-3] full screen is the browser’s, and ends by the bar', async ({ page }) => {
      await page.goto(TRIAL);
      await button(page, 'Full screen').click();
      await expect(button(page, 'Show the bar')).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await button(page, 'Show the bar').click();
      await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
      await button(page, 'Full screen').click();
      await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    });

    test('[GAME-3] where a browser gives no full screen the game takes the page, and hints at turning', async ({
      page,
    }) => {
      await withoutFullscreen(page);
      await page.goto(TRIAL);
      await button(page, 'Full screen').click();
      await expect.poll(() => frame(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
      const hint = page.getByText('Turn your phone sideways');
      if (held === 'lying') await expect(hint).toBeHidden();
      else {
        await expect(hint).toBeVisible();
        await button(page, 'Close').click();
        await expect(hint).toHaveCount(0);
      }
      await button(page, 'Show the bar').click();
      await button(page, 'Full screen').click();
      await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'false');
      await expect(button(page, 'Hide the bar')).toBeVisible();
    });
  });
}

test('[GAME-3] [TRK-1] a trial is counted once, however often it is tried anew', async ({ page, platform }) => {
  platform.fault({ endpoint: '/games/trial.html', hang: true, times: 1 });
  await page.clock.install();
  await page.goto(TRIAL, { waitUntil: 'domcontentloaded' }); // a page is not loaded before a frame that came early
  await expect(frame(page)).toBeAttached();
  await page.clock.runFor(10_500);
  await expect(page.getByText('The game takes long to appear')).toBeVisible();
  await page.clock.resume();
  await button(page, 'Retry').click();
  await expect(inside(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(page.getByText('The game takes long to appear')).toHaveCount(0);
  expect(platform.wire('trialLaunch')).toHaveLength(2);
  await page.goto('/m/home');
  await expect.poll(() => platform.eventsNamed('startTrial')).toEqual([1]);
  expect(platform.eventsNamed('gameLaunch')).toEqual([]);
});

test('[GAME-3] a trial that is refused says why in the platform’s words, and can be tried again', async ({
  page,
  platform,
}) => {
  platform.stage('FAIR', { launch: 'error' });
  await page.goto(TRIAL);
  await expect(page.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeVisible();
  await expect(button(page, 'Back')).toBeVisible();
  platform.stage('FAIR', { launch: 'normal' });
  await button(page, 'Retry').click();
  await expect(inside(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect.poll(() => platform.eventsNamed('startTrial')).toEqual([1]);
});

test('[GAME-3] an address that may not be gone to is no trial, and is not counted as one', async ({
  page,
  platform,
}) => {
  const body = JSON.stringify({ success: true, value: { gameUrl: 'javascript:alert(1)' } });
  platform.fault({ endpoint: 'trialLaunch', body });
  await page.goto(TRIAL);
  await expect(page.getByRole('alert').filter({ hasText: 'no address that can be opened' })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  // What is counted comes in its order: behind a launch there is nothing left to come.
  await page.goto('/m/launchGame?prize_mode=1960&code=FERRIS_FIVE');
  await expect(page).toHaveURL(/\/games\//);
  await page.goto('/m/home');
  await expect.poll(() => platform.eventsNamed('gameLaunch')).toEqual([1]);
  expect(platform.eventsNamed('startTrial')).toEqual([]);
});

test('[GAME-3] a trial that is slow to be named says so after ten seconds', async ({ page, platform }) => {
  platform.stage('FAIR', { launch: 'dead' });
  await page.clock.install();
  await page.goto(TRIAL);
  await expect(page.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeVisible();
  await expect.poll(() => platform.wire('trialLaunch').length).toBe(1);
  await page.clock.runFor(10_500);
  await expect(page.getByRole('status').filter({ hasText: 'This takes longer than usual' })).toBeVisible();
  await expect(button(page, 'Retry')).toBeVisible();
});

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedComplaints: new RegExp(`${LOST_NETWORK.source}|net::ERR|Failed to load resource`),
  });

  test('[GAME-3] a trial that loses the network says so, and takes it back', async ({ page, context }) => {
    await page.goto(TRIAL);
    await expect(inside(page).getByRole('button', { name: 'Spin' })).toBeVisible();
    await untilStored(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toHaveCount(0);
    await expect(inside(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  });

  test('[GAME-3] a trial asked for offline says so, and starts by a retry', async ({ page, context }) => {
    await page.goto('/m/game?code=1013');
    await expect(page.getByRole('link', { name: 'Try' })).toBeVisible();
    await untilStored(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Try' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The network cannot be reached' })).toBeVisible();
    await context.setOffline(false);
    await button(page, 'Retry').click();
    await expect(inside(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  });
});

test('[GAME-3] the screen stays lit while a trial is played', async ({ page }) => {
  await page.addInitScript(() => {
    const held = { asked: 0, released: 0 };
    const release = async () => {
      held.released += 1;
    };
    const request = async () => {
      held.asked += 1;
      return { release };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { held });
  });
  const held = () => page.evaluate(() => (globalThis as unknown as { held: object }).held);
  await page.goto('/m/game?code=1013');
  await page.getByRole('link', { name: 'Try' }).click();
  await expect(inside(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect.poll(held).toEqual({ asked: 1, released: 0 });
  await button(page, 'Back').click();
  await expect(page.getByRole('link', { name: 'Try' })).toBeVisible();
  await expect.poll(held).toEqual({ asked: 1, released: 1 });
});
