import { ROUTES, type RouteName } from '../../../src/contract/paths';
import { expect, test } from '../../support/browser/fixtures';
import { openHomeAsMember } from '../../support/members/signed-in';
import { navigateInApp } from '../../support/page/navigate-in-app';
import { PAGE_HEADINGS } from '../../support/page/page-headings';

const LAUNCH_PATHS = ['/m/launchGame'];

test('[ROUTE-1.2][SAFE-1.1] every member route renders a page with one h1 and main, a way back or navigation, and the legal kit', async ({
  page,
}) => {
  test.slow();
  await openHomeAsMember(page);
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { path } = ROUTES[name];
    if (LAUNCH_PATHS.includes(path)) continue;
    await navigateInApp(page, path);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveAccessibleName(PAGE_HEADINGS[name]);
    const exit = page.getByRole('button', { name: 'Back' }).or(page.getByRole('navigation'));
    await expect(exit.filter({ visible: true }).first(), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Licence and help' }), path).toHaveCount(1);
  }
});

test('[ROUTE-1.1][ROUTE-1.2] the URLs /, /m, /m/, /m/index and /m/index.html show the home page', async ({
  page,
  homePage,
}) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html']) {
    await page.goto(path);
    await expect(homePage.bottomNavigation, path).toBeVisible();
  }
});

test('[ROUTE-4.1][ROUTE-5.1] an unknown path shows the not-found page; the pages opened from there keep only valid campaign parameters', async ({
  page,
}) => {
  await page.goto('/m/nowhere/at-all?affiliateCode=AF1&r=R2&gclid=G3&other=no&fbclid=<script>');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Go to home' })
    .or(page.getByRole('button', { name: 'Go to home' }))
    .click();
  await expect(page).toHaveURL(/\/m\/home/);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ affiliateCode: 'AF1', r: 'R2', gclid: 'G3' });
});

test('[ROUTE-1.2][SEO-1.1][I18N-1] the document title names the current page in the chosen language; on home it names the merchant', async ({
  page,
  homePage,
}) => {
  await openHomeAsMember(page);
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
  await expect(page).toHaveTitle('Game · Fairground');

  await page.goto('/m/member/home');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('heading', { level: 1, name: 'Tài khoản' })).toBeVisible();
  await expect(page).toHaveTitle(/^Tài khoản/);
});
