import type { Page } from '@playwright/test';
import { DIST, expect, test } from '../../support/fixtures';
import { LineHosts } from '../../support/line-hosts';
import { PageClock } from '../../support/page-clock';

// Where no worker runs the page asks itself, and its policy says so.
test.use({ allowedComplaints: /Failed to load resource|Content Security Policy|Fetch API cannot load/ });

let hosts: LineHosts;
test.beforeEach(() => {
  hosts = new LineHosts(DIST);
});
test.afterEach(() => hosts.close());

const modal = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' });
const bar = (page: Page) => modal(page).getByRole('progressbar');
const answersText = (line: string) => `${new URL(line).host} answers`;

test('[DOM-2] [DOM-3] the lines known from earlier are asked while the list of now is still waited for', async ({
  page,
  platform,
}) => {
  const line = await hosts.slow(0);
  platform.stage('FAIR', { lines: [line] });
  const clock = await PageClock.of(page);
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('MC_LINES:FAIR');
  platform.stage('FAIR', { domainNotAvailable: true });
  platform.fault({ endpoint: 'domainRoute', hang: true });
  // The search is soon over: it begins on a clock that stands.
  await clock.stop();
  await page.reload();
  await clock.moveUntilVisible(bar(page));
  await clock.move(1_500);
  await expect(modal(page)).toContainText(answersText(line));
});

test('[DOM-2] a line whose list comes late has its time, and counts after the progress has ended', async ({
  page,
  platform,
}) => {
  const { origin, pinged, letGo } = await hosts.held();
  platform.stage('FAIR', { domainNotAvailable: true, lines: [origin] });
  const bringList = platform.hold({ endpoint: 'domainRoute' });
  const clock = await PageClock.of(page);
  await clock.stop();
  await page.goto('/m/home');
  await clock.moveUntilVisible(bar(page));
  await clock.move(8_000);
  bringList();
  await pinged;
  await clock.move(2_000);
  await expect(modal(page)).toContainText('No address answers right now');
  await expect(bar(page)).toHaveCount(0);
  letGo();
  await expect(modal(page)).toContainText(answersText(origin));
});

test('[ENC-3] [DOM-2] where no worker starts the lines count as not tested, and Retry tests them with a new one', async ({
  page,
  platform,
}) => {
  const line = await hosts.slow(0);
  platform.stage('FAIR', { domainNotAvailable: true, lines: [line] });
  await page.route('**/m/assets/worker-*', (route) => route.abort('failed'));
  await page.goto('/m/home');
  await expect(modal(page)).toContainText('The other addresses could not be tested');
  await page.unroute('**/m/assets/worker-*');
  await modal(page).getByRole('button', { name: 'Retry' }).click();
  await expect(modal(page)).toContainText(answersText(line));
});

test('[DOM-1] [BOOT-4] a domain that fails and falls silent on Retry keeps its modal and who can help', async ({
  page,
  platform,
}) => {
  platform.stage('FAIR', { domainNotAvailable: true, lines: [await hosts.refusing()] });
  await page.goto('/m/home');
  await expect(modal(page)).toContainText('No address answers right now');
  platform.fault({ endpoint: 'status', status: 500 });
  const silent = page.waitForResponse((answer) => answer.status() === 500);
  await modal(page).getByRole('button', { name: 'Retry' }).click();
  await silent;
  await expect(modal(page)).toContainText('No address answers right now');
  await expect(modal(page)).toContainText('This domain is not available');
  await expect(modal(page).getByRole('link', { name: 'Live chat' })).toBeVisible();
});
