import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

test('[API-3] a balance is asked for each time it is shown, never taken from an earlier answer', async ({
  page,
  platform,
}) => {
  await signIn(page);
  for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/voucherCenter']) {
    const asked = platform.wire('withdrawAccounts').length;
    await page.goto(path);
    await expect(page.getByText('Balance')).toBeVisible();
    expect(platform.wire('withdrawAccounts'), path).toHaveLength(asked + 1);
  }
});
