import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FAILED_START_COUNT_KEY, HOME_SNAPSHOT_KEY, VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import {
  clearUpdateCheckThrottle,
  expect,
  openHomeWithServiceWorker,
  readVersionMarker,
  recordServiceWorkerMessages,
  test,
  waitForServiceWorkerMessage,
} from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { HomePage } from '../../support/page-objects/home-page';
import { checkForNewServiceWorker } from '../../support/service-worker/check-for-new-service-worker';
import { readActiveVersion, readServiceWorkerState } from '../../support/service-worker/service-worker-state';
import { readStoredBodyHashes, waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

/** Number of browsers that a bad release reaches; `npm run nightly` takes 100. */
const BROWSERS = Number(process.env.RECOVERY_BROWSERS ?? 2);

/** What a start writes again: the count of failed ones, and the picture of home, which a failed one deletes. */
const RENEWED_KEYS: readonly string[] = [FAILED_START_COUNT_KEY, HOME_SNAPSHOT_KEY];
/** Databases that the kill script deletes, which hold nothing of the member. */
const CLEARED = /^fairground-(versions|images|faults)$/;

test.use({
  allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource|does not start`),
});

test.beforeEach(async ({ page, context, served }) => {
  await recordServiceWorkerMessages(context);
  await page.goto(`${served.origin}/m/home`);
  await waitUntilServedVersionStored(page);
  // The page has checked its version; it checks again only when a test triggers it.
  await waitForServiceWorkerMessage(page, /version-current/);
});

test('[BOOT-5] a stored version that fails twice is bypassed at the third start and replaced by the version on the server', async ({
  page,
  site,
}) => {
  await site.publish('broken', { changed: 'main', head: 'throw new Error("this build does not start");' });
  await clearUpdateCheckThrottle(page);
  await page.reload();
  await expect.poll(async () => (await readActiveVersion(page))?.build).toBe('broken');
  await site.publish('mended', { changed: 'main' });

  const home = new HomePage(page);
  for (const start of [1, 2]) {
    await page.reload();
    expect(await readVersionMarker(page), `start ${start}`).toBe('broken');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), FAILED_START_COUNT_KEY))
      .toBe(String(start));
    await expect(home.title).toBeHidden();
  }
  await page.reload();
  await expect(home.title).toBeVisible();
  expect(await readVersionMarker(page)).toBe('mended');
  await expect(page).toHaveURL(/\/m\/home$/);
  await waitUntilServedVersionStored(page);
});

test('[UPD-2] the kill script empties the store, passes every request to the network and stays registered as service worker', async ({
  page,
  site,
}) => {
  await site.publish('second');
  await site.replaceServiceWorker(await readFile('deploy/kill-sw.js', 'utf8'));
  await page.reload();
  await checkForNewServiceWorker(page);
  await expect.poll(() => readStoredBodyHashes(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain(VERSIONS_DATABASE);

  await page.reload();
  expect(await readVersionMarker(page)).toBe('second');
  await expect(new HomePage(page).title).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('[UPD-2] after a bad release and the kill script every browser works at its second start, and has kept its data', async ({
  browser,
  contextOptions,
  site,
  served,
}) => {
  test.setTimeout(240_000 + BROWSERS * 30_000);
  const pages: Page[] = [];
  const readData = (page: Page) =>
    page.evaluate(async () => ({
      texts: Object.keys(localStorage).sort(),
      kept: localStorage.getItem('test:kept'),
      databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
    }));
  for (let opened = 0; opened < BROWSERS; opened += 1) {
    const page = await (await browser.newContext({ ...contextOptions, serviceWorkers: 'allow' })).newPage();
    await openHomeWithServiceWorker(page, page.context(), served.origin);
    await page.evaluate(() => localStorage.setItem('test:kept', 'yes'));
    pages.push(page);
  }
  await site.publish('broken', { changed: 'main', head: 'throw new Error("this build does not start");' });
  for (const page of pages) {
    await clearUpdateCheckThrottle(page);
    await page.reload();
    await expect.poll(async () => (await readActiveVersion(page))?.build).toBe('broken');
    await page.reload();
    await expect(new HomePage(page).title).toBeHidden();
  }
  const before = await Promise.all(pages.map(readData));
  await site.publish('mended', { changed: 'main' });
  await site.replaceServiceWorker(await readFile('deploy/kill-sw.js', 'utf8'));
  for (const [index, page] of pages.entries()) {
    // The first start finds the script, which then empties the store.
    await page.reload();
    await checkForNewServiceWorker(page);
    await expect.poll(() => readStoredBodyHashes(page)).toEqual([]);
    await page.reload();
    await expect(new HomePage(page).title).toBeVisible();
    expect(await readVersionMarker(page)).toBe('mended');
    const { texts = [], databases = [] } = before[index] ?? {};
    const after = await readData(page);
    expect(after.kept).toBe('yes');
    expect(after.texts).toEqual(expect.arrayContaining(texts.filter((key) => !RENEWED_KEYS.includes(key))));
    expect(after.databases).toEqual(expect.arrayContaining(databases.filter((name) => !CLEARED.test(name ?? ''))));
    await page.context().close();
  }
});

test('[OFF-2] the service worker reports its state even while offline', async ({ page, context }) => {
  await context.setOffline(true);
  // A reason takes the place of a value that a busy store does not return in time.
  await expect(async () => {
    const version = await readActiveVersion(page);
    if (!version) throw new Error('no version is active');
    expect(version).toMatchObject({ isComplete: true, storedFiles: version.files, storedBytes: version.bytes });
    const state = await readServiceWorkerState(page);
    expect(state.versions).toHaveLength(1);
    expect(state.runByPages).toEqual([version.build]);
    expect(state.outbox).toMatchObject({ waiting: 0 });
    expect(state.storage.usage).toBeGreaterThan(version.bytes / 10);
  }).toPass({ timeout: 60_000 });
});
