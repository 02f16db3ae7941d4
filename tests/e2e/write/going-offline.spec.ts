import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { PageClock } from '../../support/page-clock';

// Code that was still on its way when the network went is missed by the browser, and not by the member.
const MISSED = /Failed to fetch dynamically imported module/;
test.use({ serviceWorkers: 'allow', allowedComplaints: new RegExp(`${LOST_NETWORK.source}|${MISSED.source}`) });

/** How long it is said, milliseconds. */
const MOMENT = 1_500;

test('[OFF-1] going offline is said for a moment', async ({ context, page, homePage }) => {
  const clock = await PageClock.of(page);
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  await clock.stop();
  await context.setOffline(true);
  const toast = page.getByRole('alert').filter({ hasText: 'network offline' });
  await expect(toast).toBeVisible();
  await clock.move(MOMENT - 1);
  await expect(toast).toBeVisible();
  await clock.move(1);
  await expect(toast).toHaveCount(0);
  await expect(homePage.title).toBeVisible();
  await expect(homePage.bottomNavigation).toBeVisible();
});
