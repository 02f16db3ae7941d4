import type { Page } from '@playwright/test';
import { PAGE_DATABASE, SESSION_KEY } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

/**
 * Everything that this origin keeps in the browser, as text, but this tab's session and the sign-in that the member
 * wants to be remembered.
 */
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
      if (name === remembered) continue;
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => failed(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => done(reading.result);
        });
        kept.push(JSON.stringify(rows));
      }
      database.close();
    }
    return kept.join('\n');
  }, PAGE_DATABASE);

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
