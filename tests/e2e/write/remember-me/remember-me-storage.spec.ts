import { ASSET_MANIFEST_URL } from '../../../../src/contract/service-worker/asset-manifest';
import { expect, test } from '../../../support/browser/fixtures';
import { demoMemberOf } from '../../../support/members/demo-member';
import {
  NO_STORAGE,
  REMEMBERED_STORAGE,
  readRememberedKey,
  readRememberedStorage,
  tamperWithRecord,
  writeLegacyRecord,
} from '../../../support/members/remembered-login';
import { openTab, readSessionUsername } from '../../../support/members/remembered-tab';
import { signInByForm } from '../../../support/members/signed-in';
import { dumpStorage, encodedFormsOf } from '../../../support/page/storage-dump';

const alice = demoMemberOf('alice');

test.describe('a stored remembered sign-in', () => {
  test('[REM-2] is deleted when one bit of it has changed, and the app starts normally', async ({
    page,
    context,
    platform,
  }) => {
    await signInByForm(page, 'alice', { remember: true });
    await expect.poll(() => readRememberedStorage(page)).toEqual(REMEMBERED_STORAGE);
    await tamperWithRecord(page);
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => readRememberedStorage(tab)).toEqual(NO_STORAGE);
    expect(platform.wireEntries('login')).toHaveLength(1);
  });

  test('[REM-2] of the legacy format signs in and is encrypted', async ({ page, context }) => {
    await page.goto(ASSET_MANIFEST_URL); // not a page of the app, which could read an incomplete record
    const toBase64 = (text: string) => Buffer.from(text).toString('base64');
    const password = toBase64(`${toBase64(alice.password)}r4nd0m`);
    await writeLegacyRecord(page, { type: 'username', username: 'alice', password, merchant: 'FAIR' }, 'r4nd0m');
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => readSessionUsername(tab)).toBe('alice');
    await expect.poll(() => readRememberedStorage(tab)).toEqual(REMEMBERED_STORAGE);
    const dump = await dumpStorage(tab);
    expect(encodedFormsOf(alice.password).filter((form) => dump.includes(form))).toEqual([]);
  });

  test('[REM-1] is updated when the password changes', async ({ page, context, loginPage, platform }) => {
    const fiona = demoMemberOf('fiona');
    await loginPage.open();
    await loginPage.signIn(fiona.username, fiona.password);
    await expect(page).toHaveURL(/\/m\/changePsw/);
    await expect.poll(() => readRememberedStorage(page)).toEqual(REMEMBERED_STORAGE);
    const key = await readRememberedKey(page);
    await page.getByLabel('Current password', { exact: true }).fill(fiona.password);
    await page.getByLabel('New password', { exact: true }).fill('Another-one-9');
    await page.getByLabel('Repeat new password', { exact: true }).fill('Another-one-9');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(() => readRememberedKey(page)).not.toBe(key); // the new password is encrypted in the background
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => readSessionUsername(tab)).toBe('fiona');
    expect(platform.wireEntries('login')).toHaveLength(2);
  });

  test('[REM-1] is skipped without IndexedDB, and signing in still works', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    });
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[REM-1] is also offered to the browser’s password manager', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      const offered: string[] = [];
      Object.assign(window, { offered });
      navigator.credentials.store = (credential) => {
        const { id, password, name, type } = credential as Credential & { password: string; name: string };
        offered.push([type, id, password, name].join(' '));
        return Promise.reject(new DOMException('declined', 'NotAllowedError'));
      };
    });
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { offered: string[] }).offered))
      .toEqual([`password alice ${alice.password} alice`]);
  });
});
