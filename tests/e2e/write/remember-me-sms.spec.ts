import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { LoginPage } from '../../support/pages/login-page';
import { SmsForm } from '../../support/pages/sms-form';
import { quiet } from '../../support/quiet';
import { KEPT, NOTHING, remembered } from '../../support/remembered';
import { openTab, rememberAlice, sessionOf } from '../../support/remembered-tab';

test.use({ serviceWorkers: 'allow' });

test.describe('a sign-in by SMS', () => {
  const NUMBER = '9170000001';

  async function signInBySms(page: Page, code: () => string, remember = true): Promise<void> {
    await page.goto('/m/login?backUrl=x');
    await page.getByRole('tab', { name: 'SMS' }).click();
    const form = new SmsForm(page);
    await form.mobile.fill(NUMBER);
    await form.send.click();
    await expect(form.code).toBeFocused();
    await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember);
    await form.code.fill(code());
    await new LoginPage(page).submit.click();
  }

  test('[REM-1] [REM-3] leaves the number in the form, and signs nobody in by itself', async ({
    page,
    context,
    platform,
  }) => {
    await signInBySms(page, () => platform.smsCode(NUMBER) ?? '');
    await expect.poll(() => remembered(page)).toEqual(KEPT);
    await expect.poll(() => sessionOf(page)).toBe('alice');
    await page.close();
    const tab = await openTab(context, '/m/home');
    await quiet(tab);
    expect(await sessionOf(tab)).toBeUndefined();
    expect(platform.wire('login')).toHaveLength(1);
    await tab.goto('/m/login');
    await tab.getByRole('tab', { name: 'SMS' }).click();
    await expect(new SmsForm(tab).mobile).toHaveValue(NUMBER);
  });

  test('[REM-1] with the box unticked nothing is kept', async ({ page, context, platform }) => {
    await rememberAlice(page);
    const tab = await context.newPage();
    await signInBySms(tab, () => platform.smsCode(NUMBER) ?? '', false);
    await expect.poll(() => remembered(tab)).toEqual(NOTHING);
  });

  test('[LOGIN-5] refused as nobody’s number, it forgets what was remembered', async ({ page, context, platform }) => {
    await rememberAlice(page);
    platform.fault({ endpoint: 'login', errorCode: 'not.exists.user' });
    const tab = await context.newPage();
    await signInBySms(tab, () => platform.smsCode(NUMBER) ?? '');
    await expect.poll(() => remembered(tab)).toEqual(NOTHING);
  });
});
