import { ROUTES } from '../../../src/contract/paths';
import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

const LAUNCHES = ['/m/launchGame'];

test('[ROUTE-1] every route of a member renders a page with one title, one main and a way back', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  for (const { path } of Object.values(ROUTES)) {
    if (LAUNCHES.includes(path)) continue;
    await page.goto(path);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveAccessibleName(/\S/);
    const wayBack = page.getByRole('button', { name: 'Back' }).or(page.getByRole('navigation'));
    await expect(wayBack.first(), path).toBeVisible();
  }
});

test('[ROUTE-1] / and /m/ are home', async ({ page, homePage }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html']) {
    await page.goto(path);
    await expect(homePage.bottomNavigation, path).toBeVisible();
  }
});

test('[ROUTE-2] a visitor meets the sign-in page before every page that is not public', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { path, access } of Object.values(ROUTES)) {
    await page.goto(path);
    if (access === 'member') await expect(page, path).toHaveURL(/\/m\/login/);
    else if (access === 'member-or-home') await expect(page, path).toHaveURL(/\/m\/home/);
    else await expect(page, path).toHaveURL(new RegExp(path.replace('.', '\\.')));
  }
});

test('[ROUTE-4] an unknown path says so and leads home', async ({ page }) => {
  await page.goto('/m/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Go to home' })
    .or(page.getByRole('button', { name: 'Go to home' }))
    .click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[ROUTE-5] campaign parameters are carried along, others are not', async ({ page, homePage }) => {
  await homePage.open('?affiliateCode=AF1&r=R2&gclid=G3&other=no&fbclid=<script>');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ affiliateCode: 'AF1', r: 'R2', gclid: 'G3' });
});

test('[ROUTE-1] the document is called after the page that is shown, home after the merchant', async ({
  page,
  homePage,
}) => {
  await signIn(page);
  await expect(page).toHaveTitle('Fairground');
  await page.goto('/m/member/home');
  await expect(page).toHaveTitle('My account · Fairground');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(homePage.bottomNavigation).toBeVisible();
  await expect(page).toHaveTitle('Fairground');
  await page.goto('/m/game?code=nothing');
  await expect(page).toHaveTitle('Game · Fairground');
  await page.goto('/m/launchGame?code=nothing');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The game did not open');
  await expect(page).toHaveTitle('Open game · Fairground');
});

test('[LOGIN-1] Back leaves the page under the sign-in dialog and takes the dialog with it', async ({
  page,
  homePage,
}) => {
  await homePage.open();
  await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(homePage.bottomNavigation).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
