import { expect, test } from '../../../support/browser/fixtures';
import { openHomeAsMember } from '../../../support/members/signed-in';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';

test('[API-3] the balance is fetched each time it is shown, never taken from a cache', async ({ page, platform }) => {
  await openHomeAsMember(page);
  // Home shows the balance too; its request may come late, and be one of two.
  await expect.poll(() => platform.wireEntries('withdrawalInfo').length).toBeGreaterThan(0);
  for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/voucherCenter']) {
    // What the page before has sent must not count for this one.
    await waitForNetworkIdle(page);
    const before = platform.wireEntries('withdrawalInfo').length;
    await page.goto(path);
    await expect(page.getByText('Balance', { exact: true })).toBeVisible();
    await expect.poll(() => platform.wireEntries('withdrawalInfo').length, path).toBeGreaterThan(before);
    // Where scripts load slowly, a break is asked for before the page that shows the balance is there: a request each.
    await waitForNetworkIdle(page);
    expect(platform.wireEntries('withdrawalInfo').length, path).toBeLessThanOrEqual(before + 2);
  }
});
