import type { Page } from '@playwright/test';
import { ROUTES, type RouteName } from '../../../../src/contract/paths';
import { expect, test } from '../../../support/browser/fixtures';
import { signInByForm } from '../../../support/members/signed-in';
import { navigateInApp } from '../../../support/page/navigate-in-app';
import { PAGE_HEADINGS } from '../../../support/page/page-headings';

const kitButton = (page: Page) => page.getByRole('button', { name: 'Licence and help' });

async function expectKit(page: Page, where: string) {
  await kitButton(page).click();
  const kit = page.getByRole('dialog', { name: 'Licence and help' });
  await expect(kit.getByRole('link', { name: '+63 2 5550 0199' }), where).toHaveAttribute('href', 'tel:+63255500199');
  await expect(kit.getByRole('link', { name: 'Complaints' }), where).toBeVisible();
  await kit.getByRole('button', { name: 'Close' }).click();
  await expect(kit, where).toHaveCount(0);
}

test('[SAFE-1.1] one tap opens the legal kit on every page of a member, and over a game in a frame', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInByForm(page);
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { path } = ROUTES[name];
    if (path === ROUTES.launchGame.path) continue;
    await navigateInApp(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveAccessibleName(PAGE_HEADINGS[name]);
    await expect(kitButton(page), path).toHaveCount(1);
  }
  await navigateInApp(page, '/m/nowhere');
  await expectKit(page, 'an unknown page');
  await page.goto('/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW');
  await expect(page.locator('iframe')).toBeAttached();
  await expectKit(page, 'a game');
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
