import type { Page } from '@playwright/test';
import { DIAGNOSTICS_PATH } from '../../../../src/contract/paths';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { expectAccessible } from '../../../support/page/axe';

test.use({ allowedPageErrors: /Failed to load resource|status of 5|dynamically imported module|failed to render/ });

const diagnostics = (page: Page) => page.getByRole('heading', { level: 1, name: 'Diagnostics' });
const link = (page: Page) => page.getByRole('link', { name: 'Diagnostics' });

test('[OPS-4.4] [OPS-5.1] a start that fails shows the code of its request, which diagnostics and the platform’s log have', async ({
  page,
  context,
  platform,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  platform.addFault({ endpoint: 'status', status: 500 });
  await page.goto('/m/home');
  const shown = page.getByText(/Error code [0-9a-f]{4}-[0-9a-f]{4}/);
  await expect(shown).toBeVisible();
  const code = /Error code ([0-9a-f]{4})-([0-9a-f]{4})/.exec(await shown.innerText());
  const digits = `${code?.[1]}${code?.[2]}`;
  expect(platform.wireEntries('status').filter(({ requestId }) => requestId.startsWith(digits))).not.toEqual([]);

  await link(page).click();
  await expect(diagnostics(page)).toBeVisible();
  await expect(page.getByText(new RegExp(`status: HTTP 500, \\d+ ms, id ${digits}`)).first()).toBeVisible();
  await expect(page.getByText('permission: ')).toBeHidden();
  await page.getByText('Details for customer service').click();
  await expect(page.getByText('permission: ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^app\n {2}\S+/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`id ${digits}`);
});

test('[OPS-5.1] diagnostics open by their address while the platform does not answer at all', async ({
  page,
  platform,
}) => {
  platform.addFault({ endpoint: '*', hang: true });
  const clock = await PageClock.install(page);
  await page.goto(DIAGNOSTICS_PATH);
  await expect(diagnostics(page)).toBeVisible();
  // After ten seconds the start says that it has failed.
  await clock.stop();
  await page.goto('/m/home', { waitUntil: 'commit' });
  await clock.advanceUntilVisible(page.getByRole('heading', { name: 'Connecting' }));
  await link(page).click();
  await page.clock.resume();
  await expect(diagnostics(page)).toBeVisible();
});

test('[OPS-5.1] a site in maintenance and one that is closed to a region lead to diagnostics and back', async ({
  page,
  platform,
}) => {
  for (const scenario of [{ maintenance: true }, { maintenance: false, regionRestriction: true }]) {
    platform.setScenario('FAIR', scenario);
    await page.goto('/m/home');
    await link(page).click();
    await expect(diagnostics(page)).toBeVisible();
    await page.goBack();
    await expect(link(page)).toBeVisible();
  }
});
