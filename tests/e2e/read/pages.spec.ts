import { ROUTES, type RouteName } from '../../../src/contract/paths';
import { expect, test } from '../../support/browser/fixtures';
import { signInByForm } from '../../support/members/signed-in';
import { PAGE_HEADINGS } from '../../support/page/page-headings';

const LAUNCH_PATHS = ['/m/launchGame'];

test('[ROUTE-1] every member route renders a page with one heading, one main and a way back', async ({ page }) => {
  test.setTimeout(180_000);
  await signInByForm(page);
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { path } = ROUTES[name];
    if (LAUNCH_PATHS.includes(path)) continue;
    await page.goto(path);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveAccessibleName(PAGE_HEADINGS[name]);
    const exit = page.getByRole('button', { name: 'Back' }).or(page.getByRole('navigation'));
    await expect(exit.filter({ visible: true }).first(), path).toBeVisible();
  }
});

test('[ROUTE-1] / and /m/ show home', async ({ page, homePage }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html']) {
    await page.goto(path);
    await expect(homePage.bottomNavigation, path).toBeVisible();
  }
});

test('[ROUTE-2] a visitor is redirected to the sign-in page from every page that is not public', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { path, access } of Object.values(ROUTES)) {
    await page.goto(path);
    if (access === 'member') await expect(page, path).toHaveURL(/\/m\/login/);
    else if (access === 'member-or-home') await expect(page, path).toHaveURL(/\/m\/home/);
    else await expect(page, path).toHaveURL(new RegExp(path.replace('.', '\\.')));
  }
});

test('[ROUTE-4] an unknown path shows the not-found page with a link to home', async ({ page }) => {
  await page.goto('/m/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Go to home' })
    .or(page.getByRole('button', { name: 'Go to home' }))
    .click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[ROUTE-5] allow-listed campaign parameters are passed on to the next page, others are dropped', async ({
  page,
  homePage,
}) => {
  await homePage.open('?affiliateCode=AF1&r=R2&gclid=G3&other=no&fbclid=<script>');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ affiliateCode: 'AF1', r: 'R2', gclid: 'G3' });
});

test('[ROUTE-1] [SEO-1] the document title names the current page, and on home the merchant', async ({
  page,
  homePage,
}) => {
  await signInByForm(page);
  await expect(page).toHaveTitle('Fairground · Every day is fair day');
  await page.goto('/m/member/home');
  await expect(page).toHaveTitle('My account · Fairground');
  await homePage.bottomNavigation.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page).toHaveTitle('Fairground · Every day is fair day');
  await page.goto('/m/game?code=nothing');
  await expect(page).toHaveTitle('Game · Fairground');
  await page.goto('/m/launchGame?code=nothing');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The game did not open');
  await expect(page).toHaveTitle('Open game · Fairground');
});

test('[LOGIN-1] Back closes the sign-in dialog and leaves the page under it', async ({ page, homePage }) => {
  await homePage.open();
  await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(homePage.bottomNavigation).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
