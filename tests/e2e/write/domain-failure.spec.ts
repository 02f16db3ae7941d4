import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/contract/storage-keys';
import { expectAccessible } from '../../support/axe';
import { DIST, expect, test } from '../../support/fixtures';
import { LineHosts } from '../../support/line-hosts';
import { LOST_NETWORK } from '../../support/lost-network';
import { PageClock } from '../../support/page-clock';
import { takeScreenshot } from '../../support/screenshots';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

// Dead lines are what is tested; the browser writes each of them down.
test.use({
  serviceWorkers: 'allow',
  allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource|CORS policy|ERR_`),
});

/** How long another domain is looked for, milliseconds. */
const SEARCH = 10_000;

let hosts: LineHosts;
test.beforeEach(() => {
  hosts = new LineHosts(DIST);
});
test.afterEach(() => hosts.close());

const deadOnes = async (elsewhere: string) =>
  Promise.all([hosts.refusing(), hosts.hanging(), hosts.portal(), hosts.redirecting(elsewhere)]);

const modal = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' });
/** Waits until the page has kept the lists of domains and of customer services. */
async function untilKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => Object.keys(localStorage).join());
  for (const list of ['MC_LINES:FAIR', 'MC_SERVICES:FAIR']) await expect.poll(kept).toContain(list);
}
const retry = (page: Page) => modal(page).getByRole('button', { name: 'Retry' });

test('[BOOT-4] [DOM-1] [DOM-2] among four lines dead in different ways the one that lives is found', async ({
  page,
  platform,
}) => {
  const good = await hosts.good();
  platform.stage('FAIR', { domainNotAvailable: true, lines: [...(await deadOnes(good.origin)), good.origin] });
  await page.goto('/m/home?affiliateCode=af-1&r=friend&fbclid=click&referralCode=ref&cid=9&redirectUrl=%2Fm%2Flogin');
  await expect(modal(page)).toContainText('This domain is not available');
  await expect(modal(page).getByRole('link', { name: 'Live chat' })).toBeVisible();
  await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`);

  await retry(page).click();
  await page.waitForURL(`${good.origin}/m/index.html?affiliateCode=af-1&r=friend`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  const pings = good.platform.services.wire
    .all()
    .filter(({ endpoint, method }) => endpoint === 'ping' && method === 'GET');
  expect(pings).toHaveLength(1);
  expect(pings[0]?.headers).toMatchObject({ merchant: 'FAIR' });
  for (const name of ['cookie', 'authorization', 'referer']) expect(pings[0]?.headers).not.toHaveProperty(name);
});

test('[DOM-1] the hop carries no token of the member who is signed in', async ({ page, platform }) => {
  const good = await hosts.good();
  await signIn(page);
  const token = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').token, SESSION_KEY);
  expect(token).toMatch(/\S{8}/);
  platform.stage('FAIR', { domainNotAvailable: true, lines: [good.origin] });
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  );
  await page.reload();
  await expect(modal(page)).toContainText('answers');
  await retry(page).click();
  await page.waitForURL(`${good.origin}/m/index.html`);
  const abroad = sent.filter((line) => line.startsWith(good.origin));
  expect(abroad.length).toBeGreaterThan(0);
  expect(abroad.join('\n')).not.toContain(token);
  const wire = JSON.stringify(good.platform.services.wire.all());
  expect(wire).not.toContain(token);
});

test('[DOM-1] with every line dead the modal says so, and Retry finds the domain that is back', async ({
  page,
  platform,
}) => {
  const clock = await PageClock.of(page);
  platform.stage('FAIR', { domainNotAvailable: true, lines: await deadOnes('http://nobody.localhost:9') });
  await page.goto('/m/home');
  await expect(modal(page).getByRole('progressbar')).toBeVisible();
  await expect(retry(page)).toHaveAttribute('aria-busy', 'true');
  await clock.move(SEARCH);
  await expect(modal(page)).toContainText('No address answers right now');

  const good = await hosts.good();
  platform.stage('FAIR', { lines: [good.origin] });
  await retry(page).click();
  await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`);

  platform.stage('FAIR', { domainNotAvailable: true, lines: [await hosts.refusing()] });
  await clock.stop(); // a list of now that is late leaves what was known before
  await page.reload();
  await clock.moveUntilVisible(modal(page));
  await expect(modal(page)).toContainText('No address answers right now');
  await page.clock.resume();
  platform.stage('FAIR', { domainNotAvailable: false });
  await retry(page).click();
  await expect(page.getByRole('navigation').last()).toBeVisible();
  await expect(modal(page)).toBeHidden();
});

test('[DOM-1] a closed modal leaves a screen that opens it again; without customer services there are none', async ({
  page,
  platform,
}) => {
  platform.stage('FAIR', { domainNotAvailable: true, lines: [await hosts.refusing()] });
  platform.fault({ endpoint: 'customerServices', body: '{"success":true,"value":{"services":[]}}' });
  await page.goto('/m/home');
  await expect(modal(page)).toContainText('No address answers right now');
  await expect(modal(page).getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'This address is not available' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(modal(page)).toBeVisible();
});

test('[DOM-3] on a dead domain, with the stored shell and the lists last known alone, the modal comes up and leads on', async ({
  page,
  platform,
}) => {
  const good = await hosts.good();
  const line = await hosts.through(platform.port);
  platform.stage('FAIR', { lines: [await hosts.refusing(), good.origin] });
  await page.goto(`${line.origin}/m/home`);
  await untilStored(page);
  await untilKept(page);
  line.set({ refuse: true });
  line.cutAll();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!/^MC_(LINES|SERVICES):/.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  });

  await page.reload();
  await expect(modal(page)).toContainText('Error');
  await expect(modal(page)).toContainText(`${new URL(good.origin).host} answers`, { timeout: 15_000 });
  await expect(modal(page).getByRole('link', { name: 'Live chat' })).toBeVisible();
  await retry(page).click();
  await page.waitForURL(`${good.origin}/m/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
});

