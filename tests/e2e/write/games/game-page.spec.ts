import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';

const GAME_PATH = '/m/game?code=1013';
const BANNER = {
  id: 1,
  title: 'Carousel Draw is new',
  image: '/cdn/FAIR/icon-192.png',
  linkageType: 'URL',
  linkage: GAME_PATH,
};

test('[ROUTE-1] Back on a game’s page returns to the previous page, else opens home and then leaves the app', async ({
  page,
  platform,
}) => {
  const body = JSON.stringify({ success: true, value: { list: [BANNER] } });
  platform.addFault({ endpoint: 'banners', status: 200, body }); // before the first request, because banners are cached for minutes
  await prepareMemberSession(page);
  await page.goto('/m/home?from=letter');
  await page.getByRole('link', { name: BANNER.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home\?from=letter$/);

  await page.goto('/m/activity');
  await page.goto(GAME_PATH);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/activity$/);
});
