import type { Page } from '@playwright/test';
import { type FORMER_PAGE_OBJECT_STORES, RECENT_GAMES_PREFIX, SESSION_KEY } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { openGameFromHome } from '../../support/games/open-game-from-home';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { signInByForm } from '../../support/members/signed-in';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

/** Name of the object store with the remembered sign-in. */
const REMEMBERED_STORE: (typeof FORMER_PAGE_OBJECT_STORES)[number] = 'remembered-login';

/**
 * Resolves with all data that this origin stores in the browser, converted to text, except this tab's sessionStorage
 * and the remembered sign-in.
 */
const dumpOrigin = (page: Page) =>
  page.evaluate(async (remembered) => {
    const entries: string[] = [JSON.stringify(localStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const response = await cache.match(key, { ignoreVary: true });
        entries.push(key.url, JSON.stringify([...key.headers]), JSON.stringify([...(response?.headers ?? [])]));
        if (/json|html|svg/.test(response?.headers.get('content-type') ?? ''))
          entries.push((await response?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        if (store === remembered) continue;
        const rows = await new Promise<unknown[]>((resolve) => {
          const objects = database.transaction(store).objectStore(store);
          const [keys, values] = [objects.getAllKeys(), objects.getAll()];
          values.onsuccess = () => resolve([keys.result, values.result]);
        });
        entries.push(JSON.stringify([store, rows]));
      }
      database.close();
    }
    return entries.join('\n');
  }, REMEMBERED_STORE);

/** Plays a game, returns to home and waits until the game is listed as played lately. */
async function play(page: Page): Promise<void> {
  await openGameFromHome(page);
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Recently played' }).getByRole('listitem')).toHaveCount(1);
}

test('[SESS-4] the service worker never stores data of a member, either while the member is signed in or afterwards', async ({
  page,
  context,
}) => {
  await signInByForm(page);
  await waitUntilServedVersionStored(page);
  const token: string = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').token, SESSION_KEY);
  for (const path of ['/m/member/home', '/m/voucherCenter', '/m/rewardCenter']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const state = await page.evaluate(() => fetch('/m/__sw/state').then((response) => response.text()));
  for (const secret of [token, 'alice', 'Alice']) {
    expect(await dumpOrigin(page)).not.toContain(secret);
    expect(state).not.toContain(secret);
  }

  await context.setOffline(true);
  await page.goto('/m/member/home');
  await page.evaluate((key) => sessionStorage.removeItem(key), SESSION_KEY);
  await page.reload();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByText('alice', { exact: false })).toBeHidden();
});

test('[SESS-4.1][SESS-4.2][LOGIN-9.1] an offline sign-out deletes all data of the member in every tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await signInByForm(tab);
    await waitUntilServedVersionStored(tab);
    await play(tab);
    await tab.goto('/m/voucherCenter');
    await expect(tab.getByText('GCash').first()).toBeVisible();
    await tab.goto('/m/member/home');
    await expect(tab.getByRole('button', { name: 'Log out' })).toBeVisible();
  }
  const dumpTab = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const token: string = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').token, SESSION_KEY);
  const id: string = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').id, SESSION_KEY);
  const owner = `FAIR|${id}`;
  await expect.poll(() => dumpTab(page)).toContain('MC_ANSWER:member');
  expect(await dumpOrigin(page)).toContain(RECENT_GAMES_PREFIX);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    // The button is gone, so all data must be deleted by now.
    const entries = (await dumpTab(tab)) + (await dumpOrigin(tab));
    for (const kept of [token, owner, 'alice', 'Alice', 'MC_ANSWER:member', RECENT_GAMES_PREFIX])
      expect(entries).not.toContain(kept);
  }
});
