import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { withInstalledApp } from '../../../support/browser/installed-app';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records the kind of each page transition that the page starts, or `none` for a transition without a kind. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const kinds: string[] = [];
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { pageTransitions: kinds, startPlainTransition: start });
    document.startViewTransition = (update) => {
      kinds.push(document.documentElement.dataset.pageTransition ?? 'none');
      return start(update);
    };
  });

const transitionsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { pageTransitions: string[] }).pageTransitions);

/**
 * Resolves with the names of the app's animations for a page transition of this kind; empty if only the browser's
 * default animations apply.
 */
const rulesOf = (page: Page, kind: string) =>
  page.evaluate(async (wanted) => {
    const { startPlainTransition } = window as unknown as { startPlainTransition: typeof document.startViewTransition };
    document.documentElement.dataset.pageTransition = wanted;
    const transition = startPlainTransition(() => undefined);
    await transition.ready;
    const names = document.getAnimations().map((one) => (one instanceof CSSAnimation ? one.animationName : ''));
    transition.skipTransition();
    return names.filter((name) => /page/.test(name)).sort();
  }, kind);

const isInstalled = (page: Page) => page.evaluate(() => matchMedia('(display-mode: standalone)').matches);

test('[ENG-6.5][INST-1][INST-5][TRK-1] a web app in a standalone window is installed, offers no installation and animates page changes', async ({
  platform,
}) => {
  platform.setScenario('FAIR', { install: true });
  await withInstalledApp(platform, async ({ page }) => {
    await recordTransitions(page);
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isInstalled(page)).toBe(true);
    // The code of the animations is loaded with that of the installation.
    await expect.poll(() => platform.eventsNamed('a2hsInstalled')).toEqual([1]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_POPUP_LOG'))).toContain('"installed"');
    await expect(page.getByRole('complementary', { name: 'Download the app' })).toHaveCount(0);
    // The browser's own button for it is missing.
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();

    const places = page.getByRole('navigation').last();
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveCount(0);
    await places.getByRole('link', { name: 'Promotions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect.poll(() => transitionsOf(page)).toEqual(['forward', 'back', 'fade']);
    // The last one has ended.
    await expect(page.locator('html[data-page-transition]')).toHaveCount(0);
    expect(await rulesOf(page, 'forward')).toEqual(['page-enter', 'page-leave']);
    expect(await rulesOf(page, 'back')).toEqual(['page-enter-back', 'page-leave-back']);
    expect(await rulesOf(page, 'fade')).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await places.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toHaveCount(0);
    expect(await transitionsOf(page)).toHaveLength(3);
  });
});

test('[ENG-6.7][LINK-1] the installed app keeps clear of status bar and home indicator; external links open outside it', async ({
  platform,
}) => {
  const insets = { top: 59, bottom: 34 };
  const banner = { id: '1', image: '/cdn/FAIR/icon-192.png', groupName: 'home_top', linkageType: 'URL' };
  const list = [{ ...banner, title: 'Partner', url: 'https://partner.example/offer' }];
  const body = JSON.stringify({ success: true, value: { list } });
  platform.addFault({ endpoint: 'banners', body, contentType: 'application/json' });
  await withInstalledApp(platform, async ({ page, context }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'Partner' }));
    await page.goto('/m/home');
    const edges = async (place: ReturnType<Page['getByRole']>) => {
      const boxes = await Promise.all((await place.all()).map((one) => one.boundingBox()));
      const shown = boxes.filter((box) => box !== null);
      return [Math.min(...shown.map(({ y }) => y)), Math.max(...shown.map(({ y, height }) => y + height))] as const;
    };
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
    const [headerTop] = await edges(header.getByRole('link'));
    expect(headerTop).toBeGreaterThanOrEqual(insets.top);
    const [, navigationBottom] = await edges(page.getByRole('navigation').last().getByRole('link'));
    expect(navigationBottom).toBeLessThanOrEqual(844 - insets.bottom);

    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Partner' }).click();
    const other = await opening;
    await expect(other).toHaveURL('https://partner.example/offer');
    expect(await isInstalled(other)).toBe(false);
    await expect(page).toHaveURL(/\/m\/home/);

    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(page).toHaveURL(/\/m\/login/);
    expect(context.pages()).toHaveLength(2);
    const back = page
      .getByRole('button', { name: 'Back' })
      .or(page.getByRole('link', { name: 'Back' }))
      .first();
    await expect(back).toBeVisible();
    expect((await edges(back))[0]).toBeGreaterThanOrEqual(insets.top);
  });
});
