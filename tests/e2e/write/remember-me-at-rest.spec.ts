import { ASSET_MANIFEST_URL } from '../../../src/contract/asset-manifest';
import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { KEPT, leaveOldRecord, NOTHING, remembered, sealKeyOf, tamper } from '../../support/remembered';
import { openTab, sessionOf } from '../../support/remembered-tab';
import { signIn } from '../../support/signed-in';
import { dumpStorage, formsOf } from '../../support/storage-dump';

test.use({ serviceWorkers: 'allow' });

const alice = memberOf('alice');

test.describe('a remembered sign-in at rest', () => {
  test('[REM-2] with one bit changed it is forgotten, and the product starts as ever', async ({
    page,
    context,
    platform,
  }) => {
    await signIn(page, 'alice', { remember: true });
    await expect.poll(() => remembered(page)).toEqual(KEPT);
    await tamper(page);
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => remembered(tab)).toEqual(NOTHING);
    expect(platform.wire('login')).toHaveLength(1);
  });

  test('[REM-2] in the older form it signs in, and is sealed', async ({ page, context }) => {
    await page.goto(ASSET_MANIFEST_URL); // no page of the product, which might meet half of it
    const once = (text: string) => Buffer.from(text).toString('base64');
    const password = once(`${once(alice.password)}r4nd0m`);
    await leaveOldRecord(page, { type: 'username', username: 'alice', password, merchant: 'FAIR' }, 'r4nd0m');
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => sessionOf(tab)).toBe('alice');
    await expect.poll(() => remembered(tab)).toEqual(KEPT);
    const dump = await dumpStorage(tab);
    expect(formsOf(alice.password).filter((form) => dump.includes(form))).toEqual([]);
  });

  test('[REM-1] a changed password takes the place of the old one', async ({ page, context, loginPage, platform }) => {
    const fiona = memberOf('fiona');
    await loginPage.open();
    await loginPage.signIn(fiona.username, fiona.password);
    await expect(page).toHaveURL(/\/m\/changePsw/);
    await expect.poll(() => remembered(page)).toEqual(KEPT);
    const key = await sealKeyOf(page);
    await page.getByLabel('Current password', { exact: true }).fill(fiona.password);
    await page.getByLabel('New password', { exact: true }).fill('Another-one-9');
    await page.getByLabel('Repeat new password', { exact: true }).fill('Another-one-9');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(() => sealKeyOf(page)).not.toBe(key); // the new password is sealed behind the screen
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => sessionOf(tab)).toBe('fiona');
    expect(platform.wire('login')).toHaveLength(2);
  });

  test('[REM-1] where IndexedDB is refused, signing in works and nothing breaks', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    });
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[REM-1] the browser’s password manager is offered the sign-in', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      const offered: string[] = [];
      Object.assign(window, { offered });
      navigator.credentials.store = (credential) => {
        offered.push(credential.id);
        return Promise.reject(new DOMException('declined', 'NotAllowedError'));
      };
    });
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { offered: string[] }).offered))
      .toEqual(['alice']);
  });
});
