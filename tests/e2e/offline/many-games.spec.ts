import { LAST_LARGE_PREFIX } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

test('[OFF-2] ten thousand games are shown offline, marked as last known', async ({
  page,
  context,
  homePage,
  platform,
}) => {
  platform.stage('FAIR', { games: 10_000 });
  await homePage.open('?category=SLOT');
  const cards = page.locator('main li[aria-setsize]');
  await expect(cards.first()).toBeVisible();
  const total = await cards.first().getAttribute('aria-setsize');
  await untilStored(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain(`${LAST_LARGE_PREFIX}FAIR|EN|`);

  await context.setOffline(true);
  await page.reload();
  await expect(cards.first()).toHaveAttribute('aria-setsize', `${total}`);
  await expect(page.getByText('What you see was loaded earlier')).toBeVisible();
});
