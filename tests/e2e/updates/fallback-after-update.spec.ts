import { DIST_DIR } from '../../support/browser/fixtures';
import {
  clearUpdateCheckThrottle,
  dispatchVisibilityChange,
  enableSaveData,
  expect,
  locateUpdateOffer,
  test,
  waitForVersion,
} from '../../support/deploy/deployed-site';
import { startFaultProxy } from '../../support/http/fault-proxy';
import { LocalDomainServers } from '../../support/http/local-domain-servers';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource`) });

test('[DOM-1.3][DOM-3] with data saver on, a fallback domain is offered if the current domain fails right after an app update', async ({
  page,
  context,
  site,
  served,
}) => {
  const hosts = new LocalDomainServers(DIST_DIR);
  const proxy = await startFaultProxy(served.port);
  const good = await hosts.good();
  served.services.scenarios.stage('FAIR', { lines: [good.origin] });
  await page.goto(`${proxy.origin}/m/home`);
  await waitUntilServedVersionStored(page);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('MC_LINES:FAIR');
  await enableSaveData(context);
  await site.publish('second', { changed: 'domain-failover' });
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  await locateUpdateOffer(page).getByRole('button', { name: 'Refresh' }).click();
  await waitForVersion('second', [page]);

  proxy.set({ refuse: true });
  proxy.resetConnections();
  // In the next document, before it starts: this one may still be saving its own status.
  await page.addInitScript(() => localStorage.removeItem('MC_STATUS:FAIR'));
  await page.reload();
  const modal = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(modal).toContainText(`${new URL(good.origin).host} answers`);
  await modal.getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL(`${good.origin}/m/index.html?merchant=FAIR`);
  // The page must not lose its platform while it starts: that would be an error of its own.
  await page.close();
  await Promise.all([hosts.close(), proxy.close()]);
});
