import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../../src/contract/paths';
import { expect, test } from '../../support/fixtures';
import { goTo } from '../../support/go-to';
import { LOST_NETWORK } from '../../support/lost-network';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

/** Has a member see the ways to pay, and go home. Answers the list and what stood in it. */
async function seeMethods(page: Page): Promise<{ readonly methods: Locator; readonly seen: string[] }> {
  await goTo(page, ROUTES.voucherCenter.path);
  const methods = page.getByRole('main').getByRole('listitem');
  // The currency is asked for apart.
  await expect(methods.filter({ hasText: 'GCash' })).toContainText('₱');
  const seen = await methods.allInnerTexts();
  await goHome(page);
  return { methods, seen };
}

async function goHome(page: Page): Promise<void> {
  await goTo(page, ROUTES.home.path);
  await expect(page.getByRole('navigation').last()).toBeVisible();
}

test('[OFF-2] every page of a member renders offline, and says that it is offline where it needs the network', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page);
  await untilStored(page);
  await context.setOffline(true);
  for (const { path } of Object.values(ROUTES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something went wrong' }), path).toBeHidden();
  }
  await page.goto(ROUTES.rewardCenter.path);
  await expect(page.getByRole('alert').filter({ hasText: 'network cannot be reached' }).first()).toBeVisible();
});

test('[OFF-2] what a member has seen is shown again offline, marked, until the network is back', async ({
  page,
  context,
}) => {
  await signIn(page);
  await untilStored(page);
  const { methods, seen } = await seeMethods(page);
  await context.setOffline(true);
  await goTo(page, ROUTES.voucherCenter.path);
  const marked = page.getByText('You are offline. What you see was loaded earlier');
  await expect(marked.first()).toBeVisible();
  await expect.poll(() => methods.allInnerTexts()).toEqual(seen);
  await context.setOffline(false);
  await expect(marked).toHaveCount(0);
  await expect.poll(() => methods.allInnerTexts()).toEqual(seen);
});

test('[OFF-2] a ranking that was seen is shown again offline, marked; one that was not is said to be missing', async ({
  page,
  context,
}) => {
  await signIn(page);
  await untilStored(page);
  await goTo(page, ROUTES.leaderBoard.path);
  const places = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  await page.getByRole('tab', { name: 'This week' }).click();
  await expect(places).toHaveCount(8);
  const seen = await places.allInnerTexts();
  await goHome(page);
  await context.setOffline(true);
  await goTo(page, ROUTES.leaderBoard.path);
  await page.getByRole('tab', { name: 'This week' }).click();
  await expect.poll(() => places.allInnerTexts()).toEqual(seen);
  const ranking = page.getByRole('tabpanel');
  await expect(ranking.getByText('You are offline. What you see was loaded earlier')).toBeVisible();
  await page.getByRole('tab', { name: 'This month' }).click();
  await expect(ranking.getByRole('alert')).toContainText('network cannot be reached');
});

test('[OFF-3] what a member has seen is shown again, marked, when the platform says nothing for three seconds', async ({
  page,
}) => {
  await signIn(page);
  const { methods, seen } = await seeMethods(page);
  await page.route('**/wps/**', () => undefined); // accepted, and never answered
  await goTo(page, ROUTES.voucherCenter.path);
  // The calls themselves give up after 30 s.
  await expect(page.getByText('What you see was loaded earlier').first()).toBeVisible();
  await expect.poll(() => methods.allInnerTexts()).toEqual(seen);
});
