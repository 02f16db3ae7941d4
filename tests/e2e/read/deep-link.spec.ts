import { ROUTES } from '../../../src/contract/paths';
import { delayScriptRequests } from '../../support/browser/first-screen';
import { expect, test } from '../../support/browser/fixtures';

const INITIAL_SCRIPTS = /\/m\/assets\/(main|vendor)-\w+\.js/;

test('[BOOT-1.9] the scripts of a page are requested beside those of the app', async ({ page, context }) => {
  const release = await delayScriptRequests(context, INITIAL_SCRIPTS);
  const requested = page.waitForRequest(/\/m\/assets\/forms-\w+\.js/);
  await page.goto(ROUTES.login.path, { waitUntil: 'commit' });
  await requested;
  release();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

test('[BOOT-1.9][ROUTE-2] a visitor of a page of members gets the scripts of the sign-in only', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(ROUTES.withdraw.path);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(ROUTES.login.path));
  expect(requested.filter((url) => /\/assets\/pages-/.test(url))).toEqual([expect.stringMatching(/pages-login/)]);
});

test('[BOOT-1.9][ROUTE-3] a link with a token gets the scripts of its page, and not those of the sign-in', async ({
  page,
  platform,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${ROUTES.withdraw.path}?token=${platform.openSession('FAIR', 'alice')}`);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect(requested.filter((url) => /\/assets\/pages-/.test(url))).toEqual([expect.stringMatching(/pages-withdraw/)]);
});
