import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { createDocumentLoadCounter } from '../../../support/deploy/deployed-site';
import { findDemoMember } from '../../../support/members/demo-member';
import { prepareMemberSession } from '../../../support/members/signed-in';

test.use({ allowedPageErrors: /status of 404/ });

/** Simulates a server whose newer version lacks a file of the page's version, for as long as `isGone` returns true. */
const withdraw = (page: Page, file: RegExp, isGone: () => boolean) =>
  page.route(file, (route) => (isGone() ? route.fulfill({ status: 404 }) : route.continue()));

test('[UPD-2.3] a page reloads automatically exactly once if a script of the API client is missing', async ({
  page,
}) => {
  await prepareMemberSession(page);
  const loads = createDocumentLoadCounter(page);
  await withdraw(page, /\/m\/assets\/axios-client-/, () => loads() < 2);
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('button', { name: /^GCash/ })).toBeVisible();
  expect(loads()).toBe(2);
});

test('[UPD-2.3] if a script for signing in is missing, the form asks the visitor to refresh the page and keeps the input', async ({
  page,
  loginPage,
}) => {
  let isGone = true;
  await withdraw(page, /\/m\/assets\/encryption-/, () => isGone);
  const { username, password } = findDemoMember('alice');
  await loginPage.open();
  const loads = createDocumentLoadCounter(page);
  await loginPage.signIn(username, password);
  await expect(loginPage.alert.filter({ hasText: 'Refresh the page and try again' })).toBeVisible();
  await expect(loginPage.username).toHaveValue(username);
  expect(loads()).toBe(0);
  isGone = false;
  await page.reload();
  await loginPage.signIn(username, password);
  await expect(page).toHaveURL(/\/m\/home/);
});
