import type { Page } from '@playwright/test';
import { STATUS_CACHE_PREFIX } from '../../../src/contract/storage-keys';
import { delayScriptRequests } from '../../support/browser/first-screen';
import { expect, test } from '../../support/browser/fixtures';
import { PageClock } from '../../support/clocks/page-clock';

const FAILURES = /Failed to load resource/;
const menu = (page: Page) => page.locator('select');
const html = (page: Page) => page.locator('html');

/** Delays the Vietnamese catalogue until the returned function is called. */
async function holdVietnamese(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/texts-\w+\/vi\.js/, (route) => released.then(() => route.continue()));
  return release;
}

test('[I18N-1.2][API-1.1] a chosen language applies immediately and is sent with the first request after a reload', async ({
  page,
  homePage,
  platform,
}) => {
  await homePage.open();
  await expect.poll(() => platform.wireEntries('gameLanes').at(-1)?.headers.language).toBe('EN');
  await menu(page).selectOption('VI');
  await expect(html(page)).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  const before = platform.wireEntries('status').length;
  await page.reload();
  await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await expect(menu(page)).toHaveValue('VI');
  const requests = platform.wireEntries('status').slice(before);
  expect(requests.map(({ headers }) => headers.language)).toContain('VI');
  expect(requests[0]?.headers.language).toBe('VI');
});

test('[I18N-1.5] a browser that runs no scripts asks for them in the language of the host', async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [merchant, text] of [
    ['FAIR', 'Please switch on JavaScript.'],
    ['KOPI', 'Vui lòng bật JavaScript.'],
  ] as const) {
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    await expect(page.getByText(text), merchant).toBeVisible();
  }
  await context.close();
});

test('[I18N-1] a right-to-left language mirrors the page, and the next start is right to left before any script has loaded', async ({
  page,
  context,
  homePage,
}) => {
  await homePage.open();
  await menu(page).selectOption('UR');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ur');
  const login = page.getByRole('link', { name: 'لاگ ان کریں' });
  await expect(login).toBeVisible();
  const [brand, link] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await login.boundingBox()];
  expect(brand?.x).toBeGreaterThan(link?.x ?? Number.POSITIVE_INFINITY);

  await delayScriptRequests(context);
  await page.reload({ waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ur');
});

test.describe('on a bad network', () => {
  test.use({ allowedPageErrors: FAILURES });

  test('[I18N-1.2] a status response that arrives while the catalogue of a chosen language loads does not reset the language', async ({
    page,
    homePage,
    platform,
  }) => {
    const readCachedAt = () =>
      page.evaluate((key) => Number(JSON.parse(localStorage.getItem(key) ?? '{}').at), `${STATUS_CACHE_PREFIX}FAIR`);
    await homePage.open();
    await expect(menu(page)).toHaveValue('EN');
    // The first status is cached after the first render.
    await expect.poll(readCachedAt).toBeGreaterThan(0);
    const before = await readCachedAt();
    const releaseStatus = platform.holdRequests({ endpoint: 'status' });
    await page.reload();
    const release = await holdVietnamese(page);
    const catalogueRequest = page.waitForRequest(/\/texts-\w+\/vi\.js/);
    await menu(page).selectOption('VI');
    await catalogueRequest;
    releaseStatus();
    await expect.poll(readCachedAt).toBeGreaterThan(before);
    release();
    await expect(html(page)).toHaveAttribute('lang', 'vi');
    await expect(menu(page)).toHaveValue('VI');
  });

  test('[I18N-1] the language chosen last applies; if its catalogue fails to load, the one before stays until a second choice', async ({
    page,
    homePage,
  }) => {
    const clock = await PageClock.install(page);
    await homePage.open();
    await test.step('whichever catalogue loads last', async () => {
      const release = await holdVietnamese(page);
      const catalogueRequest = page.waitForRequest(/\/texts-\w+\/vi\.js/);
      await menu(page).selectOption('VI');
      await catalogueRequest;
      await menu(page).selectOption('CN');
      await expect(menu(page)).toHaveValue('CN');
      const catalogueResponse = page.waitForResponse(/\/texts-\w+\/vi\.js/);
      release();
      await (await catalogueResponse).finished();
      await page.reload();
      await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
      await expect(menu(page)).toHaveValue('CN');
    });
    await page.unroute(/\/texts-\w+\/vi\.js/);
    await page.route(/\/texts-\w+\/vi\.js/, (route) => route.abort());
    await clock.stop(); // the toast disappears by itself
    await menu(page).selectOption('VI');
    await expect(page.getByRole('alert').filter({ hasText: '网络' })).toBeVisible();
    await expect(menu(page)).toHaveValue('CN');
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await page.unroute(/\/texts-\w+\/vi\.js/);
    await page.clock.resume();
    await menu(page).selectOption('VI');
    await expect(html(page)).toHaveAttribute('lang', 'vi');
  });
});
