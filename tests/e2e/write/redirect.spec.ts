import type { BrowserContext, Request } from '@playwright/test';
import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { REDIRECT_FORMS } from '../../support/redirect-forms';
import { letPass, signIn } from '../../support/signed-in';

test.use({ serviceWorkers: 'allow' });

const alice = memberOf('alice');
/** A host of the merchant's over https, and one of nobody's: both are answered by the test, not by the network. */
const MERCHANT_HOST = 'fair-b.localhost';
const EVIL_HOST = 'evil.example';
/** A name that is not on this platform: the forms speak of the merchant's hosts by other names. */
const localForm = (form: string) =>
  form.replaceAll('fair.example', MERCHANT_HOST).replaceAll('FAIR.EXAMPLE', MERCHANT_HOST);

/** Every request that leaves for another host than the page's own, answered with an empty page. */
async function otherHosts(context: BrowserContext): Promise<Request[]> {
  const requests: Request[] = [];
  const page = { contentType: 'text/html', body: '<title>Elsewhere</title><h1>Elsewhere</h1>' };
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      requests.push(route.request());
      return route.fulfill(page);
    },
  );
  return requests;
}

const loginWith = (redirectUrl: string) => `?redirectUrl=${encodeURIComponent(redirectUrl)}`;

test('[ROUTE-7] a sign-in goes on to the merchant’s own host with all it needs, and Back does not return here', async ({
  page,
  context,
  loginPage,
}) => {
  const requests = await otherHosts(context);
  await page.goto('/m/home');
  await loginPage.open(loginWith(`https://${MERCHANT_HOST}/mall?item=7#top`));
  await loginPage.signIn(alice.username, alice.password);
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();

  const address = new URL(page.url());
  expect([address.host, address.pathname, address.hash]).toEqual([MERCHANT_HOST, '/mall', '#top']);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    item: '7',
    language: 'EN',
    headerColor: '#5b3df5',
    b2c: '1',
    title: 'Fairground',
  });
  expect(address.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[ROUTE-7] a page of this site is a place to return to as well, and the token leaves the address', async ({
  page,
  loginPage,
}) => {
  await loginPage.open(loginWith('/m/member/home?x=1'));
  await loginPage.signIn(alice.username, alice.password);
  await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
  await expect(page.getByText('alice').first()).toBeVisible();
  expect(page.url()).not.toContain('token');
});

test('[ROUTE-7] any other host is refused with a notice, and the visitor lands on home', async ({
  page,
  context,
  loginPage,
}) => {
  const requests = await otherHosts(context);
  await loginPage.open(loginWith(`https://${EVIL_HOST}/`));
  await loginPage.signIn(alice.username, alice.password);
  await expect(page.getByRole('alertdialog')).toContainText('does not belong to this site');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(requests).toEqual([]);

  // What was refused is gone: whoever signs in next in this tab stays here, and so does Back.
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
  expect(stored).not.toContain(EVIL_HOST);
});

test('[ROUTE-7] of 37 forms none takes a token to a host that is not the merchant’s', async ({ page, context }) => {
  test.setTimeout(120_000);
  const requests = await otherHosts(context);
  await signIn(page);
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token as string,
  );
  for (const form of REDIRECT_FORMS.map(localForm)) {
    await page.goto(`/m/login${loginWith(form)}`);
    await expect(page, form).not.toHaveURL(/\/m\/login/);
    if (new URL(page.url()).hostname === MERCHANT_HOST) await page.goBack();
  }
  const gotToken = requests.filter((request) =>
    JSON.stringify([request.url(), request.headers(), request.postData()]).includes(token),
  );
  expect(new Set(gotToken.map((request) => new URL(request.url()).hostname))).toEqual(new Set([MERCHANT_HOST]));
  expect(requests.map((request) => new URL(request.url()).hostname)).not.toContain(EVIL_HOST);
});

test('[ROUTE-7] a session that is over goes nowhere: the visitor signs in first', async ({
  page,
  context,
  platform,
}) => {
  const requests = await otherHosts(context);
  await signIn(page);
  await letPass(platform, 13 * 3_600_000, page);
  await page.goto(`/m/login${loginWith(`https://${MERCHANT_HOST}/mall`)}`);
  await expect(page.getByText('Please log in')).toBeVisible();
  expect(requests).toEqual([]);
});
