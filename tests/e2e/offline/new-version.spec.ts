import { ASSET_FOLDER, ASSET_MANIFEST_URL, SHELL_URL, STATIC_MANIFEST_URL } from '../../../src/contract/asset-manifest';
import { expect, makeCheckDue, markOf, openStored, test, untilHeard, workerRequests } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { storedContent, untilComplete, untilStored } from '../../support/stored-content';
import { workerFaults } from '../../support/worker-state';

test.use({ allowedComplaints: LOST_NETWORK });

test.beforeEach(({ page, context, served }) => openStored(page, context, served.origin));

test('[UPD-2] a new version is fetched behind the page, changed files alone, and the next visit gets it', async ({
  page,
  context,
  site,
}) => {
  await site.publish('second');
  const requests = workerRequests(context);
  await makeCheckDue(page);
  await page.reload();
  expect(await markOf(page)).toBeNull();

  // A page that was not there yet when the version came hears of it when it asks.
  await untilHeard(page, /version-(committed|current) second/);
  await page.reload();
  expect(await markOf(page)).toBe('second');
  expect(requests).toEqual([ASSET_MANIFEST_URL, STATIC_MANIFEST_URL, SHELL_URL]);

  await context.setOffline(true);
  await page.reload();
  expect(await markOf(page)).toBe('second');
});

test('[UPD-2] of two hundred files one that has changed is fetched, and the shell that names it', async ({
  page,
  context,
  site,
}) => {
  await site.grow(200);
  await makeCheckDue(page);
  await page.reload();
  await untilStored(page);
  await untilHeard(page, /version-current/);
  await site.publish('second', { changed: 'grown-117' });
  const requests = workerRequests(context);
  await makeCheckDue(page);
  await page.reload();
  await untilComplete(page, 'second');
  expect(requests.filter((path) => path.startsWith(ASSET_FOLDER))).toEqual(['/m/assets/grown-117-second.js']);
  expect(requests.sort()).toEqual(
    ['/m/assets/grown-117-second.js', ASSET_MANIFEST_URL, SHELL_URL, STATIC_MANIFEST_URL].sort(),
  );
});

test('[OFF-2] a version that cannot be fetched whole never comes in charge', async ({ page, context, site }) => {
  await site.publish('broken');
  const requests = workerRequests(context);
  await context.route(`**${SHELL_URL}`, (route) => route.abort('connectionreset'));
  await makeCheckDue(page);
  await page.reload();
  // The HTTP cache is asked first and passed by then: after the second try the file is given up.
  await expect.poll(() => workerFaults(page)).toContain(`file: network ${SHELL_URL}`);
  expect(requests.filter((path) => path === SHELL_URL).length).toBeGreaterThanOrEqual(2);

  await page.reload();
  expect(await markOf(page)).toBeNull();
  await context.setOffline(true);
  await page.reload();
  expect(await markOf(page)).toBeNull();
});

test('[UPD-1] the manifests are not asked for again within a minute', async ({ page, context }) => {
  const requests = workerRequests(context);
  await page.reload();
  // The page has asked, and the worker has answered.
  await untilHeard(page, /version-current/);
  expect(requests).toEqual([]);
});

test('[OFF-2] a manifest that switches service workers off empties the store, until it switches them on again', async ({
  page,
  site,
}) => {
  await site.publish('bad', { serviceWorker: 'off' });
  await makeCheckDue(page);
  await page.reload();
  await expect.poll(() => storedContent(page)).toEqual([]);
  await page.reload();
  expect(await markOf(page)).toBe('bad');

  await site.publish('good');
  await page.reload();
  await untilStored(page);
});
