import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { demoMemberOf } from '../../../support/members/demo-member';
import { expectAccessibleBothWays } from '../../../support/page/axe';

const forgot = (page: Page) => page.getByRole('button', { name: 'Forgot your password?' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });

test.describe('a forgotten password', () => {
  test('[LOGIN-1] [CS-1] customer service opens from the sign-in page', async ({ page, context, loginPage }) => {
    await loginPage.open();
    await forgot(page).click();
    await expect(sheet(page)).toContainText('Customer service can help you get a new password.');
    await expectAccessibleBothWays(page);
    const opened = context.waitForEvent('page');
    await sheet(page).getByRole('link', { name: 'Live chat' }).click();
    const service = await opened;
    await expect(service).toHaveURL(/\/support\/LIVECHAT\?merchant=FAIR$/);
    await expect(service.getByRole('heading').first()).toBeVisible();
  });

  test('[LOGIN-1] the sign-in dialog offers customer service too, and closing it returns to the dialog', async ({
    page,
  }) => {
    await page.goto('/m/activity');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('alice');
    await forgot(page).click();
    await expect(sheet(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('alice');
    await expect(forgot(page)).toBeFocused();
  });

  test('[LOGIN-1] a merchant without customer service suggests the other ways to log in', async ({
    page,
    loginPage,
    platform,
  }) => {
    platform.setScenario('FAIR', { noServices: true });
    await loginPage.open();
    await forgot(page).click();
    await expect(sheet(page)).toContainText('Another way to log in may still work');
  });

  test('[LOGIN-8] a member who must replace an unknown password can reach customer service', async ({
    page,
    loginPage,
    platform,
  }) => {
    const fiona = demoMemberOf('fiona');
    await loginPage.open();
    await loginPage.signIn(fiona.username, fiona.password);
    await expect(page).toHaveURL(/\/m\/changePsw/);
    await forgot(page).click();
    await expect(sheet(page).getByRole('link', { name: 'Live chat' })).toHaveAttribute('href', /userName=fiona/);

    platform.setScenario('FAIR', { noServices: true });
    await page.evaluate(() => localStorage.clear()); // removes the cached services
    await page.reload();
    await forgot(page).click();
    await expect(sheet(page)).toContainText('ask the operator who gave you your account');
  });
});
