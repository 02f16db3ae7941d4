import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WORKER_STATE_URL } from '../../../src/contract/asset-manifest';
import { FAILED_STARTS_KEY, VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import { expect, makeCheckDue, markOf, test } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { killWorker } from '../../support/outbox';
import { HomePage } from '../../support/pages/home-page';
import { storedContent, untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource|does not start`) });

test.beforeEach(async ({ page, served }) => {
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
});

const buildInCharge = (page: Page) =>
  page.evaluate(async (url) => (await (await fetch(url)).json()).versions[0]?.build, WORKER_STATE_URL);

test('[BOOT-5] a stored version that does not start is passed by at the third start, and replaced', async ({
  page,
  site,
}) => {
  await site.publish('broken', { changed: 'main', head: 'throw new Error("this build does not start");' });
  await makeCheckDue(page);
  await page.reload();
  await expect.poll(() => buildInCharge(page)).toBe('broken');
  await site.publish('mended', { changed: 'main' });

  const home = new HomePage(page);
  for (const start of [1, 2]) {
    await page.reload();
    expect(await markOf(page), `start ${start}`).toBe('broken');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), FAILED_STARTS_KEY)).toBe(String(start));
    await expect(home.title).toBeHidden();
  }
  await page.reload();
  await expect(home.title).toBeVisible();
  expect(await markOf(page)).toBe('mended');
  await expect(page).toHaveURL(/\/m\/home$/);
  await untilStored(page);
});

test('[UPD-2] the kill script empties the store, lets every request through and keeps the registration', async ({
  page,
  site,
}) => {
  await site.publish('second');
  await site.replaceServiceWorker(await readFile('deploy/kill-sw.js', 'utf8'));
  await page.reload();
  await expect.poll(() => storedContent(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain(VERSIONS_DATABASE);

  await page.reload();
  expect(await markOf(page)).toBe('second');
  await expect(new HomePage(page).title).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('[UPD-2] a worker killed at any moment of a staging leaves one whole version', async ({ page, context, site }) => {
  test.slow();
  const published: (string | null)[] = [null];
  const seen: number[] = [0];
  const home = new HomePage(page);
  for (let round = 0; round < 6; round += 1) {
    published.push(`v${round}`);
    await site.publish(`v${round}`, { changed: 'main' });
    await makeCheckDue(page);
    await page.evaluate((build) => {
      navigator.serviceWorker.controller?.postMessage({ type: 'check-version', build });
    }, `asked by ${round}`);
    await page.waitForTimeout(Math.random() * 120);
    await killWorker(context, page);
    await context.setOffline(true);
    await page.reload({ waitUntil: 'commit' });
    await expect(home.title).toBeVisible();
    // Which version it is depends on when the worker died; never an older one than before, never half of one.
    const version = published.indexOf(await markOf(page));
    expect(version).toBeGreaterThanOrEqual(seen.at(-1) ?? 0);
    seen.push(version);
    await context.setOffline(false);
  }
  expect(seen.at(-1)).toBeGreaterThan(0);
});

test('[OFF-2] the worker tells its state, also offline', async ({ page, context }) => {
  await context.setOffline(true);
  const state = await page.evaluate(async (url) => (await fetch(url)).json(), WORKER_STATE_URL);
  expect(state.versions).toHaveLength(1);
  const [version] = state.versions;
  expect(version).toMatchObject({ isWhole: true, storedFiles: version.files, storedBytes: version.bytes });
  expect(state.runByPages).toEqual([version.build]);
  expect(state.outbox).toMatchObject({ waiting: 0 });
  expect(state.storage.usage).toBeGreaterThan(version.bytes / 10);
});
