import { expect, test } from '../../support/browser/fixtures';
import { openSession, signIn } from '../../support/members/signed-in';
import { expectAccessibleBothWays } from '../../support/page/axe';

// Tall enough that the bottom navigation covers nothing: axe reports covered elements as too small touch targets.
test.use({ viewport: { width: 390, height: 5000 } });

for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
  for (const path of ['/m/home', '/m/login', '/m/nowhere']) {
    test(`[WL-2] ${path} of ${merchant} has no accessibility violations, left to right and right to left`, async ({
      page,
      platform,
    }) => {
      await page.goto(platform.originOf(merchant) + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleBothWays(page);
    });
  }
}

test('[LOGIN-1] the sign-in form with validation errors has no accessibility violations', async ({
  page,
  loginPage,
}) => {
  await loginPage.open();
  await loginPage.submit.click();
  await expect(loginPage.username).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleBothWays(page);
});

test('[LINK-3] the agent registration form with validation errors has no accessibility violations', async ({
  page,
}) => {
  await openSession(page, 'arlo');
  await page.goto('/m/agentRegister');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expectAccessibleBothWays(page);
});

test('[ROUTE-1] the member pages have no accessibility violations', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  for (const path of ['/m/member/home', '/m/voucherCenter', '/m/withdraw', '/m/member/benefits', '/m/changePsw']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleBothWays(page);
  }
});
