import type { Page } from '@playwright/test';
import { ROUTES } from '../../../../src/contract/paths';
import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';

const kitButton = (page: Page) => page.getByRole('button', { name: 'Licence and help' });

async function expectKit(page: Page, where: string) {
  await kitButton(page).click();
  const kit = page.getByRole('dialog', { name: 'Licence and help' });
  await expect(kit.getByRole('link', { name: '+63 2 5550 0199' }), where).toHaveAttribute('href', 'tel:+63255500199');
  await expect(kit.getByRole('link', { name: 'Complaints' }), where).toBeVisible();
  await kit.getByRole('button', { name: 'Close' }).click();
  await expect(kit, where).toHaveCount(0);
}

// `read/pages.spec.ts` finds its button on every page of a member.
test('[SAFE-1.1] one tap opens the legal kit on an unknown page, and over a game in a frame', async ({ page }) => {
  await prepareMemberSession(page);
  await page.goto('/m/nowhere');
  await expectKit(page, 'an unknown page');
  await page.goto('/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW');
  await expect(page.locator('iframe')).toBeAttached();
  await expectKit(page, 'a game');
});

test.describe('without the record of the merchant', () => {
  test.use({ allowedPageErrors: /./ });

  test('[SAFE-1.7] a start that fails before the first record has the age, the licence and a help line of the settings', async ({
    page,
    platform,
  }) => {
    platform.addFault({ endpoint: 'status', status: 503 });
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: 'We could not start' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'For players aged 21 and over' })).toBeVisible();
    await expect(page.getByText('Licensed by the Harbour Gaming Board, no. 2031-FG')).toBeVisible();
    await kitButton(page).click();
    const kit = page.getByRole('dialog', { name: 'Licence and help' });
    await expect(kit.getByRole('link', { name: '+63 2 5550 0199' })).toHaveAttribute('href', 'tel:+63255500199');
  });
});

test('[SAFE-1.7] a record without a legal kit leaves the one of the settings', async ({ page, platform }) => {
  platform.setScenario('FAIR', { legalKit: false });
  await page.goto(ROUTES.login.path);
  await kitButton(page).click();
  const kit = page.getByRole('dialog', { name: 'Licence and help' });
  await expect(kit.getByRole('link', { name: '+63 2 5550 0199' })).toBeVisible();
});

test('[SAFE-1.1] one tap opens the legal kit before a sign-in, during maintenance and in a closed region', async ({
  page,
  platform,
}) => {
  for (const path of [ROUTES.login.path, ROUTES.register.path]) {
    await page.goto(path);
    await expectKit(page, path);
  }
  for (const scenario of [{ maintenance: true }, { maintenance: false, regionRestriction: true }]) {
    platform.setScenario('FAIR', scenario);
    await page.goto('/m/home');
    await expectKit(page, Object.keys(scenario).join());
  }
});
