import type { Page } from '@playwright/test';
import { STATUS_CACHE_PREFIX } from '../../../../src/contract/storage-keys';
import { DIST_DIR, expect, test } from '../../../support/browser/fixtures';
import { LocalDomainServers } from '../../../support/http/local-domain-servers';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { findRememberedLoginParts } from '../../../support/members/remembered-login';
import { signInByForm } from '../../../support/members/signed-in';

test.use({
  allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource|CORS policy|ERR_`),
});

let hosts: LocalDomainServers;
test.beforeEach(() => {
  hosts = new LocalDomainServers(DIST_DIR);
});
test.afterEach(() => hosts.close());

const maintenance = (page: Page) => page.getByRole('heading', { level: 1, name: 'We are under maintenance' });
const readStorageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).join());
const isSignedIn = (page: Page) =>
  page.evaluate(() => (sessionStorage.getItem('MC_SESSION_INFO') ?? '').includes('alice'));

test('[BOOT-5.3] a failed status request is repeated even if the browser never goes offline', async ({
  page,
  platform,
  homePage,
}) => {
  await homePage.open();
  // Without a cached status the next start would fail.
  await expect.poll(() => readStorageKeys(page)).toContain(`${STATUS_CACHE_PREFIX}FAIR`);
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

test('[BOOT-5.4][REM-3][DOM-3] if the platform fails at a start and then responds, auto login signs in, and the domain list is cached', async ({
  page,
  context,
  platform,
}) => {
  await signInByForm(page, 'alice', { remember: true });
  await expect.poll(() => findRememberedLoginParts(page)).toEqual({ key: true, record: true });
  await page.evaluate(() => localStorage.removeItem('MC_LINES:FAIR'));
  await page.close();
  for (const endpoint of ['status', 'login', 'domainRoute']) platform.addFault({ endpoint, status: 500 });
  const tab = await context.newPage();
  await tab.goto('/m/home');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThanOrEqual(3);
  platform.clearFaults();
  await expect.poll(() => isSignedIn(tab)).toBe(true);
  await expect.poll(() => readStorageKeys(tab)).toContain('MC_LINES:FAIR');
});
