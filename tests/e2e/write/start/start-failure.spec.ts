import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';

test.use({ allowedPageErrors: /./ });

const startError = (page: Page) => page.locator('#root').getByRole('alert');
const retryButton = (page: Page, name = 'Retry') => page.locator('#root').getByRole('button', { name });

/** Makes a start throw before its first render: every property descriptor inherits an invalid getter. */
const POLLUTE_PROTOTYPE = "Object.prototype.get = 'not a function';";

test('[BOOT-5] a browser whose BroadcastChannel throws can still start', async ({ page, homePage }) => {
  await page.addInitScript(() => {
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  });
  await homePage.open();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
});

test('[BOOT-5] an exception before the first render shows an error, and Retry reloads the page', async ({
  page,
  homePage,
}) => {
  await page.addInitScript(
    `if (!sessionStorage.getItem('clean')) { sessionStorage.setItem('clean', '1'); ${POLLUTE_PROTOTYPE} }`,
  );
  await page.goto('/m/home');
  await expect(startError(page)).toContainText('could not start');
  await retryButton(page).click();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
});

test('[BOOT-5] a main script that fails to load shows an error, and Retry reloads the page', async ({
  page,
  homePage,
}) => {
  await page.route(/\/m\/assets\/main/, (route) => route.abort());
  await page.goto('/m/home');
  await expect(startError(page)).toContainText('could not start');
  await page.unroute(/\/m\/assets\/main/);
  await retryButton(page).click();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
});

test('[BOOT-5] games that arrive after the error of a start do not cover it', async ({ page, platform }) => {
  const release = platform.holdRequests({ endpoint: 'gameLanes' });
  await page.route(/\/m\/assets\/main/, (route) => route.abort());
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(startError(page)).toContainText('could not start');
  const games = page.waitForResponse(/GCSGAME_newGameVendor/);
  release();
  await (await games).finished();
  await retryButton(page).click({ trial: true });
  await expect(page.locator('.first-snapshot')).toHaveCount(0);
});

test('[BOOT-5] a main script that never loads shows an error', async ({ page }) => {
  const clock = await PageClock.install(page);
  await clock.stop();
  await page.route(/\/m\/assets\/main/, () => undefined); // accepted, never answered
  await page.goto('/m/home', { waitUntil: 'commit' });
  await clock.waitForTimer(25_000);
  await clock.advance(25_000);
  await expect(startError(page)).toContainText('could not start');
  await expect(retryButton(page)).toBeVisible();
});

test('[BOOT-5] if no catalogue loads, an error is shown instead of an app without texts', async ({
  page,
  homePage,
}) => {
  await page.route(/catalogues/, (route) => route.abort());
  await page.goto('/m/home');
  await expect(startError(page)).toContainText('could not start');
  await page.unroute(/catalogues/);
  await retryButton(page).click();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
});

for (const [locale, message, button] of [
  ['en-US', 'This browser is too old', 'Retry'],
  ['vi-VN', 'Trình duyệt này quá cũ', 'Thử lại'],
  ['zh-CN', '此浏览器版本过旧', '重试'],
] as const) {
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale });

    test(`[BOOT-5] a browser without import maps gets a message in ${locale}`, async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLScriptElement, 'supports');
      });
      await page.route('**/m/home', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/<script type="importmap">.*?<\/script>/s, '');
        await route.fulfill({ response, body: html });
      });
      await page.goto('/m/home');
      await expect(startError(page)).toContainText(message);
      await expect(retryButton(page, button)).toBeVisible();
    });
  });
}

test('[I18N-1] a failed start uses the language the visitor has chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('MC_LANGUAGE', '"VI"'));
  await page.route(/\/m\/assets\/main/, (route) => route.abort());
  await page.goto('/m/home');
  await expect(startError(page)).toContainText('Không thể khởi động');
  await expect(startError(page)).toHaveAttribute('lang', 'vi');
});
