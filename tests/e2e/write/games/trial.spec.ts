import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';

const TRIAL_PATH = '/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW';
const gameFrame = (page: Page) => page.locator('iframe');
const gameContent = (page: Page) => gameFrame(page).contentFrame();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Simulates an iPhone browser, which has no fullscreen API for elements. */
const withoutFullscreen = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }));

test.beforeEach(({ page }) => prepareMemberSession(page));

for (const [orientation, viewport] of [
  ['portrait', { width: 390, height: 844 }],
  ['landscape', { width: 844, height: 390 }],
] as const) {
  test.describe(`on a phone in ${orientation}`, () => {
    test.use({ viewport });

    test('[GAME-3.1][GAME-3.2][GAME-3.3][GAME-3.4] a trial opens from its tile, its bar and its full-screen mode can be turned on and off, and Back opens home', async ({
      page,
      platform,
    }) => {
      // More games than a browser caches: the trial has the name shown on home.
      platform.setScenario('FAIR', { games: 10_000 });
      await page.goto('/m/home?category=ELOTT');
      const tile = page.getByRole('link', { name: 'Try: Carousel Draw' });
      await expect(page.getByRole('heading', { level: 2, name: 'Instant lottery' })).toBeVisible();
      await tile.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeAttached();
      // A lottery is a ticket with balls, as it is when it is played for money.
      await expect(gameContent(page).getByRole('button', { name: '30' })).toBeVisible();
      await gameContent(page).getByRole('button', { name: 'Place bet' }).click();
      await expect(gameContent(page).getByRole('status')).toHaveText(/You won|No luck/);
      const [call] = platform.wireEntries('launchTrialGame');
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
      await expect.poll(async () => (await readCoverage()).across).toBeGreaterThan(0.92);
      await expectAccessible(page, undefined, 'iframe');

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

      await button(page, 'Full screen').click();
      await expect(button(page, 'Show the bar')).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await button(page, 'Show the bar').click();
      await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
      await button(page, 'Full screen').click();
      await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

      await expect(gameContent(page).getByRole('button', { name: 'Place bet' })).toBeVisible();
      await button(page, 'Back').click();
      await expect(page).toHaveURL(/\/m\/home/);
      await expect(tile).toBeInViewport();
    });
  });
}

test('[GAME-3.5][GAME-3.6] without the Fullscreen API, the button fills the page with the game; in portrait a hint says to turn the phone', async ({
  page,
}) => {
  const viewport = { width: 390, height: 844 };
  await withoutFullscreen(page);
  await page.goto(TRIAL_PATH);
  await button(page, 'Full screen').click();
  await expect.poll(() => gameFrame(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  const hint = page.getByText('Turn your phone sideways');
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(hint).toBeHidden();
  await page.setViewportSize(viewport);
  await button(page, 'Close').click();
  await expect(hint).toHaveCount(0);
  await button(page, 'Show the bar').click();
  await button(page, 'Full screen').click();
  await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, 'Hide the bar')).toBeVisible();
});

test('[GAME-3.11][TRK-1] the start of a trial is tracked only once, even if the trial is retried', async ({
  page,
  platform,
}) => {
  platform.addFault({ endpoint: '/games/trial.html', hang: true, times: 1 });
  await page.clock.install();
  await page.goto(TRIAL_PATH, { waitUntil: 'domcontentloaded' }); // `load` would wait for the game frame
  await expect(gameFrame(page)).toBeAttached();
  await page.clock.runFor(10_500);
  await expect(page.getByText('The game is taking a long time to load')).toBeVisible();
  await page.clock.resume();
  await button(page, 'Retry').click();
  await expect(gameContent(page).getByRole('button', { name: 'Place bet' })).toBeVisible();
  await expect(page.getByText('The game is taking a long time to load')).toHaveCount(0);
  expect(platform.wireEntries('launchTrialGame')).toHaveLength(2);
  await page.goto('/m/home');
  await expect.poll(() => platform.eventsNamed('startTrial')).toEqual([1]);
  expect(platform.eventsNamed('gameLaunch')).toEqual([]);
});
