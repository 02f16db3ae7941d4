import type { Page } from '@playwright/test';
import { memberOf } from '../../support/demo';
import { countLoads } from '../../support/deployed';
import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

test.use({ allowedComplaints: /status of 404/ });

/** A server that has moved on to a version without a file of this one, for as long as `isGone` says. */
const withdraw = (page: Page, file: RegExp, isGone: () => boolean) =>
  page.route(file, (route) => (isGone() ? route.fulfill({ status: 404 }) : route.continue()));

test('[UPD-2] a page whose calls lack a script starts anew by itself, once', async ({ page }) => {
  await signIn(page);
  const loads = countLoads(page);
  await withdraw(page, /\/m\/assets\/axios-/, () => loads() < 2);
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'GCash' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('[UPD-2] a sign-in that lacks a script asks for a refresh, and keeps what was typed', async ({
  page,
  loginPage,
}) => {
  let isGone = true;
  await withdraw(page, /\/m\/assets\/api-encrypted-post-/, () => isGone);
  const { username, password } = memberOf('alice');
  await loginPage.open();
  const loads = countLoads(page);
  await loginPage.signIn(username, password);
  await expect(loginPage.alert.filter({ hasText: 'Refresh the page and try again' })).toBeVisible();
  await expect(loginPage.username).toHaveValue(username);
  expect(loads()).toBe(0);
  isGone = false;
  await page.reload();
  await loginPage.signIn(username, password);
  await expect(page).toHaveURL(/\/m\/home/);
});
