import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { PageClock } from '../../support/clocks/page-clock';
import { signInByForm } from '../../support/members/signed-in';
import { readActiveVersion } from '../../support/service-worker/service-worker-state';
import { waitUntilPrecached } from '../../support/service-worker/stored-content';

/** A page that neither home nor the sign-in form loads. */
const OTHER_PAGE = '/m/assets/pages-withdraw-';

/** By how much the clock of the page advances at once while it starts (ms), in all by less than ten seconds. */
const STEP_MS = 50;
const STEP_INTERVAL_MS = 350;

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
  // The page's minute passes only as this test advances its clock, however long the start takes.
  const clock = await PageClock.install(page);
  await clock.stop();
  await homePage.open();
  const advance = () => clock.advance(STEP_MS);
  const isControlled = async () => {
    await advance();
    return page.evaluate(() => navigator.serviceWorker.controller !== null);
  };
  await expect.poll(isControlled, { intervals: [STEP_INTERVAL_MS] }).toBe(true);
  await expect.poll(async () => (await readActiveVersion(page))?.storedFiles ?? 0).toBeGreaterThan(0);
  await clock.advance(45_000);
  const { files = 0, storedFiles = 0 } = (await readActiveVersion(page)) ?? {};
  expect(storedFiles).toBeLessThan(files);
  expect(fetched.filter((path) => path.startsWith(OTHER_PAGE))).toEqual([]);
  await clock.advance(20_000);
  await waitUntilPrecached(page, advance);
  expect(fetched.filter((path) => path.startsWith(OTHER_PAGE))).toHaveLength(1);
});

test('[OFF-2.13] a member has the files of all pages stored at once', async ({ page }) => {
  await signInByForm(page);
  await waitUntilPrecached(page);
});
