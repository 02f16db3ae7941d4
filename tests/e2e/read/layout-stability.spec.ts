import type { Page } from '@playwright/test';
import { MERCHANTS } from '../../platform/merchants/find-merchant';
import { expect, test } from '../../support/browser/fixtures';
import { PageClock } from '../../support/clocks/page-clock';
import { openGameFromHome } from '../../support/games/open-game-from-home';
import { openHomeAsMember, prepareMemberSession } from '../../support/members/signed-in';
import { expectNoLayoutShift, recordLayoutShifts, waitUntilHomeIsStable } from '../../support/page/layout-shifts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const VIEWPORTS = { portrait: { width: 390, height: 844 }, landscape: { width: 844, height: 390 } } as const;

for (const [merchant, name] of [
  ['SOL', 'portrait'],
  ['KOPI', 'landscape'],
] as const) {
  test(`[GAME-5.7] the home page of ${merchant} has no layout shift while it loads, in ${name}`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize(VIEWPORTS[name]);
    await recordLayoutShifts(page);
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    await waitUntilHomeIsStable(page);
    await expectNoLayoutShift(page);
    await page.reload();
    await waitUntilHomeIsStable(page);
    await expectNoLayoutShift(page);
  });
}

/** Number of first visits in which a font may come too late: on a busy machine a start takes more than three seconds. */
const MAX_FIRST_VISITS = 5;

for (const { code } of MERCHANTS) {
  test(`[WL-2.19] on a first visit, the name of ${code} gets a display font that arrives after it is painted, and nothing moves`, async ({
    browser,
    contextOptions,
    platform,
  }) => {
    let isInDisplayFont = false;
    for (let visit = 1; visit <= MAX_FIRST_VISITS && !isInDisplayFont; visit += 1) {
      const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'block' });
      isInDisplayFont = await visitWithLateFont(await context.newPage(), platform.originOf(code));
      await context.close();
    }
    expect(isInDisplayFont).toBe(true);
  });
}

/** Expects that nothing moves. Resolves with whether the name is in the display font. */
async function visitWithLateFont(page: Page, origin: string): Promise<boolean> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/face-.*\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await recordLayoutShifts(page);
  await page.goto(`${origin}/m/home`, { waitUntil: 'commit' });
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toBeVisible();
  // No later: a text takes a font within three seconds only.
  release();
  await waitUntilHomeIsStable(page);
  await expectNoLayoutShift(page);
  const shown = await name.screenshot();
  await name.evaluate((heading) => heading.style.setProperty('--font-display', 'initial'));
  return !shown.equals(await name.screenshot());
}

test('[GAME-5.7] the home page of a member with recent games has no layout shift', async ({ page }) => {
  await openHomeAsMember(page);
  await openGameFromHome(page);
  await recordLayoutShifts(page);
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Recently played' }).getByRole('link')).toHaveCount(1);
  await waitUntilHomeIsStable(page);
  await expectNoLayoutShift(page);
});

test('[GAME-7.1] announcements scroll at 60 pixels per second until they are paused', async ({ page, homePage }) => {
  await homePage.open();
  const announcements = page.getByRole('region', { name: 'Announcements' });
  const lists = announcements.getByRole('list');
  const readLeft = () => lists.first().evaluate((list) => list.getBoundingClientRect().left);
  /**
   * Resolves with the speed of the announcement ticker in CSS pixels per second, or `undefined` before its animation
   * exists.
   */
  const speed = () =>
    lists.first().evaluate((list) => {
      const [animation] = list.parentElement?.getAnimations() ?? [];
      const { duration } = animation?.effect?.getTiming() ?? {};
      return animation && Math.round((list.getBoundingClientRect().width / (Number(duration) / 1000)) * 1000) / 1000;
    });
  await expect.poll(speed).toBe(60);
  const width = () => lists.first().evaluate((list) => list.getBoundingClientRect().width);
  const before = await width();
  await page.setViewportSize(VIEWPORTS.landscape);
  await expect.poll(width).not.toBe(before);
  await expect.poll(speed).toBe(60);

  const startLeft = await readLeft();
  await expect.poll(readLeft).not.toBe(startLeft);
  await announcements.getByRole('button', { name: 'Pause the announcements' }).click();
  await expect(announcements.getByRole('button', { name: 'Play the announcements' })).toBeVisible();
  // A browser pauses an animation with the next frame.
  const state = await lists.first().evaluate(async (list) => {
    const [animation] = list.parentElement?.getAnimations() ?? [];
    return (await animation?.ready)?.playState;
  });
  expect(state).toBe('paused');
  const pausedLeft = await readLeft();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await readLeft()).toBe(pausedLeft);
});

test.describe('banners', () => {
  test.use({ isMobile: false, hasTouch: false });
  const carousel = (page: Page) => page.getByRole('region', { name: 'Promotions' });
  /** Counts how often the page scrolls the banners programmatically. Resolves with a function that reads the count. */
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

  test('[GAME-5.15] the banners advance automatically, except in a hidden tab or while they are hovered, focused or paused', async ({
    page,
    homePage,
  }) => {
    const clock = await PageClock.install(page);
    const moves = await countMoves(page);
    await clock.stop();
    await homePage.open();
    await clock.advanceUntilVisible(carousel(page));
    await expect(counter(page, 1)).toBeVisible();
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', writable: true }));
    await clock.advance(20_000);
    expect(await moves()).toBe(0);
    await page.evaluate(() => Object.assign(document, { visibilityState: 'visible' }));
    await clock.advance(5_000);
    await expect(counter(page, 2)).toBeVisible();

    await carousel(page).hover();
    await clock.waitForNoInterval(5_000);
    await clock.advance(20_000);
    expect(await moves()).toBe(1);
    await page.mouse.move(200, 700);
    await clock.waitForInterval(5_000);
    await clock.advance(5_000);
    await expect(counter(page, 3)).toBeVisible();

    await page.keyboard.press('Tab');
    await carousel(page).getByRole('button', { name: 'Pause the banners' }).focus();
    await clock.waitForNoInterval(5_000);
    await clock.advance(20_000);
    expect(await moves()).toBe(2);
    await page.keyboard.press('Enter');
    await expect(carousel(page).getByRole('button', { name: 'Play the banners' })).toBeVisible();
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('[GAME-5.5][GAME-5.15] the banners do not advance and offer no motion, and a changed style takes effect at once', async ({
      page,
      homePage,
    }) => {
      const clock = await PageClock.install(page);
      const moves = await countMoves(page);
      await clock.stop();
      await homePage.open();
      await clock.advanceUntilVisible(counter(page, 1));
      await clock.advance(20_000);
      expect(await moves()).toBe(0);
      await expect(carousel(page).getByRole('button')).toHaveCount(0);

      // Otherwise content would jump a frame later.
      const padding = await page.evaluate(() => {
        const element = document.body.appendChild(document.createElement('div'));
        const read = () => getComputedStyle(element).paddingTop;
        const before = read();
        element.style.paddingTop = '50px';
        return [before, read()];
      });
      expect(padding).toEqual(['0px', '50px']);
    });
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[ENG-6.9] nothing moves while a page loads', async ({ page, platform }) => {
    await prepareMemberSession(page);
    const release = platform.holdRequests({ endpoint: 'transactions' });
    await page.goto('/m/member/history');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition'));
    await expect.poll(() => page.evaluate(running)).toEqual([]);
    release();
  });
});
