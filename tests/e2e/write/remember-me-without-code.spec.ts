import type { BrowserContext } from '@playwright/test';
import { ASSET_MANIFEST_URL } from '../../../src/contract/asset-manifest';
import { OLD_REMEMBER_DATABASE, OLD_REMEMBER_KEY } from '../../../src/contract/storage-keys';
import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { LoginPage } from '../../support/pages/login-page';
import { quiet } from '../../support/quiet';
import { leaveOldRecord, remembered } from '../../support/remembered';
import { openTab, rememberAlice, sessionOf } from '../../support/remembered-tab';
import type { TestPlatform } from '../../support/test-platform';

/** What keeps and forgets a sign-in comes late, and here it does not come: no page may make an exception of that. */
const CODE = /remembered-login/;
test.use({ allowedComplaints: /^Failed to load resource/ });

/** The next tab signs nobody in. */
async function expectNobody(context: BrowserContext, platform: TestPlatform): Promise<void> {
  const next = await openTab(context, '/m/home');
  await quiet(next);
  expect(await sessionOf(next)).toBeUndefined();
  expect(platform.wire('login')).toHaveLength(2);
}

test('[LOGIN-5] a refused sign-in is forgotten although the code for it does not come', async ({
  page,
  context,
  platform,
}) => {
  await rememberAlice(page);
  const away = await context.newPage();
  await away.route(CODE, (route) => route.abort());
  await away.goto('/m/login?backUrl=x');
  await new LoginPage(away).signIn('alice', 'not-the-password');
  await expect(away.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect.poll(async () => (await remembered(away)).key).toBe(false);
  await away.close();
  await expectNobody(context, platform);
});

test('[LOGIN-5] [REM-2] so is one that an earlier product left', async ({ page, context }) => {
  await page.goto(ASSET_MANIFEST_URL); // no page of the product, which might meet half of it
  await leaveOldRecord(page, { type: 'username', username: 'alice', password: 'x', merchant: 'FAIR' }, 'r4nd0m');
  await page.close();
  const away = await context.newPage();
  await away.route(CODE, (route) => route.abort());
  await away.goto('/m/login?backUrl=x');
  await new LoginPage(away).signIn('alice', 'not-the-password');
  const left = () =>
    away.evaluate(
      async ([key, database]) => [
        localStorage.getItem(key),
        (await indexedDB.databases()).filter(({ name }) => name === database),
      ],
      [OLD_REMEMBER_KEY, OLD_REMEMBER_DATABASE] as const,
    );
  await expect.poll(left).toEqual([null, []]);
});

test('[REM-1] where the code to keep a sign-in does not come, nobody is remembered in its place', async ({
  page,
  context,
  platform,
}) => {
  await rememberAlice(page);
  const bob = memberOf('bob');
  const away = await context.newPage();
  await away.route(CODE, (route) => route.abort());
  await away.goto('/m/login?backUrl=x');
  await new LoginPage(away).signIn(bob.username, bob.password);
  await expect.poll(() => sessionOf(away)).toBe('bob');
  await expect.poll(async () => (await remembered(away)).key).toBe(false);
  await away.close();
  await expectNobody(context, platform);
});
