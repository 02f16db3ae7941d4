import type { Page } from '@playwright/test';
import { FAILED_STARTS_KEY, STATUS_PREFIX } from '../../../src/contract/storage-keys';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import type { HomePage } from '../../support/pages/home-page';
import { untilStored } from '../../support/stored-content';
import { wholeHome } from '../../support/whole-home';

test.use({ allowedComplaints: LOST_NETWORK });

let line: FaultProxy;
test.beforeEach(async ({ platform }) => {
  line = await startFaultProxy(platform.port);
});
test.afterEach(() => line.close());

/** Has home seen and kept. Answers its headings. */
async function keepHome(page: Page, homePage: HomePage): Promise<string[]> {
  await page.goto(`${line.origin}/m/home`);
  await expect(homePage.title).toBeVisible();
  await untilStored(page);
  return wholeHome(page);
}

/** From now on the line accepts, and never answers. */
function silence(): void {
  line.set({ blackhole: true });
  line.cutAll();
}

test('[OFF-2] home opens with the network cut and the server gone', async ({ page, context, homePage }) => {
  const headings = await keepHome(page, homePage);

  line.set({ refuse: true });
  line.cutAll();
  await context.setOffline(true);
  await page.reload();

  await expect(homePage.title).toBeVisible();
  await expect.poll(() => page.getByRole('heading').allInnerTexts()).toEqual(headings);
});

test('[BOOT-5] a repeat start renders on a line that accepts and never answers', async ({
  page,
  context,
  homePage,
}) => {
  const headings = await keepHome(page, homePage);
  await page.close();

  silence();
  const again = await context.newPage();
  const [asked, givenUp] = [[] as string[], [] as string[]];
  context.on('request', (request) => asked.push(request.url()));
  context.on('requestfailed', (request) => givenUp.push(request.url()));
  await again.goto(`${line.origin}/m/home`, { waitUntil: 'commit' });

  await expect.poll(() => again.getByRole('heading').allInnerTexts()).toEqual(headings);
  // Nothing waited for a limit to pass: what was asked of the line still hangs.
  await expect.poll(() => asked.filter((url) => url.includes('/wps/'))).not.toEqual([]);
  expect(givenUp).toEqual([]);
});

test('[BOOT-5] a status of two days ago starts the product on a line that accepts and never answers', async ({
  page,
  context,
  homePage,
}) => {
  const headings = await keepHome(page, homePage);
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - 48 * 60 * 60 * 1000 }));
    }
  }, STATUS_PREFIX);
  await page.close();

  silence();
  const again = await context.newPage();
  const givenUp: string[] = [];
  context.on('requestfailed', (request) => givenUp.push(request.url()));
  await again.goto(`${line.origin}/m/home`, { waitUntil: 'commit' });

  await expect.poll(() => again.getByRole('heading').allInnerTexts()).toEqual(headings);
  // The call itself gives up after 30 s; it still hangs.
  expect(givenUp).toEqual([]);
  await expect(again.getByText('What you see was loaded earlier')).toBeVisible();
  expect(await again.evaluate((key) => localStorage.getItem(key), FAILED_STARTS_KEY)).toBeNull();
});

test('[OFF-3] what is shown while the platform says nothing is marked as last known after three seconds', async ({
  page,
  context,
  homePage,
}) => {
  await homePage.open();
  await untilStored(page);
  const headings = await wholeHome(page);
  await page.close();

  // Another tab: this one's answers of the last five minutes would do without the network.
  await context.route('**/wps/**', () => undefined); // accepted, and never answered
  const again = await context.newPage();
  await again.goto('/m/home');
  await expect.poll(() => again.getByRole('heading').allInnerTexts()).toEqual(headings);
  // The calls themselves give up after 30 s.
  await expect(again.getByText('What you see was loaded earlier')).toBeVisible();
});

test('[BOOT-5] a start without the network takes in what changed as soon as the network answers', async ({
  page,
  context,
  homePage,
  platform,
}) => {
  await homePage.open();
  await untilStored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(homePage.title).toBeVisible();
  platform.stage('FAIR', { maintenance: true });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toBeVisible();
});
