import { expect, test } from '../../../support/browser/fixtures';
import { openHomeAsMember } from '../../../support/members/signed-in';

test('[API-3] the balance is fetched each time it is shown, never taken from a cache', async ({ page, platform }) => {
  await openHomeAsMember(page);
  // Home shows the balance too; its request may come late.
  await expect.poll(() => platform.wireEntries('withdrawalInfo').length).toBe(1);
  for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/voucherCenter']) {
    const before = platform.wireEntries('withdrawalInfo').length;
    await page.goto(path);
    await expect(page.getByText('Balance', { exact: true })).toBeVisible();
    expect(platform.wireEntries('withdrawalInfo'), path).toHaveLength(before + 1);
  }
});
