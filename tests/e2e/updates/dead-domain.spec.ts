import { comeToFront, expect, makeCheckDue, markOf, saveData, test } from '../../support/deployed';
import { startFaultProxy } from '../../support/fault-proxy';
import { DIST } from '../../support/fixtures';
import { LineHosts } from '../../support/line-hosts';
import { LOST_NETWORK } from '../../support/lost-network';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource`) });

test('[DOM-1] [DOM-3] who saves data is led out of a domain that dies right after a new version came', async ({
  page,
  context,
  site,
  served,
}) => {
  const hosts = new LineHosts(DIST);
  const line = await startFaultProxy(served.port);
  const good = await hosts.good();
  served.services.scenarios.stage('FAIR', { lines: [good.origin] });
  await page.goto(`${line.origin}/m/home`);
  await untilStored(page);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('MC_LINES:FAIR');
  await saveData(context);
  await site.publish('second', { changed: 'features-domain-error' });
  await makeCheckDue(page);
  await comeToFront(page);
  const notice = page.getByRole('alertdialog').filter({ hasText: 'Found new version' });
  await notice.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => markOf(page).catch(() => null)).toBe('second');

  line.set({ refuse: true });
  line.cutAll();
  // In the document to come, before it starts: this one may still be taking in its own status.
  await page.addInitScript(() => localStorage.removeItem('MC_STATUS:FAIR'));
  await page.reload();
  const modal = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(modal).toContainText(`${new URL(good.origin).host} answers`);
  await modal.getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL(`${good.origin}/m/index.html`);
  await Promise.all([hosts.close(), line.close()]);
});
