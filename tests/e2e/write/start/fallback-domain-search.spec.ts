import type { Page } from '@playwright/test';
import { DIST_DIR, expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { LocalDomainServers } from '../../../support/http/local-domain-servers';

// Without the web worker the page itself sends the pings, and its Content Security Policy blocks and logs them.
test.use({ allowedPageErrors: /Failed to load resource|Content Security Policy|Fetch API cannot load/ });

let hosts: LocalDomainServers;
test.beforeEach(() => {
  hosts = new LocalDomainServers(DIST_DIR);
});
test.afterEach(() => hosts.close());

const modal = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' });
const progressBar = (page: Page) => modal(page).getByRole('progressbar');
const answersText = (origin: string) => `${new URL(origin).host} answers`;

test('[DOM-2.2][DOM-3] cached fallback domains are probed while the fresh domain list is still loading', async ({
  page,
  platform,
}) => {
  const origin = await hosts.slow(0);
  platform.setScenario('FAIR', { lines: [origin] });
  const clock = await PageClock.install(page);
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('MC_LINES:FAIR');
  platform.setScenario('FAIR', { domainNotAvailable: true });
  platform.addFault({ endpoint: 'domainRoute', hang: true });
  // The search takes little time, so it starts with the clock stopped.
  await clock.stop();
  await page.reload();
  await clock.advanceUntilVisible(progressBar(page));
  await clock.advance(1_500);
  await expect(modal(page)).toContainText(answersText(origin));
});

test('[DOM-2.2][DOM-2.3] a domain from a late list is probed for the full timeout, and can be found after the progress bar has gone', async ({
  page,
  platform,
}) => {
  const { origin, pinged, respond } = await hosts.holding();
  platform.setScenario('FAIR', { domainNotAvailable: true, lines: [origin] });
  const releaseList = platform.holdRequests({ endpoint: 'domainRoute' });
  const clock = await PageClock.install(page);
  await clock.stop();
  await page.goto('/m/home');
  await clock.advanceUntilVisible(progressBar(page));
  await clock.advance(8_000);
  releaseList();
  await pinged;
  await clock.advance(2_000);
  await expect(modal(page)).toContainText('No address answers right now');
  await expect(progressBar(page)).toHaveCount(0);
  respond();
  await expect(modal(page)).toContainText(answersText(origin));
});

test('[DOM-2.4][ENC-3] without the web worker, the dialog says the domains could not be tested, and Retry probes with a new worker', async ({
  page,
  platform,
}) => {
  const origin = await hosts.slow(0);
  platform.setScenario('FAIR', { domainNotAvailable: true, lines: [origin] });
  await page.route('**/m/assets/worker-*', (route) => route.abort('failed'));
  await page.goto('/m/home');
  await expect(modal(page)).toContainText('The other addresses could not be tested');
  await page.unroute('**/m/assets/worker-*');
  await modal(page).getByRole('button', { name: 'Retry' }).click();
  await expect(modal(page)).toContainText(answersText(origin));
});
