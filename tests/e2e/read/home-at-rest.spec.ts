import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';
import { playGame } from '../../support/play-game';
import { shifted, untilAtRest, watchShifts } from '../../support/shifts';
import { signIn } from '../../support/signed-in';

const VIEWPORTS = { portrait: { width: 390, height: 844 }, landscape: { width: 844, height: 390 } } as const;

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
    test(`[GAME-5] nothing on the home of ${merchant} moves while it loads, in ${name}`, async ({ page, platform }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await page.goto(`${platform.originOf(merchant)}/m/home`);
      await untilAtRest(page);
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
      await page.reload();
      await untilAtRest(page);
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    });
  }
}

test('[GAME-5] nothing moves on the home of a member who has played', async ({ page }) => {
  await signIn(page);
  await playGame(page);
  await watchShifts(page);
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Played lately' }).getByRole('link')).toHaveCount(1);
  await untilAtRest(page);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
});

test('[GAME-7] the announcements pass at 60 pixels a second, until they are held', async ({ page, homePage }) => {
  await homePage.open();
  const news = page.getByRole('region', { name: 'Announcements' });
  const lines = news.getByRole('list');
  const place = () => lines.first().evaluate((list) => list.getBoundingClientRect().left);
  /** CSS pixels a second; nothing before there is a motion. */
  const speed = () =>
    lines.first().evaluate((list) => {
      const [motion] = list.parentElement?.getAnimations() ?? [];
      const { duration } = motion?.effect?.getTiming() ?? {};
      return motion && Math.round((list.getBoundingClientRect().width / (Number(duration) / 1000)) * 1000) / 1000;
    });
  await expect.poll(speed).toBe(60);
  const width = () => lines.first().evaluate((list) => list.getBoundingClientRect().width);
  const before = await width();
  await page.setViewportSize(VIEWPORTS.landscape);
  await expect.poll(width).not.toBe(before);
  await expect.poll(speed).toBe(60);

  const began = await place();
  await expect.poll(place).not.toBe(began);
  await news.getByRole('button', { name: 'Pause the announcements' }).click();
  await expect(news.getByRole('button', { name: 'Play the announcements' })).toBeVisible();
  // A browser holds a motion with the frame that follows.
  const state = await lines.first().evaluate(async (list) => {
    const [motion] = list.parentElement?.getAnimations() ?? [];
    return (await motion?.ready)?.playState;
  });
  expect(state).toBe('paused');
  const held = await place();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await place()).toBe(held);
});

test.describe('the banners', () => {
  test.use({ isMobile: false, hasTouch: false });
  const carousel = (page: Page) => page.getByRole('region', { name: 'Promotions' });
  /** Counts how often the page has moved the banners by itself. */
  const countMoves = async (page: Page) => {
    await page.addInitScript(() => {
      const { scrollTo } = Element.prototype as { scrollTo(to: ScrollToOptions): void };
      const moved = () => (window as unknown as { moves: number }).moves;
      Object.assign(window, { moves: 0 });
      Object.assign(Element.prototype, {
        scrollTo(this: Element, to: ScrollToOptions) {
          if (this.closest('[aria-roledescription=carousel]')) Object.assign(window, { moves: moved() + 1 });
          scrollTo.call(this, to);
        },
      });
    });
    return () => page.evaluate(() => (window as unknown as { moves: number }).moves);
  };
  const counter = (page: Page, number: number) => carousel(page).getByRole('img', { name: `Banner ${number} of 3` });

  test('[GAME-5] go on by themselves, not while the tab is hidden, they are pointed at, have the focus or are paused', async ({
    page,
    homePage,
  }) => {
    const clock = await PageClock.of(page);
    const moves = await countMoves(page);
    await clock.stop();
    await homePage.open();
    await clock.moveUntilVisible(carousel(page));
    await expect(counter(page, 1)).toBeVisible();
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', writable: true }));
    await clock.move(20_000);
    expect(await moves()).toBe(0);
    await page.evaluate(() => Object.assign(document, { visibilityState: 'visible' }));
    await clock.move(5_000);
    await expect(counter(page, 2)).toBeVisible();

    await carousel(page).hover();
    await clock.untilNotWaiting(5_000);
    await clock.move(20_000);
    expect(await moves()).toBe(1);
    await page.mouse.move(200, 700);
    await clock.untilWaiting(5_000);
    await clock.move(5_000);
    await expect(counter(page, 3)).toBeVisible();

    await page.keyboard.press('Tab');
    await carousel(page).getByRole('button', { name: 'Pause the banners' }).focus();
    await clock.untilNotWaiting(5_000);
    await clock.move(20_000);
    expect(await moves()).toBe(2);
    await page.keyboard.press('Enter');
    await expect(carousel(page).getByRole('button', { name: 'Play the banners' })).toBeVisible();
  });

  test.describe('for whoever wants no motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('[GAME-5] stand still until they are played', async ({ page, homePage }) => {
      const clock = await PageClock.of(page);
      const moves = await countMoves(page);
      await clock.stop();
      await homePage.open();
      const play = carousel(page).getByRole('button', { name: 'Play the banners' });
      await clock.moveUntilVisible(play);
      await clock.move(20_000);
      expect(await moves()).toBe(0);
      await play.focus();
      await page.keyboard.press('Enter');
      await page.mouse.click(200, 5); // neither pointed at nor in focus
      await clock.untilWaiting(5_000);
      await clock.move(5_000);
      await expect(counter(page, 2)).toBeVisible();
      expect(await moves()).toBe(1);
    });
  });
});
