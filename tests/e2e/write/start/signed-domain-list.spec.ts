import { DIST_DIR, expect, test } from '../../../support/browser/fixtures';
import { createSignedDomainListBody, pinDomainListSigningKey } from '../../../support/http/domain-list-signing-key';
import { LocalDomainServers } from '../../../support/http/local-domain-servers';

// The test alters the page's response; a service worker would serve the original.
test.use({ allowedPageErrors: /Failed to load resource/ });

let hosts: LocalDomainServers;
test.beforeEach(() => {
  hosts = new LocalDomainServers(DIST_DIR);
});
test.afterEach(() => hosts.close());

test('[DOM-3.2][DOM-1] with a pinned key, a domain list is ignored if it is unsigned, altered, expired or older than the cached list', async ({
  page,
  platform,
}) => {
  const [proxy, other] = [await hosts.through(Number(new URL(await hosts.slow(0)).port)), await hosts.slow(0)];
  const good = `http://fair-line.localhost:${proxy.port}`;
  const modal = page.getByRole('alertdialog', { name: 'Notice' });
  const expectOutcome = async (body: string | undefined, outcome: string) => {
    platform.clearFaults();
    if (body !== undefined) platform.addFault({ endpoint: 'domainRoute', body });
    await page.goto('/m/home');
    await expect(modal).toContainText(outcome);
  };
  await pinDomainListSigningKey(page);
  platform.setScenario('FAIR', { domainNotAvailable: true, lines: [other] });

  await expectOutcome(undefined, 'No address answers');
  await expectOutcome(createSignedDomainListBody([good], 7).replace(good, other), 'No address answers');
  await expectOutcome(createSignedDomainListBody([other], 7, Date.now() - 1), 'No address answers');
  await expectOutcome(createSignedDomainListBody([good], 7), `${new URL(good).host} answers`);
  await expectOutcome(createSignedDomainListBody([other], 6), `${new URL(good).host} answers`);
  proxy.set({ latency: 5_000 }); // a cached domain is offered if the fresh list takes more than a second
  await expectOutcome(createSignedDomainListBody([other], 8), `${new URL(other).host} answers`);
});
