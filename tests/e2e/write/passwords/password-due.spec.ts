import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import { locateMemberName } from '../../../support/members/shown-member';
import { LoginPage } from '../../../support/page-objects/login-page';

const fiona = findDemoMember('fiona');

/** Replaces the password that must be changed. */
async function replacePassword(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await page.getByLabel('Current password', { exact: true }).fill(fiona.password);
  await page.getByLabel('New password', { exact: true }).fill('Another-one-9');
  await page.getByLabel('Repeat new password', { exact: true }).fill('Another-one-9');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test.describe('after a required password change', () => {
  test('[LOGIN-8.2][ROUTE-7] the redirectUrl of the sign-in page is opened, even if the password page has been reloaded', async ({
    page,
    loginPage,
  }) => {
    await loginPage.open(`?redirectUrl=${encodeURIComponent('/m/member/home?x=1')}`);
    await loginPage.signIn(fiona.username, fiona.password);
    await expect(page).toHaveURL(/\/m\/changePsw/);
    await page.reload();
    await replacePassword(page);
    await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  });

  test('[LOGIN-8.2] a member who signed in with the sign-in dialog over a page returns to that page', async ({
    page,
  }) => {
    await page.goto('/m/activity?x=1');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill(fiona.username);
    await dialog.getByLabel('Password', { exact: true }).fill(fiona.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await replacePassword(page);
    await expect(page).toHaveURL(/\/m\/activity\?x=1/);
  });

  test('[LOGIN-8.2][ROUTE-2][SESS-1] each tab opens the page that was requested in that tab', async ({
    page,
    context,
    loginPage,
  }) => {
    const other = await context.newPage();
    await other.goto('/m/withdraw');
    await expect(new LoginPage(other).submit).toBeVisible(); // the tab listens for sign-ins once the form is rendered
    await page.goto('/m/voucherCenter?from=mail');
    await loginPage.signIn(fiona.username, fiona.password);
    await expect(other).toHaveURL(/\/m\/changePsw/);
    await replacePassword(page);
    await expect(page).toHaveURL(/\/m\/voucherCenter\?from=mail/);
    await expect(other).toHaveURL(/\/m\/withdraw$/);
    await other.goto('/m/home');
    await expect(locateMemberName(other, 'fiona')).toBeVisible();
    await expect(other).toHaveURL(/\/m\/home/);
  });
});
