import type { BrowserContext, Request } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import { locateMemberName } from '../../../support/members/shown-member';
import { advancePlatformClock } from '../../../support/members/signed-in';

// The merchant’s other host gets the token (ROUTE-7.1).
test.use({ allowedPrivateData: /^foreign request https:\/\/fair-b\.localhost\/(?:mall)?: token$/ });

const alice = findDemoMember('alice');
/** A host of the merchant. The tests intercept the requests to this host and to `EVIL_HOST`, a foreign host. */
const MERCHANT_HOST = 'fair-b.localhost';
const EVIL_HOST = 'evil.example';
const OWN_HOST_FORM = `https://${MERCHANT_HOST}/`;
/** One redirect URL of each kind; decide-login-redirect.test.ts tests more URLs of each kind. */
const REDIRECT_FORMS = [
  OWN_HOST_FORM,
  `//${EVIL_HOST}`,
  `https:\\\\${EVIL_HOST}`,
  `/\t/${EVIL_HOST}`,
  `https://${MERCHANT_HOST}@${EVIL_HOST}/`,
  `https://${MERCHANT_HOST}.${EVIL_HOST}/`,
  `javascript:location.assign('https://${EVIL_HOST}')`,
];

/**
 * Records requests to hosts other than localhost, and responds to them with a page that contains only a heading.
 * Resolves with the list of the recorded requests.
 */
async function recordOtherHosts(context: BrowserContext): Promise<Request[]> {
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

test.describe('redirect after a sign-in with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[ROUTE-7.1] a redirect to the merchant’s own host carries the token and app parameters, and Back skips the sign-in page', async ({
    page,
    context,
    loginPage,
  }) => {
    const requests = await recordOtherHosts(context);
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
});

test('[ROUTE-7.1] a redirect to a foreign host is refused with an alert, however its URL is written', async ({
  page,
  context,
  loginPage,
}) => {
  const requests = await recordOtherHosts(context);
  await loginPage.open(loginWith(`https://${EVIL_HOST}/`));
  await loginPage.signIn(alice.username, alice.password);
  await expect(page.getByRole('alertdialog')).toContainText('does not belong to this site');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(requests).toEqual([]);

  // The refused target is deleted, so a later sign-in or Back in this tab stays on this site.
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
  );
  expect(storage).not.toContain(EVIL_HOST);

  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token as string,
  );
  expect(token).toMatch(/\S{8}/);
  for (const form of REDIRECT_FORMS) {
    await page.goto(`/m/login${loginWith(form)}`);
    await expect(page, form).not.toHaveURL(/\/m\/login/);
    if (form !== OWN_HOST_FORM) continue;
    // By way of home, so that Back skips the sign-in page.
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await page.goBack();
  }
  const gotToken = requests.filter((request) =>
    JSON.stringify([request.url(), request.headers(), request.postData()]).includes(token),
  );
  expect(new Set(gotToken.map((request) => new URL(request.url()).hostname))).toEqual(new Set([MERCHANT_HOST]));
  const hosts = requests.map((request) => new URL(request.url()).hostname);
  expect(hosts.filter((host) => host.endsWith(EVIL_HOST))).toEqual([]);
});

test('[ROUTE-7] a redirectUrl is opened after a sign-in, but not if the stored session has expired', async ({
  page,
  context,
  platform,
  loginPage,
}) => {
  const requests = await recordOtherHosts(context);
  await loginPage.open(loginWith('/m/member/home?x=1'));
  await loginPage.signIn(alice.username, alice.password);
  await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
  await expect(locateMemberName(page, 'alice')).toBeVisible();
  expect(page.url()).not.toContain('token');

  await advancePlatformClock(platform, 13 * 3_600_000, page);
  await page.goto(`/m/login${loginWith(`https://${MERCHANT_HOST}/mall`)}`);
  await expect(page.getByText('Please log in')).toBeVisible();
  expect(requests).toEqual([]);
});
