import type { Page } from '@playwright/test';
import { type PAGE_STORES, SESSION_KEY } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { playGame } from '../../support/play-game';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

/** The store of the sign-in that the member wants to be remembered. */
const REMEMBERED: (typeof PAGE_STORES)[number] = 'remembered-login';

/** Everything that this origin keeps in the browser, as text, but this tab's session and the remembered sign-in. */
const everythingKept = (page: Page) =>
  page.evaluate(async (remembered) => {
    const kept: string[] = [JSON.stringify(localStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const answer = await cache.match(key, { ignoreVary: true });
        kept.push(key.url, JSON.stringify([...key.headers]), JSON.stringify([...(answer?.headers ?? [])]));
        if (/json|html|svg/.test(answer?.headers.get('content-type') ?? '')) kept.push((await answer?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => failed(opening.error);
      });
      for (const store of database.objectStoreNames) {
        if (store === remembered) continue;
        const rows = await new Promise<unknown[]>((done) => {
          const objects = database.transaction(store).objectStore(store);
          const [keys, values] = [objects.getAllKeys(), objects.getAll()];
          values.onsuccess = () => done([keys.result, values.result]);
        });
        kept.push(JSON.stringify([store, rows]));
      }
      database.close();
    }
    return kept.join('\n');
  }, REMEMBERED);

/** Plays a game, of which the browser keeps a note, and comes back. */
async function play(page: Page): Promise<void> {
  await playGame(page);
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Played lately' }).getByRole('listitem')).toHaveCount(1);
}

test('[SESS-4] nothing of a member is kept by the service worker, neither while signed in nor after', async ({
  page,
  context,
}) => {
  await signIn(page);
  await untilStored(page);
  const token: string = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').token, SESSION_KEY);
  for (const path of ['/m/member/home', '/m/voucherCenter', '/m/rewardCenter']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const state = await page.evaluate(() => fetch('/m/__sw/state').then((answer) => answer.text()));
  for (const secret of [token, 'alice', 'Alice']) {
    expect(await everythingKept(page)).not.toContain(secret);
    expect(state).not.toContain(secret);
  }

  await context.setOffline(true);
  await page.goto('/m/member/home');
  await page.evaluate((key) => sessionStorage.removeItem(key), SESSION_KEY);
  await page.reload();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByText('alice', { exact: false })).toBeHidden();
});

test('[SESS-4] a sign-out without the network leaves nothing of the member in any tab', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await signIn(tab);
    await untilStored(tab);
    await play(tab);
    await tab.goto('/m/voucherCenter');
    await expect(tab.getByText('GCash').first()).toBeVisible();
    await tab.goto('/m/member/home');
    await expect(tab.getByRole('button', { name: 'Log out' })).toBeVisible();
  }
  const ofTab = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const token: string = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').token, SESSION_KEY);
  const id: string = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').id, SESSION_KEY);
  const owner = `FAIR|${id}`;
  await expect.poll(() => ofTab(page)).toContain('MC_ANSWER:member');
  expect(await everythingKept(page)).toContain(`["recent-games",[["${owner}"]`);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    // The screen says so: from now on nothing may be left.
    const kept = (await ofTab(tab)) + (await everythingKept(tab));
    for (const secret of [token, owner, 'alice', 'Alice', 'MC_ANSWER:member']) expect(kept).not.toContain(secret);
  }
});
