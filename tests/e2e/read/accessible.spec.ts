import { expectAccessibleBothWays } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

// Tall enough that the bottom navigation lies over nothing: axe takes what it covers for small targets.
test.use({ viewport: { width: 390, height: 2600 } });

for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
  for (const path of ['/m/home', '/m/login', '/m/nowhere']) {
    test(`[WL-2] ${path} of ${merchant} has no accessibility fault, left to right and right to left`, async ({
      page,
      platform,
    }) => {
      await page.goto(platform.originOf(merchant) + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleBothWays(page);
    });
  }
}

test('[LOGIN-1] the form with its errors has no accessibility fault', async ({ page, loginPage }) => {
  await loginPage.open();
  await loginPage.submit.click();
  await expect(loginPage.username).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleBothWays(page);
});

test('[LINK-3] the form of an agent and its errors have no accessibility fault', async ({ page }) => {
  await signIn(page, 'arlo');
  await page.goto('/m/agentRegister');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expectAccessibleBothWays(page);
});

test('[ROUTE-1] the member pages have no accessibility fault', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  for (const path of ['/m/member/home', '/m/voucherCenter', '/m/withdraw', '/m/member/benefits', '/m/changePsw']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleBothWays(page);
  }
});
