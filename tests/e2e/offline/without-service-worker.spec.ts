import { trackEvents } from '../../../src/contract/endpoints/site/tracking';
import { ASSET_MANIFEST_URL } from '../../../src/contract/service-worker/asset-manifest';
import { expect, test } from '../../support/browser/fixtures';
import { openWithServiceWorker } from '../../support/deploy/deployed-site';
import { dispatchOnlineEvent, fillOutbox, markAsOpenedBefore } from '../../support/service-worker/outbox';
import { readStoredContent, waitUntilFilesStored } from '../../support/service-worker/stored-content';
import { readServiceWorkerState } from '../../support/service-worker/worker-state';

test('[OFF-2] ?sw=off deletes all stored files and cached responses but keeps the service worker registered; the app runs without it', async ({
  page,
  context,
  homePage,
  platform,
}) => {
  await markAsOpenedBefore(context);
  // Wait until the page has checked its version: a pending check would refill the store.
  await openWithServiceWorker(page, context, platform.originOf('FAIR'));

  const workerRequests: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) workerRequests.push(new URL(request.url()).pathname);
  });
  await homePage.open('?sw=off');
  await expect(homePage.title).toBeVisible();
  await expect.poll(() => readStoredContent(page)).toEqual([]);
  await expect.poll(async () => (await readServiceWorkerState(page)).versions).toEqual([]);

  // The page sends events itself and sends no request to the worker.
  await fillOutbox(page, 1);
  const countSent = async () => {
    await dispatchOnlineEvent(page);
    return platform.wireEntries(trackEvents.name).length;
  };
  await expect.poll(countSent).toBe(1);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  expect(await registrations()).toEqual([expect.stringMatching(/\/m\/$/)]);
  expect(workerRequests).not.toContain(trackEvents.path);
  expect(workerRequests).not.toContain(ASSET_MANIFEST_URL);
  expect(await readStoredContent(page)).toEqual([]);

  // The next visit uses the service worker again.
  await homePage.open();
  await waitUntilFilesStored(page);
});
