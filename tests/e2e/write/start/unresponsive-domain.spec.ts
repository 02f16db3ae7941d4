import type { Page } from '@playwright/test';
import { DIST, expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { DomainHosts } from '../../../support/http/domain-hosts';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { readRememberedStorage } from '../../../support/members/remembered-login';
import { signInByForm } from '../../../support/members/signed-in';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

test.use({
  allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERRORS.source}|Failed to load resource|CORS policy|ERR_`),
});

let hosts: DomainHosts;
test.beforeEach(() => {
  hosts = new DomainHosts(DIST);
});
test.afterEach(() => hosts.close());

const modal = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' });
const maintenance = (page: Page) => page.getByRole('heading', { level: 1, name: 'We are under maintenance' });
const readStorageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).join());
const isSignedIn = (page: Page) =>
  page.evaluate(() => (sessionStorage.getItem('MC_SESSION_INFO') ?? '').includes('alice'));

test('[BOOT-5] a status that could not be refreshed is requested again while the browser stays online', async ({
  page,
  platform,
  homePage,
}) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  platform.addFault({ endpoint: 'status', status: 500 });
  platform.setScenario('FAIR', { maintenance: true });
  await page.clock.install();
  const before = platform.wireEntries('status').length;
  await page.reload();
  await expect(homePage.title).toBeVisible();
  // The start requests the status, and once more as soon as a ping succeeds.
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThanOrEqual(before + 2);
  platform.clearFaults();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(maintenance(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('[REM-3] [DOM-3] after a failed start recovers, auto login signs in and the lists are cached', async ({
  page,
  context,
  platform,
}) => {
  await signInByForm(page, 'alice', { remember: true });
  await expect.poll(() => readRememberedStorage(page)).toEqual({ key: true, record: true });
  await page.evaluate(() => localStorage.removeItem('MC_LINES:FAIR'));
  await page.close();
  for (const endpoint of ['status', 'login', 'domainRoute']) platform.addFault({ endpoint, status: 500 });
  const tab = await context.newPage();
  await tab.goto('/m/home');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThanOrEqual(3);
  platform.clearFaults();
  await expect.poll(() => isSignedIn(tab), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => readStorageKeys(tab)).toContain('MC_LINES:FAIR');
});

test.describe('when the server accepts connections but never responds', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Opens home, waits until it is stored and its lists are cached, then makes the server stop responding. */
  async function openThenStopResponding(page: Page, platform: TestPlatform) {
    const good = await hosts.good();
    const proxy = await hosts.through(platform.port);
    platform.setScenario('FAIR', { lines: [good.origin] });
    await page.goto(`${proxy.origin}/m/home`);
    await waitUntilStored(page);
    await expect.poll(() => readStorageKeys(page)).toContain('MC_LINES:FAIR');
    proxy.set({ blackhole: true });
    return { good, proxy };
  }

  test('[DOM-1] [DOM-2] [BOOT-5] the app offers a fallback domain within seconds, until its own domain responds', async ({
    page,
    platform,
  }) => {
    const { proxy } = await openThenStopResponding(page, platform);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
    await expect(modal(page)).toContainText('another one does');
    platform.setScenario('FAIR', { maintenance: true });
    proxy.set({});
    await expect(maintenance(page)).toBeVisible({ timeout: 30_000 });
    await expect(modal(page)).toHaveCount(0);
  });

  test('[DOM-1] a start with cached domain lists only searches a fallback domain after ten seconds', async ({
    page,
    platform,
  }) => {
    const { good } = await openThenStopResponding(page, platform);
    await page.evaluate(() => localStorage.removeItem('MC_STATUS:FAIR'));
    await page.reload();
    await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`, { timeout: 17_000 });
  });
});

test('[BOOT-7] [DOM-3] start data is cached under the merchant code of the document, whatever code the status contains', async ({
  page,
  platform,
}) => {
  const origin = await hosts.slow(0);
  platform.setScenario('FAIR', { lines: [origin] });
  const statusResponse = await page.request.get('/wps/system/status?device=MOBILE&track=&originalDomain=&url=', {
    headers: { Merchant: 'FAIR' },
  });
  platform.addFault({ endpoint: 'status', body: await statusResponse.text() });
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('"merchant":"FAIR"');
    await route.fulfill({ response: response, body: html.replaceAll('"FAIR"', '"KOPI"') });
  });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  for (const list of ['MC_STATUS', 'MC_LINES', 'MC_SERVICES'])
    await expect.poll(() => readStorageKeys(page)).toContain(`${list}:KOPI`);

  await page.evaluate(() => localStorage.removeItem('MC_STATUS:KOPI'));
  platform.clearFaults();
  for (const endpoint of ['status', 'domainRoute']) platform.addFault({ endpoint, status: 500 });
  await page.reload();
  await expect(modal(page)).toContainText(`${new URL(origin).host} answers`);
});
