import { expect, test } from '../../support/fixtures';

const LATE = /features-games-late-parts/;
const TRY = 'Try Carousel Draw for free';

test('[GAME-5] a category offers no game before its games lie where they stay', async ({ page, homePage }) => {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(LATE, async (route) => {
    await come;
    await route.continue();
  });
  await homePage.open('?category=ELOTT');
  await expect(homePage.main.getByRole('heading', { level: 2, name: 'Instant lottery' })).toBeVisible();
  await expect(homePage.main.locator('section a')).toHaveCount(0);
  letCome();
  await homePage.main.getByRole('link', { name: TRY }).click();
  await expect(page).toHaveURL(/\/m\/login/); // a visitor signs in first
});

test.describe('whose code does not come', () => {
  test.use({ allowedComplaints: /Failed to load resource|dynamically imported module/ });

  test('[GAME-5] [OFF-2] a category shows its first games', async ({ page, homePage }) => {
    await page.route(LATE, (route) => route.abort());
    await homePage.open('?category=ELOTT');
    await expect(homePage.main.getByRole('link', { name: TRY })).toBeVisible();
  });
});
