import { ASSET_MANIFEST_URL } from '../../../src/contract/service-worker/asset-manifest';
import { IMAGE_CACHE, PUBLIC_RESPONSE_CACHE } from '../../../src/contract/storage-keys';
import {
  expect,
  forceUpdateCheck,
  openWithServiceWorker,
  readVersionMarker,
  recordServiceWorkerRequests,
  test,
  waitForServiceWorkerMessage,
} from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERRORS } from '../../support/http/offline-console-errors';
import { waitForNetworkIdle } from '../../support/page/wait-for-network-idle';
import {
  readStoredContent,
  waitUntilFilesStored,
  waitUntilVersionComplete,
} from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

test.beforeEach(({ page, context, served }) => openWithServiceWorker(page, context, served.origin));

test('[OFF-2] a manifest with `serviceWorker: pass` makes the service worker bypass the version store and leave the store unchanged', async ({
  page,
  context,
  site,
}) => {
  const before = await readStoredContent(page);
  await site.publish('bad', { serviceWorker: 'pass' });
  await forceUpdateCheck(page);
  // The visit that detects the change is still served from the store.
  const visit = async () => {
    await page.reload();
    return readVersionMarker(page);
  };
  await expect.poll(visit).toBe('bad');
  expect(await readStoredContent(page)).toEqual(before);

  // The worker checks again at every start, and still serves nothing from the store.
  const requests = recordServiceWorkerRequests(context);
  expect(await visit()).toBe('bad');
  await expect.poll(() => requests).toContain(ASSET_MANIFEST_URL);
  expect(await readStoredContent(page)).toEqual(before);

  await site.publish('good');
  await page.reload();
  await waitUntilVersionComplete(page, 'good');
  // The store is bypassed until the worker reports the version.
  await waitForServiceWorkerMessage(page, /version-(committed|current) good/);
  await context.setOffline(true);
  expect(await visit()).toBe('good');
});

test('[OFF-2] [OFF-3] `serviceWorker: off` in the manifest keeps the version store and the caches empty until a manifest omits this switch', async ({
  page,
  site,
}) => {
  const countIn = (cache: string) =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, cache).catch(() => undefined);
  const pictures = () => countIn(IMAGE_CACHE);
  const responses = () => countIn(PUBLIC_RESPONSE_CACHE);
  // On the first visit all images may load before a worker can cache them.
  await page.reload();
  await expect.poll(pictures).toBeGreaterThan(0);
  await expect.poll(responses).toBeGreaterThan(0);
  // An image still in flight would be cached after the others are deleted.
  await waitForNetworkIdle(page);
  await site.publish('bad', { serviceWorker: 'off' });
  await forceUpdateCheck(page);
  await page.reload();
  await expect.poll(pictures).toBe(0);
  await expect.poll(responses).toBe(0);
  await expect.poll(() => readStoredContent(page)).toEqual([]);
  await page.reload();
  expect(await readVersionMarker(page)).toBe('bad');

  await site.publish('good');
  await page.reload();
  await waitUntilFilesStored(page);
});
