import type { Page } from '@playwright/test';
import { FAILED_START_COUNT_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { locateMemberName } from '../../../support/members/shown-member';

test.use({ allowedPageErrors: /./ });

const startError = (page: Page) => page.locator('#root').getByRole('alert');
const retryButton = (page: Page, name = 'Retry') => page.locator('#root').getByRole('button', { name });

/** Time after which the page records a start as failed (ms). The page shows an error later, after ERROR_TIMEOUT_MS. */
const FAILED_START_TIMEOUT_MS = 8_000;
const ERROR_TIMEOUT_MS = 25_000;

const readFailedStarts = (page: Page) => page.evaluate((key) => localStorage.getItem(key), FAILED_START_COUNT_KEY);

/** Script that makes a start throw before its first render: every property descriptor inherits an invalid getter. */
const POLLUTE_PROTOTYPE = "Object.prototype.get = 'not a function';";

test('[SESS-1] [BOOT-5] the app starts and a member can sign in even if access to web storage and BroadcastChannel is denied', async ({
  page,
  loginPage,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  });
  await loginPage.open();
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(locateMemberName(page, 'alice')).toBeVisible();
});

test('[BOOT-5.10] if an exception is thrown before the first render, an error is shown, and Retry reloads the page', async ({
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

test('[BOOT-5.10] if the main script fails to load, an error with Retry is shown, which games that load later do not cover', async ({
  page,
  platform,
  homePage,
}) => {
  const release = platform.holdRequests({ endpoint: 'gameLanes' });
  await page.route(/\/m\/assets\/main/, (route) => route.abort());
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(startError(page)).toContainText('could not start');
  const games = page.waitForResponse(/GCSGAME_newGameVendor/);
  release();
  await (await games).finished();
  await retryButton(page).click({ trial: true });
  await expect(page.locator('.first-snapshot')).toHaveCount(0);

  await page.unroute(/\/m\/assets\/main/);
  await retryButton(page).click();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
});

test('[BOOT-5.13] a start that failed while the server did not respond goes on by itself once it responds', async ({
  page,
  homePage,
}) => {
  let isLost = true;
  const lose = /\/m\/(assets\/main|start-texts)/;
  await page.route(lose, (route) => (isLost ? route.abort() : route.continue()));
  const probe = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/m/start-texts.json'));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(startError(page)).toContainText('could not start');
  await probe;
  isLost = false;
  await expect(homePage.title).toHaveAccessibleName('Fairground');
});

test('[BOOT-5.10] a request for the main script without a response counts as a failed start, and an error is shown later', async ({
  page,
}) => {
  const clock = await PageClock.install(page);
  await clock.stop();
  await page.route(/\/m\/assets\/main/, () => undefined); // accepted, never answered
  await page.goto('/m/home', { waitUntil: 'commit' });
  for (const timeoutMs of [FAILED_START_TIMEOUT_MS, ERROR_TIMEOUT_MS]) await clock.waitForTimer(timeoutMs);
  await clock.advance(FAILED_START_TIMEOUT_MS);
  expect(await readFailedStarts(page)).toBe('1');
  await clock.advance(ERROR_TIMEOUT_MS - FAILED_START_TIMEOUT_MS);
  await expect(startError(page)).toContainText('could not start');
  await expect(retryButton(page)).toBeVisible();
});

test('[BOOT-5.7] a first start is not counted as failed while it waits for a response of the platform', async ({
  page,
  platform,
}) => {
  const clock = await PageClock.install(page);
  await clock.stop(); // a start that waits longer than the limit would show an error
  platform.addFault({ endpoint: 'status', hang: true });
  await page.goto('/m/home');
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThan(0);
  await clock.advance(FAILED_START_TIMEOUT_MS);
  await clock.advanceUntilVisible(page.getByRole('heading', { name: 'Still connecting…' }));
  expect(await readFailedStarts(page)).toBeNull();
});

test('[BOOT-5.10] if no text catalogue can be loaded, an error is shown instead of an app without texts', async ({
  page,
  homePage,
}) => {
  await page.route(/\/texts-/, (route) => route.abort());
  await page.goto('/m/home');
  await expect(startError(page)).toContainText('could not start');
  await page.unroute(/\/texts-/);
  await retryButton(page).click();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
});

test('[BOOT-5.10][I18N-1] a browser without import maps shows an error message in the default language of the merchant', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement, 'supports');
  });
  const url = `${platform.originOf('KOPI')}/m/home`;
  await page.route(url, async (route) => {
    const response = await route.fetch({
      // Node does not resolve the subdomains of localhost.
      url: `${platform.originOf('FAIR')}/m/home`,
      headers: { ...route.request().headers(), host: new URL(url).host },
    });
    const html = (await response.text()).replace(/<script type="importmap">.*?<\/script>/s, '');
    await route.fulfill({ response, body: html });
  });
  await page.goto(url);
  await expect(startError(page)).toContainText('Trình duyệt này quá cũ');
  await expect(startError(page)).toHaveAttribute('lang', 'vi');
  await expect(retryButton(page, 'Thử lại')).toBeVisible();
});
