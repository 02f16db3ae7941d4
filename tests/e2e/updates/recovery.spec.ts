import { readFile } from 'node:fs/promises';
import { FAILED_STARTS_KEY, VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import { expect, hearWorker, makeCheckDue, markOf, test, untilHeard } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { HomePage } from '../../support/pages/home-page';
import { storedContent, untilStored } from '../../support/stored-content';
import { versionInCharge, workerState } from '../../support/worker-state';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource|does not start`) });

test.beforeEach(async ({ page, context, served }) => {
  await hearWorker(context);
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
  // The page has asked for its version: from now on it asks when a test lets it.
  await untilHeard(page, /version-current/);
});

test('[BOOT-5] a stored version that does not start is passed by at the third start, and replaced', async ({
  page,
  site,
}) => {
  await site.publish('broken', { changed: 'main', head: 'throw new Error("this build does not start");' });
  await makeCheckDue(page);
  await page.reload();
  await expect.poll(async () => (await versionInCharge(page))?.build).toBe('broken');
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

test('[OFF-2] the worker tells its state, also offline', async ({ page, context }) => {
  await context.setOffline(true);
  // In the place of what a busy store does not answer in time stands a reason.
  await expect(async () => {
    const version = await versionInCharge(page);
    if (!version) throw new Error('no version is in charge');
    expect(version).toMatchObject({ isWhole: true, storedFiles: version.files, storedBytes: version.bytes });
    const state = await workerState(page);
    expect(state.versions).toHaveLength(1);
    expect(state.runByPages).toEqual([version.build]);
    expect(state.outbox).toMatchObject({ waiting: 0 });
    expect(state.storage.usage).toBeGreaterThan(version.bytes / 10);
  }).toPass({ timeout: 15_000 });
});
