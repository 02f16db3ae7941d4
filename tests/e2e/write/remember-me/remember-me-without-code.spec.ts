import type { BrowserContext } from '@playwright/test';
import { ASSET_MANIFEST_URL } from '../../../../src/contract/service-worker/asset-manifest';
import { LEGACY_LOGIN_DATABASE, LEGACY_LOGIN_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { demoMemberOf } from '../../../support/members/demo-member';
import { readRememberedStorage, writeLegacyRecord } from '../../../support/members/remembered-login';
import { openTab, readSessionUsername, rememberAlice } from '../../../support/members/remembered-tab';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { LoginPage } from '../../../support/page-objects/login-page';

/** The chunk that saves and deletes remembered sign-ins, which fails to load in these tests. */
const REMEMBERED_LOGIN_CHUNK = /services-remembered-login/;
test.use({ allowedPageErrors: /^Failed to load resource/ });

/** Expects that the next tab does not sign in automatically. */
async function expectNoAutoLogin(context: BrowserContext, platform: TestPlatform): Promise<void> {
  const next = await openTab(context, '/m/home');
  await waitForNetworkIdle(next);
  expect(await readSessionUsername(next)).toBeUndefined();
  expect(platform.wireEntries('login')).toHaveLength(2);
}

test('[LOGIN-5] a refused sign-in is deleted even though its chunk fails to load', async ({
  page,
  context,
  platform,
}) => {
  await rememberAlice(page);
  const tab = await context.newPage();
  await tab.route(REMEMBERED_LOGIN_CHUNK, (route) => route.abort());
  await tab.goto('/m/login?backUrl=x');
  await new LoginPage(tab).signIn('alice', 'not-the-password');
  await expect(tab.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect.poll(async () => (await readRememberedStorage(tab)).key).toBe(false);
  await tab.close();
  await expectNoAutoLogin(context, platform);
});

test('[LOGIN-5] [REM-2] a refused legacy sign-in is deleted as well', async ({ page, context }) => {
  await page.goto(ASSET_MANIFEST_URL); // not a page of the app, which could read an incomplete record
  await writeLegacyRecord(page, { type: 'username', username: 'alice', password: 'x', merchant: 'FAIR' }, 'r4nd0m');
  await page.close();
  const tab = await context.newPage();
  await tab.route(REMEMBERED_LOGIN_CHUNK, (route) => route.abort());
  await tab.goto('/m/login?backUrl=x');
  await new LoginPage(tab).signIn('alice', 'not-the-password');
  const readLegacyData = () =>
    tab.evaluate(
      async ([key, database]) => [
        localStorage.getItem(key),
        (await indexedDB.databases()).filter(({ name }) => name === database),
      ],
      [LEGACY_LOGIN_KEY, LEGACY_LOGIN_DATABASE] as const,
    );
  await expect.poll(readLegacyData).toEqual([null, []]);
});

test('[REM-1] if the chunk that saves a sign-in fails to load, the earlier member is no longer remembered', async ({
  page,
  context,
  platform,
}) => {
  await rememberAlice(page);
  const bob = demoMemberOf('bob');
  const tab = await context.newPage();
  await tab.route(REMEMBERED_LOGIN_CHUNK, (route) => route.abort());
  await tab.goto('/m/login?backUrl=x');
  await new LoginPage(tab).signIn(bob.username, bob.password);
  await expect.poll(() => readSessionUsername(tab)).toBe('bob');
  await expect.poll(async () => (await readRememberedStorage(tab)).key).toBe(false);
  await tab.close();
  await expectNoAutoLogin(context, platform);
});
