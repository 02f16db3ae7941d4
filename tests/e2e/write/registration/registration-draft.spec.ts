import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { LoginPage } from '../../../support/page-objects/login-page';

const readDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_REGISTER_DRAFT'));

async function signOut(page: Page): Promise<void> {
  await page.goto('/m/member/home');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
}

test.describe('the draft of a registration', () => {
  test('[REG-3] is deleted once the account is created: the next registration starts with an empty form', async ({
    page,
    registerPage,
    platform,
  }) => {
    await registerPage.open();
    await registerPage.fill('newcomer');
    await expect.poll(() => readDraft(page)).toContain('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
    expect(await readDraft(page)).toBeNull();
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/home/);
    await signOut(page);
    await registerPage.open();
    await expect(registerPage.username).toHaveValue('');
    await registerPage.fill('another');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('another');
    expect(platform.memberNames('FAIR')).toEqual(expect.arrayContaining(['newcomer', 'another']));
  });

  test.describe('with a connection that is cut', () => {
    test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

    for (const reloads of [false, true]) {
      test(`[REG-3] a draft of a registration whose response was lost is deleted by signing in to the account; page reload before the sign-in: ${reloads}`, async ({
        page,
        registerPage,
        platform,
      }) => {
        platform.addFault({ endpoint: 'register', cut: true, times: 1 });
        await registerPage.open();
        await registerPage.fill('newcomer');
        await registerPage.submit.click();
        await expect(registerPage.alert).toContainText('your account may exist already');
        await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
        const login = new LoginPage(page);
        await expect(login.remember).toBeVisible();
        await login.signIn('newcomer', 'Brand-new-1');
        await expect(page).toHaveURL(/\/m\/home/);
        expect(await readDraft(page)).toBeNull();

        // Another visitor in the same tab: by in-app navigation, or after a page load.
        if (reloads) {
          await signOut(page);
          await registerPage.open();
        } else {
          await page.getByRole('link', { name: /^My account/ }).click();
          await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
          await expect(page).toHaveURL(/\/m\/home/);
          await page.getByRole('link', { name: 'Register' }).first().click();
        }
        await registerPage.fill('another');
        await registerPage.submit.click();
        await expect(registerPage.welcome).toContainText('another');
        expect(platform.memberNames('FAIR')).toContain('another');
      });
    }
  });
});
