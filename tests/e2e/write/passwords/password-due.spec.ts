import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { demoMemberOf } from '../../../support/members/demo-member';
import { shownMember } from '../../../support/members/shown-member';
import { LoginPage } from '../../../support/page-objects/login-page';

const fiona = demoMemberOf('fiona');

/** Replaces the password that must be changed. */
async function replacePassword(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await page.getByLabel('Current password', { exact: true }).fill(fiona.password);
  await page.getByLabel('New password', { exact: true }).fill('Another-one-9');
  await page.getByLabel('Repeat new password', { exact: true }).fill('Another-one-9');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test.describe('after a required password change', () => {
  for (const [address, lands] of [
    ['/m/voucherCenter?from=mail', /\/m\/voucherCenter\?from=mail/],
    [`/m/login?redirectUrl=${encodeURIComponent('/m/member/home?x=1')}`, /\/m\/member\/home\?x=1/],
    [`/m/withdraw?redirectUrl=${encodeURIComponent('/m/member/home?x=1')}`, /\/m\/member\/home\?x=1/],
    ['/m/login', /\/m\/home$/],
  ] as const) {
    test(`[LOGIN-8] [ROUTE-2] [ROUTE-7] a member who came through ${address} continues from there`, async ({
      page,
      loginPage,
    }) => {
      await page.goto(address);
      await loginPage.signIn(fiona.username, fiona.password);
      await expect(page).toHaveURL(/\/m\/changePsw/);
      await page.reload();
      await replacePassword(page);
      await expect(page).toHaveURL(lands);
      await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
      await expect(page).toHaveURL(lands);
    });
  }

  test('[LOGIN-8] a member who signed in over a page returns to it', async ({ page }) => {
    await page.goto('/m/activity?x=1');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill(fiona.username);
    await dialog.getByLabel('Password', { exact: true }).fill(fiona.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await replacePassword(page);
    await expect(page).toHaveURL(/\/m\/activity\?x=1/);
  });

  test('[LOGIN-8] [SESS-1] another tab of the same session is unlocked as well and continues', async ({
    page,
    context,
    loginPage,
  }) => {
    const other = await context.newPage();
    await other.goto('/m/withdraw');
    await expect(new LoginPage(other).submit).toBeVisible(); // the tab listens for sign-ins once the form is rendered
    await loginPage.open();
    await loginPage.signIn(fiona.username, fiona.password);
    await expect(other).toHaveURL(/\/m\/changePsw/);
    await replacePassword(page);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(other).toHaveURL(/\/m\/withdraw$/);
    await other.goto('/m/home');
    await expect(shownMember(other, 'fiona')).toBeVisible();
    await expect(other).toHaveURL(/\/m\/home/);
  });
});
