import type { Locator, Page } from '@playwright/test';
import { ROUTES, type RouteName } from '../../../src/contract/paths';
import { expect, test } from '../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { signInByForm } from '../../support/members/signed-in';
import { navigateInApp } from '../../support/page/navigate-in-app';
import { PAGE_HEADINGS } from '../../support/page/page-headings';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

/** Opens the deposit page as a member and returns to home. Resolves with the locator of the method and its text. */
async function viewMethods(page: Page): Promise<{ readonly methods: Locator; readonly texts: string[] }> {
  await navigateInApp(page, ROUTES.voucherCenter.path);
  const methods = page.getByRole('button', { name: /Deposit methods$/ });
  await expect(methods).toContainText('GCash');
  // The currency is fetched separately.
  await expect(page.getByText('₱100.00 to ₱50,000.00')).toBeVisible();
  const texts = await methods.allInnerTexts();
  await goHome(page);
  return { methods, texts };
}

async function goHome(page: Page): Promise<void> {
  await navigateInApp(page, ROUTES.home.path);
  await expect(page.getByRole('navigation').last()).toBeVisible();
}

test('[MEM-1.1][OFF-2.1][OFF-2.2] every member page renders offline and shows an offline message where it needs the network', async ({
  page,
  context,
}) => {
  test.slow();
  await signInByForm(page);
  await waitUntilServedVersionStored(page);
  await context.setOffline(true);
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { path } = ROUTES[name];
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: PAGE_HEADINGS[name], exact: true });
    await expect(heading, path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Something went wrong' }), path).toBeHidden();
  }
  await page.goto(ROUTES.rewardCenter.path);
  await expect(page.getByRole('alert').filter({ hasText: 'network cannot be reached' }).first()).toBeVisible();
});

test('[OFF-2.1][OFF-3.3] cached member data and rankings are shown and marked as stale while offline or the platform does not respond', async ({
  page,
  context,
}) => {
  await signInByForm(page);
  await waitUntilServedVersionStored(page);
  const { methods, texts } = await viewMethods(page);
  const marked = page.getByText(/Offline · data from/);
  const ranking = page.getByRole('tabpanel');
  const places = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  await navigateInApp(page, ROUTES.leaderBoard.path);
  await page.getByRole('tab', { name: 'This week' }).click();
  await expect(places).toHaveCount(8);
  const placeTexts = await places.allInnerTexts();
  await goHome(page);

  await context.setOffline(true);
  await navigateInApp(page, ROUTES.leaderBoard.path);
  await page.getByRole('tab', { name: 'This week' }).click();
  await expect.poll(() => places.allInnerTexts()).toEqual(placeTexts);
  await expect(marked).toHaveCount(1);
  await page.getByRole('tab', { name: 'This month' }).click();
  await expect(ranking.getByRole('alert')).toContainText('network cannot be reached');
  await navigateInApp(page, ROUTES.voucherCenter.path);
  await expect(marked.first()).toBeVisible();
  await expect.poll(() => methods.allInnerTexts()).toEqual(texts);

  await context.setOffline(false);
  await expect(marked).toHaveCount(0);
  await expect.poll(() => methods.allInnerTexts()).toEqual(texts);
  await goHome(page);
  await context.route('**/wps/**', () => undefined); // accepted, never answered
  await navigateInApp(page, ROUTES.voucherCenter.path);
  // The requests themselves time out after 30 s.
  await expect(page.getByText(/· data from/).first()).toBeVisible();
  await expect.poll(() => methods.allInnerTexts()).toEqual(texts);
});
