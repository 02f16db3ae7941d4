import type { Page } from '@playwright/test';
import { STATUS_PREFIX } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';

const FAILURES = /Failed to load resource/;
const menu = (page: Page) => page.locator('select');
const html = (page: Page) => page.locator('html');

/** Keeps the Vietnamese texts away until the function that this answers is called. */
async function holdVietnamese(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/catalogues-vi/, (route) => held.then(() => route.continue()));
  return letGo;
}

test('[I18N-1] a chosen language is spoken at once, and at every later start', async ({ page, homePage }) => {
  await homePage.open();
  await menu(page).selectOption('CN');
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible();
  await expect(menu(page)).toHaveValue('CN');
});

test('[API-1] the first call of a start names the visitor’s choice, later ones the language spoken', async ({
  page,
  homePage,
  platform,
}) => {
  await homePage.open();
  await expect.poll(() => platform.wire('gameLanes').at(-1)?.headers.language).toBe('EN');
  await menu(page).selectOption('VI');
  await expect(html(page)).toHaveAttribute('lang', 'vi');
  const before = platform.wire('status').length;
  await page.reload();
  await expect.poll(() => platform.wire('status').length).toBeGreaterThan(before);
  expect(platform.wire('status').at(-1)?.headers.language).toBe('VI');
});

test.describe('on a bad network', () => {
  test.use({ allowedComplaints: FAILURES });

  test('[I18N-1] the last choice counts, whichever catalogue comes last', async ({ page, homePage }) => {
    await homePage.open();
    const letGo = await holdVietnamese(page);
    const asked = page.waitForRequest(/catalogues-vi/);
    await menu(page).selectOption('VI');
    await asked;
    await menu(page).selectOption('CN');
    await expect(menu(page)).toHaveValue('CN');
    const arrived = page.waitForResponse(/catalogues-vi/);
    letGo();
    await (await arrived).finished();
    await page.reload();
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await expect(menu(page)).toHaveValue('CN');
  });

  test('[I18N-1] a choice is not taken back by the status of a start that comes meanwhile', async ({
    page,
    homePage,
    platform,
  }) => {
    const keptAt = () =>
      page.evaluate((key) => Number(JSON.parse(localStorage.getItem(key) ?? '{}').at), `${STATUS_PREFIX}FAIR`);
    await homePage.open();
    await expect(menu(page)).toHaveValue('EN');
    const before = await keptAt();
    const answer = platform.hold({ endpoint: 'status' });
    await page.reload();
    const letGo = await holdVietnamese(page);
    const asked = page.waitForRequest(/catalogues-vi/);
    await menu(page).selectOption('VI');
    await asked;
    answer();
    await expect.poll(keptAt).toBeGreaterThan(before);
    letGo();
    await expect(html(page)).toHaveAttribute('lang', 'vi');
    await expect(menu(page)).toHaveValue('VI');
  });

  test('[I18N-1] a language that cannot be had leaves the one that is spoken', async ({ page, homePage }) => {
    const clock = await PageClock.of(page);
    await homePage.open();
    await menu(page).selectOption('CN');
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await page.route(/catalogues-vi/, (route) => route.abort());
    await clock.stop(); // what says so goes by itself
    await menu(page).selectOption('VI');
    await expect(page.getByRole('alert').filter({ hasText: '网络' })).toBeVisible();
    await expect(menu(page)).toHaveValue('CN');
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
  });

  test.describe('of a Vietnamese visitor', () => {
    test.use({ locale: 'vi-VN' });

    test('[I18N-1] [BOOT-1] a start that fails says so in a language that the document names', async ({ page }) => {
      await page.route(/\/wps\//, (route) => route.abort());
      await page.goto('/m/home');
      await expect(page.getByRole('heading', { level: 1, name: 'Không thể khởi động' })).toBeVisible();
      await expect(html(page)).toHaveAttribute('lang', 'vi');
    });
  });
});
