import { ROUTES } from '../../../src/contract/paths';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { PageClock } from '../../support/page-clock';
import { untilStored } from '../../support/stored-content';

test.use({ serviceWorkers: 'allow', allowedComplaints: LOST_NETWORK });

/** How long it is said, milliseconds. */
const MOMENT = 1_500;

for (const path of [ROUTES.home.path, ROUTES.login.path]) {
  test(`[OFF-1] going offline is said for a moment on ${path}, which stays`, async ({ context, page, homePage }) => {
    const clock = await PageClock.of(page);
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(path);
    await expect(title).toBeVisible();
    await untilStored(page);
    await clock.stop();
    await context.setOffline(true);
    const toast = page.getByRole('alert').filter({ hasText: 'network offline' });
    await expect(toast).toBeVisible();
    await clock.move(MOMENT - 1);
    await expect(toast).toBeVisible();
    await clock.move(1);
    await expect(toast).toHaveCount(0);
    await expect(title).toBeVisible();
    if (path === ROUTES.home.path) await expect(homePage.bottomNavigation).toBeVisible();
  });
}
