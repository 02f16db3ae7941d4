import { ASSET_MANIFEST_URL } from '../../../src/contract/asset-manifest';
import { IMAGE_CACHE } from '../../../src/contract/storage-keys';
import { expect, makeCheckDue, markOf, openStored, test, untilHeard, workerRequests } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { quiet } from '../../support/quiet';
import { storedContent, untilComplete } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

test.beforeEach(({ page, context, served }) => openStored(page, context, served.origin));

test('[OFF-2] a manifest that has the store passed by lets everything through and leaves the store as it is', async ({
  page,
  context,
  site,
}) => {
  const before = await storedContent(page);
  await site.publish('bad', { serviceWorker: 'pass' });
  await makeCheckDue(page);
  // The visit that finds it out is still answered from the store.
  const visit = async () => {
    await page.reload();
    return markOf(page);
  };
  await expect.poll(visit).toBe('bad');
  expect(await storedContent(page)).toEqual(before);

  // It looks again at every start, and still takes nothing.
  const requests = workerRequests(context);
  expect(await visit()).toBe('bad');
  await expect.poll(() => requests).toContain(ASSET_MANIFEST_URL);
  expect(await storedContent(page)).toEqual(before);

  await site.publish('good');
  await page.reload();
  await untilComplete(page, 'good');
  // The store is passed by until the worker says so.
  await untilHeard(page, /version-(committed|current) good/);
  await context.setOffline(true);
  expect(await visit()).toBe('good');
});

test('[OFF-3] a manifest that switches service workers off empties the store of pictures too', async ({
  page,
  site,
}) => {
  const pictures = () =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, IMAGE_CACHE).catch(() => undefined);
  // At the first visit they may all have come before there was a worker to keep them.
  await page.reload();
  await expect.poll(pictures).toBeGreaterThan(0);
  // One that still comes would be kept after the others have gone.
  await quiet(page);
  await site.publish('bad', { serviceWorker: 'off' });
  await makeCheckDue(page);
  await page.reload();
  await expect.poll(pictures).toBe(0);
});
