import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOME_SCRIPTS } from '../../checks/budgets/home-scripts.mjs';
import { collectImports } from '../../checks/budgets/measure-route-closures.mjs';
import { DIST_DIR, expect, test } from '../../support/browser/fixtures';
import { waitForNetworkIdle } from '../../support/page/wait-for-network-idle';

/** Matches the URL of a script that the import map names. */
const SCRIPT = /\/assets\/([\w-]+)-\w+\.js$/;

test('[BOOT-1] a first visit to home loads exactly the scripts whose size is limited', async ({ page, homePage }) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(SCRIPT.exec(request.url())?.[1] ?? ''));
  await homePage.open();
  const map = await page.locator('script[type="importmap"]').textContent();
  const { imports }: { imports: Record<string, string> } = JSON.parse(map ?? '');
  const names = Object.keys(imports).map((specifier) => specifier.slice(1));
  const expected: Set<string> = await collectImports(imports, ['main', 'vendor', ...HOME_SCRIPTS], (url: string) =>
    readFile(join(DIST_DIR, url), 'utf8'),
  );
  // The web worker and the catalogues, which have limits of their own, are not in the import map.
  const limited = names.filter((name) => expected.has(name));
  const loaded = () => names.filter((name) => requested.has(name));
  await expect.poll(loaded, { timeout: 90_000 }).toEqual(limited);
  // Another script would follow once the page is idle.
  await waitForNetworkIdle(page);
  expect(loaded()).toEqual(limited);
});
