import { ROUTES } from '../../../../src/contract/paths';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

/** How long the toast is shown (ms). */
const TOAST_DURATION_MS = 1_500;

for (const path of [ROUTES.home.path, ROUTES.login.path]) {
  test(`[OFF-1] going offline shows a toast on ${path}, and the page stays`, async ({ context, page, homePage }) => {
    const clock = await PageClock.install(page);
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(path);
    await expect(title).toBeVisible();
    await waitUntilStored(page);
    await clock.stop();
    await context.setOffline(true);
    const toast = page.getByRole('alert').filter({ hasText: 'network offline' });
    await expect(toast).toBeVisible();
    await clock.advance(TOAST_DURATION_MS - 1);
    await expect(toast).toBeVisible();
    await clock.advance(1);
    await expect(toast).toHaveCount(0);
    await expect(title).toBeVisible();
    if (path === ROUTES.home.path) await expect(homePage.bottomNavigation).toBeVisible();
  });
}
