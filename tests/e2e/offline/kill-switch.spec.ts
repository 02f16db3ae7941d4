import { ASSET_MANIFEST_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { IMAGE_CACHE, PUBLIC_RESPONSE_CACHE } from '../../../src/contract/storage-keys';
import {
  clearUpdateCheckThrottle,
  expect,
  openHomeWithServiceWorker,
  readVersionMarker,
  recordServiceWorkerRequests,
  test,
  waitForServiceWorkerMessage,
} from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { waitForNetworkIdle } from '../../support/page/wait-for-network-idle';
import {
  readStoredBodyHashes,
  waitUntilServedVersionStored,
  waitUntilVersionComplete,
} from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

test.beforeEach(({ page, context, served }) => openHomeWithServiceWorker(page, context, served.origin));

test('[OFF-2] with `serviceWorker: pass` in the asset manifest, the version store is bypassed and left unchanged', async ({
  page,
  context,
  site,
}) => {
  const before = await readStoredBodyHashes(page);
  await site.publish('bad', { serviceWorker: 'pass' });
  await clearUpdateCheckThrottle(page);
  // The visit that detects the change is still served from the store.
  const visit = async () => {
    await page.reload();
    return readVersionMarker(page);
  };
  await expect.poll(visit).toBe('bad');
  expect(await readStoredBodyHashes(page)).toEqual(before);

  // The worker checks again at every start, and still serves nothing from the store.
  const requests = recordServiceWorkerRequests(context);
  expect(await visit()).toBe('bad');
  await expect.poll(() => requests).toContain(ASSET_MANIFEST_URL);
  expect(await readStoredBodyHashes(page)).toEqual(before);

  await site.publish('good');
  await page.reload();
  await waitUntilVersionComplete(page, 'good');
  // The store is bypassed until the worker reports the version.
  await waitForServiceWorkerMessage(page, /version-(committed|current) good/);
  await context.setOffline(true);
  expect(await visit()).toBe('good');
});

test('[OFF-2] [OFF-3] `serviceWorker: off` in the asset manifest keeps version store and caches empty until the field is removed', async ({
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
  await clearUpdateCheckThrottle(page);
  await page.reload();
  await expect.poll(pictures).toBe(0);
  await expect.poll(responses).toBe(0);
  await expect.poll(() => readStoredBodyHashes(page)).toEqual([]);
  await page.reload();
  expect(await readVersionMarker(page)).toBe('bad');

  await site.publish('good');
  await page.reload();
  await waitUntilServedVersionStored(page);
});
