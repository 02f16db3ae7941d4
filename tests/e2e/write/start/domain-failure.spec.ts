import type { Page } from '@playwright/test';
import { SESSION_KEY, STATUS_CACHE_PREFIX } from '../../../../src/contract/storage-keys';
import vietnamese from '../../../../src/services/i18n/catalogues/vi.json' with { type: 'json' };
import { DIST_DIR, expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { LocalDomainServers } from '../../../support/http/local-domain-servers';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { openHomeAsMember } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';
import { attachFullPageScreenshot } from '../../../support/page/screenshots';
import { waitUntilServedVersionStored } from '../../../support/service-worker/stored-content';

// These tests use unreachable domains; the browser logs each failed request.
test.use({
  allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource|CORS policy|ERR_`),
});

/** How long the search for a fallback domain may take (ms). */
const SEARCH_TIMEOUT_MS = 10_000;

let hosts: LocalDomainServers;
test.beforeEach(() => {
  hosts = new LocalDomainServers(DIST_DIR);
});
test.afterEach(() => hosts.close());

const startDeadHosts = async (elsewhere: string) =>
  Promise.all([hosts.refusing(), hosts.hanging(), hosts.portal(), hosts.redirecting(elsewhere)]);

const modal = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' });
/** Waits until the page has cached the lists of domains and of customer services. */
async function waitUntilListsCached(page: Page): Promise<void> {
  const storageKeys = () => page.evaluate(() => Object.keys(localStorage).join());
  for (const list of ['MC_LINES:FAIR', 'MC_SERVICES:FAIR']) await expect.poll(storageKeys).toContain(list);
}
const retry = (page: Page) => modal(page).getByRole('button', { name: 'Retry' });

test('[BOOT-4.1][DOM-1.1][DOM-2] the only working fallback domain is found among failing domains, and does not receive the session token', async ({
  page,
  platform,
}) => {
  const good = await hosts.good();
  await openHomeAsMember(page);
  await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
  const token = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').token, SESSION_KEY);
  expect(token).toMatch(/\S{8}/);
  platform.setScenario('FAIR', {
    domainNotAvailable: true,
    lines: [...(await startDeadHosts(good.origin)), good.origin],
  });
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  );
  await page.goto('/m/home?affiliateCode=af-1&r=friend&fbclid=click&referralCode=ref&cid=9&redirectUrl=%2Fm%2Flogin');
  await expect(modal(page)).toContainText('This domain is not available');
  await expect(modal(page).getByRole('link', { name: 'Live chat' })).toBeVisible();
  await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`);

  await retry(page).click();
  await page.waitForURL(`${good.origin}/m/index.html?affiliateCode=af-1&r=friend&merchant=FAIR`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  const pings = good.platform.services.wire
    .all()
    .filter(({ endpoint, method }) => endpoint === 'ping' && method === 'GET');
  expect(pings).toHaveLength(1);
  expect(pings[0]?.headers).toMatchObject({ merchant: 'FAIR' });
  for (const name of ['cookie', 'authorization', 'referer']) expect(pings[0]?.headers).not.toHaveProperty(name);
  const fallbackRequests = sent.filter((request) => request.startsWith(good.origin));
  expect(fallbackRequests.length).toBeGreaterThan(0);
  expect(fallbackRequests.join('\n')).not.toContain(token);
  expect(JSON.stringify(good.platform.services.wire.all())).not.toContain(token);
});

test('[DOM-1] if every domain fails, the domain dialog shows a message, and Retry finds a domain that has become available', async ({
  page,
  platform,
}) => {
  const clock = await PageClock.install(page);
  platform.setScenario('FAIR', { domainNotAvailable: true, lines: await startDeadHosts('http://nobody.localhost:9') });
  platform.addFault({ endpoint: 'customerServices', body: '{"success":true,"value":{"services":[]}}' });
  await clock.stop(); // the search ends after ten seconds, however slowly the page loads
  await page.goto('/m/home');
  await clock.advanceUntilVisible(modal(page).getByRole('progressbar'));
  await expect(retry(page)).toHaveAttribute('aria-busy', 'true');
  await clock.advance(SEARCH_TIMEOUT_MS);
  await expect(modal(page)).toContainText('No address answers right now');
  await page.clock.resume();
  await expect(modal(page).getByRole('button')).toHaveCount(2);

  const good = await hosts.good();
  platform.setScenario('FAIR', { lines: [good.origin] });
  await retry(page).click();
  await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`);

  platform.setScenario('FAIR', { domainNotAvailable: true, lines: [await hosts.refusing()] });
  await clock.stop(); // a fresh list that is late leaves the cached one in use
  await page.reload();
  await clock.advanceUntilVisible(modal(page));
  await expect(modal(page)).toContainText('No address answers right now');
  await page.clock.resume();
  platform.setScenario('FAIR', { domainNotAvailable: false });
  await retry(page).click();
  await expect(page.getByRole('navigation').last()).toBeVisible();
  await expect(modal(page)).toBeHidden();
});

test('[DOM-1] the screen of a failing domain searches again when the browser reports a network', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { domainNotAvailable: true, lines: [await hosts.refusing()] });
  await page.goto('/m/home');
  await expect(modal(page)).toContainText('No address answers right now');
  const good = await hosts.good();
  platform.setScenario('FAIR', { lines: [good.origin] });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`);
});

