import { trackEvents } from '../../../src/contract/endpoints/site/tracking';
import { ASSET_MANIFEST_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { expect, test } from '../../support/browser/fixtures';
import { openHomeWithServiceWorker } from '../../support/deploy/deployed-site';
import { dispatchOnlineEvent, fillOutbox, markAppAsOpenedBefore } from '../../support/service-worker/outbox';
import { readServiceWorkerState } from '../../support/service-worker/service-worker-state';
import { readStoredBodyHashes, waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test('[OFF-2] `?sw=off` deletes all stored files and cached responses; the service worker stays registered, but unused', async ({
  page,
  context,
  homePage,
  platform,
}) => {
  await markAppAsOpenedBefore(context);
  // Wait until the page has checked its version: a pending check would refill the store.
  await openHomeWithServiceWorker(page, context, platform.originOf('FAIR'));

  const workerRequests: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) workerRequests.push(new URL(request.url()).pathname);
  });
  await homePage.open('?sw=off');
  await expect(homePage.title).toBeVisible();
  await expect.poll(() => readStoredBodyHashes(page)).toEqual([]);
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
  expect(await readStoredBodyHashes(page)).toEqual([]);

  // The next visit uses the service worker again.
  await homePage.open();
  await waitUntilServedVersionStored(page);
});
