import type { Page } from '@playwright/test';
import { DIST, expect, test } from '../../support/fixtures';
import { LineHosts } from '../../support/line-hosts';
import { LOST_NETWORK } from '../../support/lost-network';
import { remembered } from '../../support/remembered';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';
import type { TestPlatform } from '../../support/test-platform';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource|CORS policy|ERR_`) });

let hosts: LineHosts;
test.beforeEach(() => {
  hosts = new LineHosts(DIST);
});
test.afterEach(() => hosts.close());

const modal = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' });
const maintenance = (page: Page) => page.getByRole('heading', { level: 1, name: 'We are under maintenance' });
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).join());
const isSignedIn = (page: Page) =>
  page.evaluate(() => (sessionStorage.getItem('MC_SESSION_INFO') ?? '').includes('alice'));

test('[BOOT-5] a status that could not be refreshed is asked for again while the browser stays online', async ({
  page,
  platform,
  homePage,
}) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  platform.fault({ endpoint: 'status', status: 500 });
  platform.stage('FAIR', { maintenance: true });
  await page.clock.install();
  const before = platform.wire('status').length;
  await page.reload();
  await expect(homePage.title).toBeVisible();
  // The start asks, and once more as soon as the platform answers a ping.
  await expect.poll(() => platform.wire('status').length).toBeGreaterThanOrEqual(before + 2);
  platform.clearFaults();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(maintenance(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('[REM-3] [DOM-3] who is remembered is signed in, and lists are kept, when a failed start is through after all', async ({
  page,
  context,
  platform,
}) => {
  await signIn(page, 'alice', { remember: true });
  await expect.poll(() => remembered(page)).toEqual({ key: true, record: true });
  await page.evaluate(() => localStorage.removeItem('MC_LINES:FAIR'));
  await page.close();
  for (const endpoint of ['status', 'login', 'domainRoute']) platform.fault({ endpoint, status: 500 });
  const tab = await context.newPage();
  await tab.goto('/m/home');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  await expect.poll(() => platform.wire('status').length).toBeGreaterThanOrEqual(3);
  platform.clearFaults();
  await expect.poll(() => isSignedIn(tab), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => keys(tab)).toContain('MC_LINES:FAIR');
});

test.describe('on a line that accepts and never answers', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Home, whole in the store and with its lists kept, on a line that then says nothing any more. */
  async function openThenSilent(page: Page, platform: TestPlatform) {
    const good = await hosts.good();
    const line = await hosts.through(platform.port);
    platform.stage('FAIR', { lines: [good.origin] });
    await page.goto(`${line.origin}/m/home`);
    await untilStored(page);
    await expect.poll(() => keys(page)).toContain('MC_LINES:FAIR');
    line.set({ blackhole: true });
    return { good, line };
  }

  test('[DOM-1] [DOM-2] [BOOT-5] the product is offered another domain within seconds, until its own answers', async ({
    page,
    platform,
  }) => {
    const { line } = await openThenSilent(page, platform);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
    await expect(modal(page)).toContainText('another one does');
    platform.stage('FAIR', { maintenance: true });
    line.set({});
    await expect(maintenance(page)).toBeVisible({ timeout: 30_000 });
    await expect(modal(page)).toHaveCount(0);
  });

  test('[DOM-1] a start with nothing but the lists last known looks for another domain after ten seconds', async ({
    page,
    platform,
  }) => {
    const { good } = await openThenSilent(page, platform);
    await page.evaluate(() => localStorage.removeItem('MC_STATUS:FAIR'));
    await page.reload();
    await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`, { timeout: 17_000 });
  });
});

test('[BOOT-7] [DOM-3] what is kept for a start is kept under what a start knows, whatever code the status names', async ({
  page,
  platform,
}) => {
  const line = await hosts.slow(0);
  platform.stage('FAIR', { lines: [line] });
  const named = await page.request.get('/wps/system/status?device=MOBILE&track=&originalDomain=&url=', {
    headers: { Merchant: 'FAIR' },
  });
  platform.fault({ endpoint: 'status', body: await named.text() });
  await page.route('**/m/home', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    expect(html).toContain('"merchant":"FAIR"');
    await route.fulfill({ response: answer, body: html.replaceAll('"FAIR"', '"KOPI"') });
  });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  for (const list of ['MC_STATUS', 'MC_LINES', 'MC_SERVICES'])
    await expect.poll(() => keys(page)).toContain(`${list}:KOPI`);

  await page.evaluate(() => localStorage.removeItem('MC_STATUS:KOPI'));
  platform.clearFaults();
  for (const endpoint of ['status', 'domainRoute']) platform.fault({ endpoint, status: 500 });
  await page.reload();
  await expect(modal(page)).toContainText(`${new URL(line).host} answers`);
});
