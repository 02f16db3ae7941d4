import { VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/fixtures';
import { storedContent, untilStored } from '../../support/stored-content';

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('[OFF-2] the app works', async ({ homePage, loginPage }) => {
    await homePage.open();
    await expect(homePage.title).toBeVisible();
    await loginPage.open();
    await expect(loginPage.submit).toBeVisible();
  });
});

test('[OFF-2] ?sw=off removes the service worker and its store, and the app works', async ({ page, homePage }) => {
  await homePage.open();
  await untilStored(page);

  await homePage.open('?sw=off');
  await expect(homePage.title).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await storedContent(page)).toEqual([]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).not.toContain(VERSIONS_DATABASE);
});
