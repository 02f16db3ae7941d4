import { expect, test } from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { HomePage } from '../../support/page-objects/home-page';
import {
  dispatchOnlineEvent,
  fillOutbox,
  listReceivedTrackingEvents,
  markAppAsOpenedBefore,
} from '../../support/service-worker/outbox';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

test.beforeEach(({ context }) => markAppAsOpenedBefore(context));

test('[OFF-4] a page outside of the service worker’s scope can make the service worker flush the outbox', async ({
  page,
  context,
  served,
}) => {
  await page.goto(`${served.origin}/m/home`);
  await waitUntilServedVersionStored(page);
  // Simulates a server that does not redirect / to /m/.
  await context.route(`${served.origin}/`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${served.origin}/m/home` }) });
  });
  await page.goto(`${served.origin}/`);
  await expect(new HomePage(page).title).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await fillOutbox(page, 1);
  // Repeated until the page has registered its message listener.
  const countSent = async () => {
    await dispatchOnlineEvent(page);
    return listReceivedTrackingEvents(served).length;
  };
  await expect.poll(countSent).toBe(1);
});