test('[BOOT-4.4][DOM-1] the domain dialog stays open if Retry fails, and can be reopened from the error screen', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { domainNotAvailable: true, lines: [await hosts.refusing()] });
  await page.goto('/m/home');
  await expect(modal(page)).toContainText('No address answers right now');
  platform.addFault({ endpoint: 'status', status: 500 });
  const failedStatus = page.waitForResponse((response) => response.status() === 500);
  await retry(page).click();
  await failedStatus;
  await expect(modal(page)).toContainText('No address answers right now');
  await expect(modal(page)).toContainText('This domain is not available');
  await expect(modal(page).getByRole('link', { name: 'Live chat' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'This address is not available' })).toBeVisible();
  await expect(page.getByText('You can continue on another one of our addresses.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Live chat' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(modal(page)).toBeVisible();
});

test.describe('failing domain with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[DOM-3.1] if the domain fails and only the shell and the domain lists are stored, the dialog offers a fallback domain', async ({
    page,
    platform,
  }) => {
    const good = await hosts.good();
    const line = await hosts.through(platform.port);
    platform.setScenario('FAIR', { lines: [await hosts.refusing(), good.origin] });
    await page.goto(`${line.origin}/m/home`);
    await waitUntilServedVersionStored(page);
    await waitUntilListsCached(page);
    line.set({ refuse: true });
    line.resetConnections();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (!/^MC_(LINES|SERVICES):/.test(key)) localStorage.removeItem(key);
      sessionStorage.clear();
    });

    await page.reload();
    await expect(modal(page)).toContainText('Error');
    await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`);
    await expect(modal(page).getByRole('link', { name: 'Live chat' })).toBeVisible();
    await retry(page).click();
    await page.waitForURL(`${good.origin}/m/index.html?merchant=FAIR`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  });

  test('[BOOT-5.1][BOOT-5.11][DOM-2.5][DOM-3.1] a start from cached data offers a fallback domain until the current domain responds again', async ({
    page,
    platform,
  }) => {
    const good = await hosts.good();
    const line = await hosts.through(platform.port);
    platform.setScenario('FAIR', { lines: [good.origin] });
    await page.goto(`${line.origin}/m/home`);
    await waitUntilServedVersionStored(page);
    await waitUntilListsCached(page);
    for (const failure of [{ refuse: true }, { blackhole: true }]) {
      line.set(failure);
      line.resetConnections();
      // The second time the browser also says that it is offline, and is wrong.
      if (failure.blackhole)
        await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
      await expect(modal(page)).toContainText('another one does');
    }
    platform.setScenario('FAIR', { maintenance: true });
    line.set({});
    await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
  });
});

test('[DOM-2.3][DOM-3.1] if fresh domain lists do not load, cached ones are used, and the search still ends after ten seconds', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { lines: [await hosts.hanging()] });
  const clock = await PageClock.install(page);
  await page.goto('/m/home');
  await waitUntilListsCached(page);
  platform.setScenario('FAIR', { domainNotAvailable: true });
  for (const endpoint of ['domainRoute', 'customerServices']) platform.addFault({ endpoint, hang: true });
  // No list arrives, and once the search has begun, no request times out.
  await clock.stop();
  await page.reload();
  await clock.advanceUntilVisible(modal(page).getByRole('progressbar'));
  await expect(modal(page).getByRole('link', { name: 'Live chat' })).toBeVisible();
  await expect(modal(page).getByRole('progressbar')).toBeVisible();
  // A search that started when the list requests timed out would end after fourteen seconds.
  await clock.advance(SEARCH_TIMEOUT_MS);
  await expect(modal(page)).toContainText('No address answers right now');
});

test('[DOM-1] [WL-2] the domain dialog in the dark color scheme with large text has no accessibility violations in either direction', async ({
  page,
  platform,
}, testInfo) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  platform.setScenario('KOPI', { lines: [await hosts.slow(300), await hosts.refusing()] });
  // A successful visit first caches the merchant's language and colours.
  const home = `${platform.originOf('KOPI')}/m/home`;
  await page.goto(home);
  const cachedStatus = () => page.evaluate((prefix) => localStorage.getItem(`${prefix}KOPI`), STATUS_CACHE_PREFIX);
  await expect.poll(cachedStatus).not.toBeNull();
  platform.setScenario('KOPI', { domainNotAvailable: true });
  await page.goto(home);
  const dialog = page.getByRole('alertdialog', { name: 'Thông báo' });
  await expect(dialog).toContainText('fair-line');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const isCut = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut, 'something is wider than the dialog').toBe(false);
    await expectAccessible(page);
    await attachFullPageScreenshot(page, testInfo, `domain-failure-${direction}`);
  }
});

test('[DOM-1][I18N-1.3] on a first visit, every text and button of a failed domain is in the merchant’s language', async ({
  page,
  platform,
}) => {
  const known = new Set(Object.values(vietnamese));
  /** Resolves with the texts on screen that are none of the Vietnamese catalogue, without the code of the error. */
  const listOtherTexts = async () =>
    (await page.locator('body').innerText())
      .split('\n')
      .map((line) => line.trim())
      .filter((text) => text !== '' && !known.has(text) && !text.startsWith('Mã lỗi '));
  platform.setScenario('KOPI', { domainNotAvailable: true, lines: [await hosts.refusing()] });
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  const dialog = page.getByRole('alertdialog', { name: vietnamese['notice.title'] });
  await expect(dialog).toContainText(vietnamese['domain.none']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(dialog.getByRole('button', { name: vietnamese['action.retry'] })).toBeVisible();
  // The platform's own words.
  await expect.poll(listOtherTexts).toEqual(['This domain is not available']);

  await dialog.getByRole('button', { name: vietnamese['action.close'] }).click();
  await expect(page.getByRole('button', { name: vietnamese['action.retry'] })).toBeVisible();
  await expect(page.getByRole('link', { name: vietnamese['diagnostics.title'] })).toBeVisible();
  await expect.poll(listOtherTexts).toEqual([]);
});
