import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';

// Code that was still on its way when the network went is missed by the browser, and not by the member.
const MISSED = /error occurred when fetching the script|Failed to fetch dynamically imported module/;
test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|${MISSED.source}`) });

test('[OFF-1] going offline is said for a moment', async ({ context, page, homePage }) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  await context.setOffline(true);
  const toast = page.getByText('network offline');
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
  await expect(homePage.title).toBeVisible();
  await expect(homePage.bottomNavigation).toBeVisible();
});
