import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { NO_STORAGE, REMEMBERED_STORAGE, readRememberedStorage } from '../../../support/members/remembered-login';
import { openTab, readSessionUsername, rememberAlice } from '../../../support/members/remembered-tab';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { LoginPage } from '../../../support/page-objects/login-page';
import { SmsForm } from '../../../support/page-objects/sms-form';

test.describe('an SMS sign-in', () => {
  const ALICE_NUMBER = '9170000001';

  async function signInBySms(page: Page, code: () => string, remember = true): Promise<void> {
    await page.goto('/m/login?backUrl=x');
    await page.getByRole('tab', { name: 'SMS' }).click();
    const form = new SmsForm(page);
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(form.code).toBeFocused();
    await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember);
    await form.code.fill(code());
    await new LoginPage(page).submit.click();
  }

  test('[REM-1] [REM-3] restores the number in the form and never signs in automatically', async ({
    page,
    context,
    platform,
  }) => {
    await signInBySms(page, () => platform.smsCode(ALICE_NUMBER) ?? '');
    await expect.poll(() => readRememberedStorage(page)).toEqual(REMEMBERED_STORAGE);
    await expect.poll(() => readSessionUsername(page)).toBe('alice');
    await page.close();
    const tab = await openTab(context, '/m/home');
    await waitForNetworkIdle(tab);
    expect(await readSessionUsername(tab)).toBeUndefined();
    expect(platform.wireEntries('login')).toHaveLength(1);
    await tab.goto('/m/login');
    await tab.getByRole('tab', { name: 'SMS' }).click();
    await expect(new SmsForm(tab).mobile).toHaveValue(ALICE_NUMBER);
  });

  test('[REM-1] is not remembered with the box unticked', async ({ page, context, platform }) => {
    await rememberAlice(page);
    const tab = await context.newPage();
    await signInBySms(tab, () => platform.smsCode(ALICE_NUMBER) ?? '', false);
    await expect.poll(() => readRememberedStorage(tab)).toEqual(NO_STORAGE);
  });

  test('[LOGIN-5] deletes the remembered sign-in when it is rejected for an unknown number', async ({
    page,
    context,
    platform,
  }) => {
    await rememberAlice(page);
    platform.addFault({ endpoint: 'login', errorCode: 'not.exists.user' });
    const tab = await context.newPage();
    await signInBySms(tab, () => platform.smsCode(ALICE_NUMBER) ?? '');
    await expect.poll(() => readRememberedStorage(tab)).toEqual(NO_STORAGE);
  });
});
