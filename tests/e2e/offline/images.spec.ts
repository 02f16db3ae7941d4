import type { Page } from '@playwright/test';
import { CONTENT_CACHE, IMAGE_CACHE, IMAGES_DATABASE } from '../../../src/contract/storage-keys';
import { openStored } from '../../support/deployed';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { comeOnline, fillOutbox, waiting } from '../../support/outbox';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource|CORS`) });

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

// The page has told the worker its own image hosts, and had sent what waits.
test.beforeEach(({ page, context, platform }) => openStored(page, context, platform.originOf('FAIR')));

/** Shows a picture, which never comes from the HTTP cache. Answers whether it could be shown. */
const show = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    return image.decode().then(
      () => true,
      () => false,
    );
  }, url);

const keptImages = (page: Page) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), IMAGE_CACHE);

/** The image hosts that the worker has been told of and goes by. */
const knownHosts = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<readonly string[]>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('hosts').objectStore('hosts').get('all');
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result);
          };
        };
      }),
    IMAGES_DATABASE,
  );

test('[OFF-3] a picture that was shown is shown offline, one that was not is not', async ({ page, context }) => {
  const [seen, unseen] = ['/cdn/FAIR/gift.svg', '/cdn/FAIR/icon.svg'].map((path) => new URL(path, page.url()).href);
  if (!seen || !unseen) throw new Error('no addresses');
  expect(await show(page, seen)).toBe(true);
  await expect.poll(() => keptImages(page)).toContain(seen);
  await context.setOffline(true);
  expect(await show(page, `${seen}#again`)).toBe(true);
  expect(await show(page, unseen)).toBe(false);
});

test('[OFF-3] pictures of an image host are kept when they may be read, and shown when not', async ({
  page,
  context,
}) => {
  const hosts = ['https://images.example/brand/'];
  await page.evaluate((list) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'image-hosts', hosts: list });
  }, hosts);
  await expect.poll(() => knownHosts(page)).toEqual(hosts);
  await context.route('https://images.example/**', (route) => {
    const isOpen = route.request().url().includes('open');
    const headers = { 'access-control-allow-origin': isOpen ? '*' : 'https://elsewhere.example' };
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE, headers });
  });
  // The last one is kept last: by then whatever else is kept is about to be.
  for (const path of ['brand/open.svg', 'brand/closed.svg', 'other/open.svg', 'brand/open-too.svg']) {
    expect(await show(page, `https://images.example/${path}`), path).toBe(true);
  }
  const ofHost = async () => (await keptImages(page)).filter((url) => url.includes('images.example'));
  await expect.poll(ofHost).toContain('https://images.example/brand/open-too.svg');
  const open = ['open-too', 'open'].map((name) => `https://images.example/brand/${name}.svg`);
  await expect.poll(async () => (await ofHost()).sort()).toEqual(open);
});

test('[OFF-3] with room for 5 MB the app and what waits stay whole, and every picture still shows', async ({
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
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE + padding }),
  );
  for (let n = 0; n < 40; n += 1) expect(await show(page, `/cdn/many/${n}.svg`), `picture ${n}`).toBe(true);
  const many = async () => (await keptImages(page)).filter((url) => url.includes('many')).length;
  await expect.poll(many).toBeGreaterThan(0);
  expect(await many()).toBeLessThan(25);

  await expect.poll(() => waiting(page)).toBe(3);
  await comeOnline(page);
  await expect.poll(() => waiting(page)).toBe(0);
  const shells = await page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, CONTENT_CACHE);
  expect(shells).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.reload();
  await expect(homePage.title).toBeVisible();
});
