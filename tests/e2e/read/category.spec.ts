import { expect, test } from '../../support/browser/fixtures';

const DEFERRED_CHUNK = /games-deferred/;
const TRIAL_LINK_NAME = 'Try: Carousel Draw';

test('[GAME-5.7] a category shows no game links before its deferred code has loaded', async ({ page, homePage }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(DEFERRED_CHUNK, async (route) => {
    await released;
    await route.continue();
  });
  await homePage.open('?category=ELOTT');
  await expect(homePage.main.getByRole('heading', { level: 2, name: 'Instant lottery' })).toBeVisible();
  await expect(homePage.main.locator('section[aria-labelledby] a')).toHaveCount(0);
  release();
  await homePage.main.getByRole('link', { name: TRIAL_LINK_NAME }).click();
  await page.getByRole('dialog', { name: 'Carousel Draw' }).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test.describe('when the deferred code of a category fails to load', () => {
  test.use({ allowedPageErrors: /Failed to load resource|dynamically imported module/ });

  test('[GAME-5.4][OFF-2] the category shows its first games', async ({ page, homePage }) => {
    await page.route(DEFERRED_CHUNK, (route) => route.abort());
    await homePage.open('?category=ELOTT');
    await expect(homePage.main.getByRole('link', { name: TRIAL_LINK_NAME })).toBeVisible();
  });
});
