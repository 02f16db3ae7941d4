import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countLoads, expect, hearWorker, markOf, test, untilHeard } from '../../support/deployed';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: /Failed to load resource/ });

test('[UPD-2] a deploy that changes the worker too is moved to by Refresh, each tab by one load', async ({
  page,
  context,
  site,
  served,
}) => {
  await hearWorker(context);
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await untilHeard(tab, /version-current/);

  const script = await readFile(join(site.dir, 'm/sw.js'), 'utf8');
  await site.publish('second');
  await site.replaceServiceWorker(`${script}\n// second`);
  // As the browser does by itself from time to time: the new worker installs beside the one at work, and waits.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/m/'))?.update()));
  for (const tab of [page, other]) await untilHeard(tab, /version-committed second/);

  const loads = [page, other].map(countLoads);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refresh' }).click();
  for (const tab of [page, other]) {
    await expect.poll(() => markOf(tab).catch(() => null)).toBe('second');
    await untilHeard(tab, /version-current second/);
  }
  expect(loads.map((count) => count())).toEqual([1, 1]);
});
