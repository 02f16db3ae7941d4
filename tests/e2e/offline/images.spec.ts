import type { Page } from '@playwright/test';
import { APP_FILES_CACHE, IMAGE_CACHE, IMAGE_RECORDS_DATABASE } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { openHomeWithServiceWorker } from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import {
  countWaitingOutboxEntries,
  dispatchOnlineEvent,
  fillOutbox,
  markAppAsOpenedBefore,
} from '../../support/service-worker/outbox';

test.use({ allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource|CORS`) });

const IMAGE_BODY = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

// Wait until the page has sent its image hosts to the worker and requested an outbox flush.
test.beforeEach(async ({ page, context, platform }) => {
  await markAppAsOpenedBefore(context);
  await openHomeWithServiceWorker(page, context, platform.originOf('FAIR'));
});

/** Loads an image with a URL that is never in the HTTP cache. Resolves with whether it could be decoded. */
const loadImage = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    return image.decode().then(
      () => true,
      () => false,
    );
  }, url);

const cachedImageUrls = (page: Page) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), IMAGE_CACHE);

/** Resolves with the image hosts that the service worker has stored. */
const storedImageHosts = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('hosts').objectStore('hosts').get('all');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    IMAGE_RECORDS_DATABASE,
  );

/** Sends a list of image hosts to the service worker, as the app does, and waits until the list is stored. */
async function listImageHosts(page: Page, hosts: readonly string[]): Promise<void> {
  await page.evaluate((list) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'image-hosts', hosts: list });
  }, hosts);
  await expect.poll(() => storedImageHosts(page)).toEqual(hosts);
}

test('[OFF-3] images from a listed image host are cached only if the host allows CORS', async ({ page, context }) => {
  const requests: string[] = [];
  await context.route(/https:\/\/(images|closed)\.example\//, (route) => {
    requests.push(route.request().url());
    const isOpen = route.request().url().includes('open');
    const headers = { 'access-control-allow-origin': isOpen ? '*' : 'https://elsewhere.example' };
    return route.fulfill({ contentType: 'image/svg+xml', body: IMAGE_BODY, headers });
  });
  await listImageHosts(page, ['https://images.example/brand/']);
  // The last image is cached last, so all others are cached by then.
  for (const path of ['brand/open.svg', 'brand/closed.svg', 'other/open.svg', 'brand/open-too.svg']) {
    expect(await loadImage(page, `https://images.example/${path}`), path).toBe(true);
  }
  const ofHost = async () => (await cachedImageUrls(page)).filter((url) => url.includes('images.example'));
  await expect.poll(ofHost).toContain('https://images.example/brand/open-too.svg');
  const open = ['open-too', 'open'].map((name) => `https://images.example/brand/${name}.svg`);
  await expect.poll(async () => (await ofHost()).sort()).toEqual(open);

  await listImageHosts(page, ['https://closed.example/']);
  requests.length = 0;
  const closed = ['1', '2', '3'].map((name) => `https://closed.example/${name}.svg`);
  for (const url of closed) expect(await loadImage(page, url)).toBe(true);
  expect(requests).toEqual([closed[0], ...closed]);

  const [cachedUrl, otherUrl] = ['/cdn/FAIR/gift.svg', '/cdn/FAIR/icon.svg'].map(
    (path) => new URL(path, page.url()).href,
  );
  if (!cachedUrl || !otherUrl) throw new Error('no addresses');
  expect(await loadImage(page, cachedUrl)).toBe(true);
  await expect.poll(() => cachedImageUrls(page)).toContain(cachedUrl);
  await context.setOffline(true);
  expect(await loadImage(page, `${cachedUrl}#again`)).toBe(true);
  expect(await loadImage(page, otherUrl)).toBe(false);
});

test('[OFF-3] with a quota of 5 MB, the stored app files and the outbox stay complete, and every image is still displayed', async ({
  page,
  context,
  homePage,
}) => {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 5_000_000 });
  await fillOutbox(page, 3);
  const padding = `<!--${'x'.repeat(200_000)}-->`;
  await context.route('**/cdn/many/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: IMAGE_BODY + padding }),
  );
  for (let n = 0; n < 40; n += 1) expect(await loadImage(page, `/cdn/many/${n}.svg`), `picture ${n}`).toBe(true);
  const countCached = async () => (await cachedImageUrls(page)).filter((url) => url.includes('many')).length;
  await expect.poll(countCached).toBeGreaterThan(0);
  expect(await countCached()).toBeLessThan(25);

  await expect.poll(() => countWaitingOutboxEntries(page)).toBe(3);
  await dispatchOnlineEvent(page);
  await expect.poll(() => countWaitingOutboxEntries(page)).toBe(0);
  const shells = await page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, APP_FILES_CACHE);
  expect(shells).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.reload();
  await expect(homePage.title).toBeVisible();
});
