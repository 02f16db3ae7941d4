import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { signInByForm } from '../../support/members/signed-in';
import { readActiveVersion } from '../../support/service-worker/service-worker-state';
import { waitUntilPrecached } from '../../support/service-worker/stored-content';

/** A page that neither home nor the sign-in form loads. */
const OTHER_PAGE = '/m/assets/pages-withdraw-';

/** Records the paths to which a page and its service worker have had a response. A look into the HTTP cache has none. */
function recordResponses(page: Page): readonly string[] {
  const paths: string[] = [];
  page.context().on('response', (response) => paths.push(new URL(response.url()).pathname));
  return paths;
}

test('[OFF-2.13] a visitor pays for the critical files and those that were loaded, and for the rest after a minute', async ({
  page,
  homePage,
}) => {
  const fetched = recordResponses(page);
  await page.clock.install();
  await homePage.open();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(async () => (await readActiveVersion(page))?.storedFiles ?? 0).toBeGreaterThan(0);
  await page.clock.runFor(55_000);
  const { files = 0, storedFiles = 0 } = (await readActiveVersion(page)) ?? {};
  expect(storedFiles).toBeLessThan(files);
  expect(fetched.filter((path) => path.startsWith(OTHER_PAGE))).toEqual([]);
  await page.clock.runFor(10_000);
  await waitUntilPrecached(page);
  expect(fetched.filter((path) => path.startsWith(OTHER_PAGE))).toHaveLength(1);
});

test('[OFF-2.13] a member has the files of all pages stored at once', async ({ page }) => {
  await signInByForm(page);
  await waitUntilPrecached(page);
});
