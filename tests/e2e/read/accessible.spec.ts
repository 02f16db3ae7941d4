import { expect, test } from '../../support/browser/fixtures';
import { prepareMemberSession } from '../../support/members/signed-in';
import { expectAccessible, expectAccessibleInBothTextDirections } from '../../support/page/axe';
import { waitForApp } from '../../support/page/wait-for-app';

// Tall enough that the bottom navigation covers nothing: axe reports covered elements as too small touch targets.
test.use({ viewport: { width: 390, height: 5000 } });

for (const [merchant, direction] of [
  ['FAIR', 'ltr'],
  ['KOPI', 'rtl'],
  ['SOL', 'ltr'],
] as const)
  test(`[WL-2.2] the home page of ${merchant} has no accessibility violations (${direction})`, async ({
    page,
    platform,
  }) => {
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    await waitForApp(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    await expectAccessible(page);
  });

test('[WL-2.2][LOGIN-1][LINK-3] the not-found page and the sign-in and agent registration forms with errors have no accessibility violations', async ({
  page,
  loginPage,
}) => {
  await page.goto('/m/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothTextDirections(page);

  await loginPage.open();
  await loginPage.submit.click();
  await expect(loginPage.username).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothTextDirections(page);

  await prepareMemberSession(page, 'arlo');
  await page.goto('/m/agentRegister');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expectAccessibleInBothTextDirections(page);
});

test('[ROUTE-1] the pages of a member’s account, wallet, benefits and password have no accessibility violations', async ({
  page,
}) => {
  await prepareMemberSession(page);
  for (const path of ['/m/member/home', '/m/voucherCenter', '/m/withdraw', '/m/member/benefits', '/m/changePsw'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothTextDirections(page);
    });
});
