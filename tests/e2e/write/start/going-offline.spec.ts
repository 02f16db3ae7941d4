import { ROUTES } from '../../../../src/contract/paths';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { navigateInApp } from '../../../support/page/navigate-in-app';
import { waitUntilServedVersionStored } from '../../../support/service-worker/stored-content';

test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

/** How long the toast is shown (ms). */
const TOAST_DURATION_MS = 1_500;

test('[OFF-1.1] when the browser goes offline, home and another page each show a toast and remain visible', async ({
  context,
  page,
  homePage,
}) => {
  const clock = await PageClock.install(page);
  const title = page.getByRole('heading', { level: 1 });
  const toast = page.getByRole('alert').getByText('network offline');
  await homePage.open();
  await expect(title).toBeVisible();
  await waitUntilServedVersionStored(page);
  await clock.stop();
  await context.setOffline(true);
  await expect(toast).toBeVisible();
  await clock.advance(TOAST_DURATION_MS - 1);
  await expect(toast).toBeVisible();
  await clock.advance(1);
  await expect(toast).toHaveCount(0);
  await expect(title).toBeVisible();
  await expect(homePage.bottomNavigation).toBeVisible();

  await context.setOffline(false);
  await page.clock.resume();
  await navigateInApp(page, ROUTES.login.path);
  await expect(title).toHaveText('Log in');
  await clock.stop();
  await context.setOffline(true);
  await expect(toast).toBeVisible();
  await expect(title).toHaveText('Log in');
});
