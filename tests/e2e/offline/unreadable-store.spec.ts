import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { IMAGE_RECORDS_DATABASE, OUTBOX_DATABASE, VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import { clearUpdateCheckThrottle, expect, openHomeWithServiceWorker, test } from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { HomePage } from '../../support/page-objects/home-page';
import { stopServiceWorker } from '../../support/service-worker/outbox';
import { readActiveVersion, readServiceWorkerErrors } from '../../support/service-worker/service-worker-state';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

/** Writes a record of an unexpected shape into each database that the service worker reads. */
const writeInvalidRecords = (page: Page, value: unknown) =>
  page.evaluate(
    async ({ versions, images, outbox, record }) => {
      const put = (name: string, store: string, key?: string) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const writing = opening.result.transaction(store, 'readwrite');
            writing.objectStore(store).put(record, key);
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        });
      await put(versions, 'generations', 'all');
      await put(images, 'hosts', 'all');
      await put(outbox, 'entries');
      await put(outbox, 'pause', 'now');
      await put(outbox, 'drops', 'all');
    },
    { versions: VERSIONS_DATABASE, images: IMAGE_RECORDS_DATABASE, outbox: OUTBOX_DATABASE, record: value },
  );

test('[OFF-2] if the service worker’s databases contain invalid records, the app still starts and its files are stored again', async ({
  page,
  context,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  // unreadable-records.test.ts has records of other shapes.
  await writeInvalidRecords(page, [{ build: 'b', id: 'i', files: 'all' }]);
  await stopServiceWorker(context, page);
  await page.reload();
  await expect(new HomePage(page).title).toBeVisible();
  await clearUpdateCheckThrottle(page);
  await page.reload();
  await expect.poll(async () => (await readActiveVersion(page))?.isComplete).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(new HomePage(page).title).toBeVisible();
});

test('[OFF-2] every page loads from the network if the handlers of the service worker throw', async ({
  page,
  context,
  site,
  served,
}) => {
  const script = await readFile(join(site.dir, 'm/sw.js'), 'utf8');
  const breakCacheStorage = `{
    const { open } = CacheStorage.prototype;
    CacheStorage.prototype.open = function (...names) {
      if (self.isBroken) throw new Error('a defect');
      return open.apply(this, names);
    };
  }`;
  await site.replaceServiceWorker(`${breakCacheStorage}\n${script}`);
  await openHomeWithServiceWorker(page, context, served.origin);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => Object.assign(self, { isBroken: true }));
  await page.reload();
  await expect(new HomePage(page).title).toBeVisible();
  // Still broken: a handler may run only after the page has rendered.
  await expect.poll(() => readServiceWorkerErrors(page)).toContain('handler threw');
});
