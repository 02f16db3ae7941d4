import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  createDocumentLoadCounter,
  dispatchVisibilityChange,
  expect,
  locateUpdateOffer,
  readServiceWorkerMessages,
  recordServiceWorkerMessages,
  test,
  waitForServiceWorkerMessage,
  waitForVersion,
} from '../../support/deploy/deployed-site';
import { LoginPage } from '../../support/page-objects/login-page';
import { SERVICE_WORKER_TIMEOUT_MS } from '../../support/service-worker/service-worker-timeout';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

/** Resolves with whether a new service worker is installed and waiting. */
const hasWaitingWorker = (page: Page) =>
  page
    .evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/m/'))?.waiting))
    .catch(() => undefined);

/**
 * Returns the script of the next service worker, which notifies all tabs when it skips waiting. The browser chooses
 * when to activate it: Chromium waits until the active worker is idle, which can take minutes.
 */
const nextWorker = (script: string) => `${script}
const skipWaiting = self.skipWaiting.bind(self);
self.skipWaiting = async () => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ type: 'skips-waiting', build: 'second' });
  return skipWaiting();
};`;

/**
 * Waits until the new worker skips waiting. The version check of a reloaded tab may still find the tab's former
 * document, because a busy browser closes it late. The new worker then takes over at the next check, for example when
 * a tab becomes visible.
 */
const waitForSkipWaiting = (tabs: readonly Page[]) =>
  expect
    .poll(
      async () => {
        await Promise.all(tabs.map((tab) => dispatchVisibilityChange(tab).catch(() => undefined)));
        return (await Promise.all(tabs.map(readServiceWorkerMessages))).join('\n');
      },
      { timeout: SERVICE_WORKER_TIMEOUT_MS },
    )
    .toContain('skips-waiting second');

test.use({ allowedPageErrors: /Failed to load resource|unknown error occurred when fetching the script/ });

test('[UPD-2] after a deploy with a new service worker, Refresh in one tab reloads each tab once into the new version', async ({
  page,
  context,
  site,
  served,
}) => {
  await recordServiceWorkerMessages(context);
  await page.goto(`${served.origin}/m/home`);
  await waitUntilServedVersionStored(page);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await waitForServiceWorkerMessage(tab, /version-current/);

  const script = await readFile(join(site.dir, 'm/sw.js'), 'utf8');
  await site.publish('second');
  await site.replaceServiceWorker(nextWorker(script));
  // Simulates the browser's periodic check: the new worker installs and waits.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/m/'))?.update()));
  for (const tab of [page, other]) await waitForServiceWorkerMessage(tab, /version-committed second/);

  await expect.poll(() => hasWaitingWorker(page)).toBe(true);

  const loads = [page, other].map(createDocumentLoadCounter);
  await locateUpdateOffer(page).getByRole('button', { name: 'Refresh' }).click();
  await waitForVersion('second', [page, other]);
  // Each tab has accepted the Refresh, so the new worker takes over while they are still open. It may do so before one
  // of
  // them has loaded.
  await waitForSkipWaiting([page, other]);
  expect(loads.map((count) => count())).toEqual([1, 1]);
});

test('[UPD-2] the new service worker waits until Refresh has been accepted in every tab', async ({
  page,
  context,
  site,
  served,
}) => {
  await recordServiceWorkerMessages(context);
  await page.goto(`${served.origin}/m/home`);
  await waitUntilServedVersionStored(page);
  const other = await context.newPage();
  await other.goto(new URL('/m/login', page.url()).href);
  await new LoginPage(other).username.pressSequentially('alice');
  for (const tab of [page, other]) await waitForServiceWorkerMessage(tab, /version-current/);
  const script = await readFile(join(site.dir, 'm/sw.js'), 'utf8');
  await site.publish('second');
  await site.replaceServiceWorker(nextWorker(script));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/m/'))?.update()));
  await waitForServiceWorkerMessage(page, /version-committed second/);
  await expect.poll(() => hasWaitingWorker(page)).toBe(true);
  await locateUpdateOffer(page).getByRole('button', { name: 'Refresh' }).click();
  await waitForServiceWorkerMessage(page, /version-current second/);
  const question = other.getByRole('alertdialog').filter({ hasText: 'What you typed here will be lost' });
  await expect(question).toBeVisible();
  expect(await readServiceWorkerMessages(page)).not.toContain('skips-waiting');

  await question.getByRole('button', { name: 'Refresh' }).click();
  await waitForServiceWorkerMessage(other, /version-current second/);
  await waitForSkipWaiting([page, other]);
});
