import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

const GAME = '/m/game?code=1013';
const BANNER = {
  id: 1,
  title: 'Carousel Draw is new',
  image: '/cdn/FAIR/icon-192.png',
  linkageType: 'URL',
  linkage: GAME,
};

test('[ROUTE-1] Back on a game’s page leads to where it was come from', async ({ page, platform }) => {
  const body = JSON.stringify({ success: true, value: { list: [BANNER] } });
  platform.fault({ endpoint: 'banners', status: 200, body }); // before anybody asks: banners are kept for minutes
  await signIn(page);
  await page.goto('/m/home?category=SLOT');
  await page.getByRole('link', { name: BANNER.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home\?category=SLOT$/);
});

test('[ROUTE-1] Back on a game’s page that was opened by its address leads home, and stays there', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/activity');
  await page.goto(GAME);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/activity$/);
});
