import { ASSET_MANIFEST_URL, SHELL_URL, STATIC_MANIFEST_URL } from '../../../src/contract/asset-manifest';
import { expect, makeCheckDue, markOf, test, workerRequests } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { storedContent, untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

test.beforeEach(async ({ page, served }) => {
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
});

test('[UPD-2] a new version is fetched behind the page, changed files alone, and the next visit gets it', async ({
  page,
  context,
  site,
}) => {
  await site.publish('second');
  await makeCheckDue(page);
  const requests = workerRequests(context);
  await page.reload();
  expect(await markOf(page)).toBeNull();

  await expect.poll(() => requests).toEqual([ASSET_MANIFEST_URL, STATIC_MANIFEST_URL, SHELL_URL]);
  await expect
    .poll(async () => {
      await page.reload();
      return markOf(page);
    })
    .toBe('second');
  expect(requests).toEqual([ASSET_MANIFEST_URL, STATIC_MANIFEST_URL, SHELL_URL]);

  await context.setOffline(true);
  await page.reload();
  expect(await markOf(page)).toBe('second');
});

test('[OFF-2] a version that cannot be fetched whole never comes in charge', async ({ page, context, site }) => {
  await site.publish('broken');
  await makeCheckDue(page);
  const requests = workerRequests(context);
  await context.route(`**${SHELL_URL}`, (route) => route.abort('connectionreset'));
  await page.reload();
  // The HTTP cache is asked first and passed by then: two tries, and nothing is done after the second.
  await expect.poll(() => requests.filter((path) => path === SHELL_URL).length).toBe(2);

  await page.reload();
  expect(await markOf(page)).toBeNull();
  await context.setOffline(true);
  await page.reload();
  expect(await markOf(page)).toBeNull();
});

test('[UPD-1] the manifests are not asked for again within a minute', async ({ page, context }) => {
  const requests = workerRequests(context);
  await page.reload();
  const worker = context.serviceWorkers()[0];
  // A check begins 1.5 seconds after a start; the worker's own clock says when that is over.
  await worker?.evaluate(() => new Promise((over) => setTimeout(over, 2_500)));
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
