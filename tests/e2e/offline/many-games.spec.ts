import { SERVICE_WORKER_CACHE_RULES } from '../../../src/contract/service-worker-cache';
import { PUBLIC_RESPONSE_CACHE } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

test('[OFF-2.9] ten thousand games are shown offline and marked as stale', async ({
  page,
  context,
  homePage,
  platform,
}) => {
  platform.setScenario('FAIR', { games: 10_000 });
  await homePage.open('?category=SLOT');
  const cards = page.locator('main li[aria-setsize]');
  await expect(cards.first()).toBeVisible();
  const total = await cards.first().getAttribute('aria-setsize');
  await waitUntilServedVersionStored(page);
  await expect
    .poll(() =>
      page.evaluate(
        async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        PUBLIC_RESPONSE_CACHE,
      ),
    )
    .toContain(SERVICE_WORKER_CACHE_RULES.gameLanes.path);

  await context.setOffline(true);
  await page.reload();
  await expect(cards.first()).toHaveAttribute('aria-setsize', `${total}`);
  await expect(page.getByText(/· data from/)).toBeVisible();
});