test('[DOM-3] [BOOT-5] the product stands on a dead domain with what it knew, and is offered another one', async ({
  page,
  platform,
}) => {
  const good = await hosts.good();
  const line = await hosts.through(platform.port);
  platform.stage('FAIR', { lines: [good.origin] });
  await page.goto(`${line.origin}/m/home`);
  await untilStored(page);
  line.set({ refuse: true });
  line.cutAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  await expect(modal(page)).toContainText('another one does', { timeout: 15_000 });
  await retry(page).click();
  await page.waitForURL(`${good.origin}/m/index.html`);
});

test('[DOM-2] [DOM-3] while lists do not come those last known serve, and the search ends after ten seconds all the same', async ({
  page,
  platform,
}) => {
  platform.stage('FAIR', { lines: [await hosts.hanging()] });
  const clock = await PageClock.of(page);
  await page.goto('/m/home');
  await untilKept(page);
  platform.stage('FAIR', { domainNotAvailable: true });
  for (const endpoint of ['domainRoute', 'customerServices']) platform.fault({ endpoint, hang: true });
  await page.reload();
  await expect(modal(page).getByRole('progressbar')).toBeVisible();
  // The page's time stands still: no list comes, and none is given up.
  await clock.stop();
  await expect(modal(page).getByRole('link', { name: 'Live chat' })).toBeVisible();
  await expect(modal(page).getByRole('progressbar')).toBeVisible();
  // A search that began when the lists were given up would end after fourteen seconds.
  await clock.move(SEARCH);
  await expect(modal(page)).toContainText('No address answers right now');
});

test('[BOOT-4] another refusal is told in the server’s words, and the screen under it tries again', async ({
  page,
  platform,
}) => {
  platform.fault({ endpoint: 'status', errorCode: 'site.closed', message: 'The fair is closed today' });
  await page.goto('/m/home');
  await expect(modal(page)).toContainText('The fair is closed today');
  await modal(page).getByRole('button', { name: 'Confirm' }).click();
  platform.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('navigation').last()).toBeVisible();
});

for (const [merchant, name, dir, scheme, large] of [
  ['FAIR', 'Notice', 'ltr', 'light', false],
  ['KOPI', 'Thông báo', 'ltr', 'dark', true],
  ['SOL', '提示', 'rtl', 'light', true],
] as const) {
  test(`[DOM-1] [WL-2] the modal of ${merchant} has no accessibility fault`, async ({ page, platform }, testInfo) => {
    await page.emulateMedia({ colorScheme: scheme });
    platform.stage(merchant, { domainNotAvailable: true, lines: [await hosts.slow(300), await hosts.refusing()] });
    // A visit in good times teaches the browser the merchant's language and colours.
    platform.stage(merchant, { domainNotAvailable: false });
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    platform.stage(merchant, { domainNotAvailable: true });
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    const dialog = page.getByRole('alertdialog', { name });
    await expect(dialog).toContainText('fair-line');
    await page.evaluate(
      ([direction, isLarge]) => {
        document.documentElement.dir = direction;
        if (isLarge) document.documentElement.style.fontSize = '200%';
      },
      [dir, large] as const,
    );
    if (large) await page.setViewportSize({ width: 320, height: 640 });
    const isCut = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut, 'something is wider than the dialog').toBe(false);
    await expectAccessible(page);
    await takeScreenshot(page, testInfo, `domain-failure-${merchant}`);
  });
}
