import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { signIn } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

const TRIAL_PATH = '/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW';
const gameFrame = (page: Page) => page.locator('iframe');
const gameContent = (page: Page) => gameFrame(page).contentFrame();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Simulates an iPhone browser, which has no fullscreen API for elements. */
const withoutFullscreen = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }));

test.beforeEach(({ page }) => signIn(page));

test('[GAME-3] with more games than a browser caches, a trial has the name shown on home', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { games: 10_000 });
  await page.goto('/m/home?category=ELOTT');
  await page.getByRole('link', { name: 'Try Carousel Draw for free' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeAttached();
});

for (const [orientation, viewport] of [
  ['portrait', { width: 390, height: 844 }],
  ['landscape', { width: 844, height: 390 }],
] as const) {
  test.describe(`a phone in ${orientation}`, () => {
    test.use({ viewport });

    test('[GAME-3] a trial opens from its tile, fills the page and returns to home', async ({ page, platform }) => {
      await page.goto('/m/home?category=ELOTT');
      const tile = page.getByRole('link', { name: 'Try Carousel Draw for free' });
      await expect(page.getByRole('heading', { level: 2, name: 'Instant lottery' })).toBeVisible();
      await tile.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeAttached();
      await gameContent(page).getByRole('button', { name: 'Spin' }).click();
      await expect(gameContent(page).getByRole('status')).toHaveText(/You won|No luck/);
      const [call] = platform.wireEntries('trialLaunch');
      expect(Object.fromEntries(new URLSearchParams(call?.query))).toEqual({
        gameId: 'CAROUSEL_DRAW',
        nodeId: '1013',
        platform: 'html5',
      });

      const readCoverage = async () => {
        const box = await gameFrame(page).boundingBox();
        const [wide, high] = [(box?.width ?? 0) / viewport.width, (box?.height ?? 0) / viewport.height];
        return orientation === 'landscape' ? { along: high, across: wide } : { along: wide, across: high };
      };
      await expect.poll(async () => (await readCoverage()).along).toBe(1);
      expect((await readCoverage()).across).toBeGreaterThan(0.92);
      await expectAccessible(page, undefined, 'iframe');
      await button(page, 'Back').click();
      await expect(page).toHaveURL(/\/m\/home/);
      await expect(tile).toBeInViewport();
    });

    test('[GAME-3] the bar can be hidden and shown, by touch and by keyboard', async ({ page }) => {
      await page.goto(TRIAL_PATH);
      await expect(gameContent(page).getByRole('button', { name: 'Spin' })).toBeVisible();
      await button(page, 'Hide the bar').click();
      await expect(button(page, 'Back')).toHaveCount(0);
      await expect.poll(() => gameFrame(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
      await expect(button(page, 'Show the bar')).toBeFocused();
      await expectAccessible(page, undefined, 'iframe');
      await page.keyboard.press('Enter');
      await expect(button(page, 'Back')).toBeFocused();
      await expect(button(page, 'Show the bar')).toHaveCount(0);
      await button(page, 'Hide the bar').focus();
      await page.keyboard.press('Enter');
      await button(page, 'Show the bar').click();
      await expect(button(page, 'Back')).toBeVisible();
      await expect(gameContent(page).getByRole('button', { name: 'Spin' })).toBeVisible();
    });

    test('[GAME-3] full screen uses the Fullscreen API and ends with the bar’s button', async ({ page }) => {
      await page.goto(TRIAL_PATH);
      await button(page, 'Full screen').click();
      await expect(button(page, 'Show the bar')).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await button(page, 'Show the bar').click();
      await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
      await button(page, 'Full screen').click();
      await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    });

    test('[GAME-3] without the Fullscreen API the game fills the page, and a hint suggests turning the phone', async ({
      page,
    }) => {
      await withoutFullscreen(page);
      await page.goto(TRIAL_PATH);
      await button(page, 'Full screen').click();
      await expect.poll(() => gameFrame(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
      const hint = page.getByText('Turn your phone sideways');
      if (orientation === 'landscape') await expect(hint).toBeHidden();
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

test('[GAME-3] [TRK-1] a trial is counted once, however often it is retried', async ({ page, platform }) => {
  platform.addFault({ endpoint: '/games/trial.html', hang: true, times: 1 });
  await page.clock.install();
  await page.goto(TRIAL_PATH, { waitUntil: 'domcontentloaded' }); // `load` would wait for the game frame
  await expect(gameFrame(page)).toBeAttached();
  await page.clock.runFor(10_500);
  await expect(page.getByText('The game takes long to appear')).toBeVisible();
  await page.clock.resume();
  await button(page, 'Retry').click();
  await expect(gameContent(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(page.getByText('The game takes long to appear')).toHaveCount(0);
  expect(platform.wireEntries('trialLaunch')).toHaveLength(2);
  await page.goto('/m/home');
  await expect.poll(() => platform.eventsNamed('startTrial')).toEqual([1]);
  expect(platform.eventsNamed('gameLaunch')).toEqual([]);
});

test('[GAME-3] a refused trial shows the platform’s message and can be retried', async ({ page, platform }) => {
  platform.setScenario('FAIR', { launch: 'error' });
  await page.goto(TRIAL_PATH);
  await expect(page.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeVisible();
  await expect(button(page, 'Back')).toBeVisible();
  platform.setScenario('FAIR', { launch: 'normal' });
  await button(page, 'Retry').click();
  await expect(gameContent(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect.poll(() => platform.eventsNamed('startTrial')).toEqual([1]);
});

test('[GAME-3] a trial with a forbidden address shows an error and is not counted', async ({ page, platform }) => {
  const body = JSON.stringify({ success: true, value: { gameUrl: 'javascript:alert(1)' } });
  platform.addFault({ endpoint: 'trialLaunch', body });
  await page.goto(TRIAL_PATH);
  await expect(page.getByRole('alert').filter({ hasText: 'no address that can be opened' })).toBeVisible();
  await expect(gameFrame(page)).toHaveCount(0);
  // Events are sent in order, so none is missing once a later launch has been counted.
  await page.goto('/m/launchGame?prize_mode=1960&code=FERRIS_FIVE');
  await expect(page).toHaveURL(/\/games\//);
  await page.goto('/m/home');
  await expect.poll(() => platform.eventsNamed('gameLaunch')).toEqual([1]);
  expect(platform.eventsNamed('startTrial')).toEqual([]);
});

test('[GAME-3] a slow trial launch shows a message after ten seconds', async ({ page, platform }) => {
  platform.setScenario('FAIR', { launch: 'dead' });
  await page.clock.install();
  await page.goto(TRIAL_PATH);
  await expect(page.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeVisible();
  await expect.poll(() => platform.wireEntries('trialLaunch').length).toBe(1);
  await page.clock.runFor(10_500);
  await expect(page.getByRole('status').filter({ hasText: 'This takes longer than usual' })).toBeVisible();
  await expect(button(page, 'Retry')).toBeVisible();
});

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERRORS.source}|net::ERR|Failed to load resource`),
  });

  test('[GAME-3] a trial that loses the network shows a message, and hides it when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto(TRIAL_PATH);
    await expect(gameContent(page).getByRole('button', { name: 'Spin' })).toBeVisible();
    await waitUntilStored(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toHaveCount(0);
    await expect(gameContent(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  });

  test('[GAME-3] a trial opened offline shows an error and starts with a retry', async ({ page, context }) => {
    await page.goto('/m/game?code=1013');
    await expect(page.getByRole('link', { name: 'Try', exact: true })).toBeVisible();
    await waitUntilStored(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Try', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The network cannot be reached' })).toBeVisible();
    await context.setOffline(false);
    await button(page, 'Retry').click();
    await expect(gameContent(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  });
});

test('[GAME-3] the screen stays on while a trial is played', async ({ page }) => {
  await page.addInitScript(() => {
    const wakeLocks = { asked: 0, released: 0 };
    const release = async () => {
      wakeLocks.released += 1;
    };
    const request = async () => {
      wakeLocks.asked += 1;
      return { release };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { wakeLocks });
  });
  const wakeLocks = () => page.evaluate(() => (globalThis as unknown as { wakeLocks: object }).wakeLocks);
  await page.goto('/m/game?code=1013');
  await page.getByRole('link', { name: 'Try', exact: true }).click();
  await expect(gameContent(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect.poll(wakeLocks).toEqual({ asked: 1, released: 0 });
  await button(page, 'Back').click();
  await expect(page.getByRole('link', { name: 'Try', exact: true })).toBeVisible();
  await expect.poll(wakeLocks).toEqual({ asked: 1, released: 1 });
});
