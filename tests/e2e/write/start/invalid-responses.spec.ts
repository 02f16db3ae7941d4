import { expect, test } from '../../../support/browser/fixtures';
import { shownMember } from '../../../support/members/shown-member';
import { signIn } from '../../../support/members/signed-in';

test.use({ allowedPageErrors: /Failed to load resource/ });

const LANES_START = '{"success":true,"value":{"data":{"lanes":';
const FAULTY_RESPONSES = {
  'HTML instead of JSON': {
    status: 200,
    body: '<!doctype html><title>Sign in to the network</title>',
    contentType: 'text/html',
  },
  'an empty body': { status: 200, body: '' },
  'truncated JSON': { status: 200, body: LANES_START },
  'a null envelope': { status: 200, body: 'null' },
  'success as a string': { status: 200, body: '{"success":"true","value":{"data":{"lanes":[]}}}' },
  'lanes that are a number': { status: 200, body: `${LANES_START}7}}}` },
  'a card without its name': {
    status: 200,
    body: `${LANES_START}[{"title":"x","category":"LOTT","cards":[{"nodeId":1}]}]}}}`,
  },
  'HTTP 502': { status: 502, body: 'bad gateway' },
  'HTTP 500': { status: 500, body: 'oops' },
  'a rate limit': { status: 200, body: '{"success":false,"errorCode":"TOO_MANY_REQUEST_X","message":"slow down"}' },
  'a cut connection': { cut: true },
} as const;

for (const [name, fault] of Object.entries(FAULTY_RESPONSES)) {
  test(`[API-2] [API-7] home stays usable after ${name} for the lanes`, async ({ page, platform, homePage }) => {
    platform.addFault({ endpoint: 'gameLanes', ...fault });
    await homePage.open();
    await expect(homePage.title).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    platform.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(homePage.lane('Lottery').getByRole('link').first()).toBeVisible();
  });

  test(`[API-2] [API-7] the sign-in form keeps its input after ${name}`, async ({ page, platform, loginPage }) => {
    platform.addFault({ endpoint: 'login', ...fault });
    await loginPage.open();
    await loginPage.signIn('alice', 'Wonder-land-7');
    await expect.poll(() => platform.wireEntries('login').length).toBeGreaterThan(0);
    await expect(loginPage.submit).not.toHaveAttribute('aria-busy', 'true');
    await expect(loginPage.username).toHaveValue('alice');
    await expect(loginPage.password).toHaveValue('Wonder-land-7');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    platform.clearFaults();
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wireEntries('login').filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  });
}

test('[API-8] a POST is never retried automatically', async ({ platform, loginPage, page }) => {
  platform.addFault({ endpoint: 'login', status: 503, body: 'busy' });
  await page.clock.install();
  await loginPage.open();
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect(loginPage.submit).toHaveAttribute('aria-busy', 'false');
  await page.clock.fastForward(60_000); // longer than any backoff
  await loginPage.submit.click();
  await expect(loginPage.submit).toHaveAttribute('aria-busy', 'false');
  expect(platform.wireEntries('login')).toHaveLength(2);
});

test('[API-8] a GET is retried after a gateway error', async ({ platform, homePage }) => {
  platform.addFault({ endpoint: 'gameLanes', status: 503, body: 'busy', times: 1 });
  await homePage.open();
  await expect(homePage.lane('Lottery').getByRole('link').first()).toBeVisible();
  expect(platform.wireEntries('gameLanes').length).toBeGreaterThanOrEqual(2);
});

test('[SESS-1] an invalid session in storage is treated as signed out', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('MC_SESSION_INFO', '{"token":7,"__proto__":{"token":"x"}}'));
  await page.goto('/m/withdraw');
  await expect(page).toHaveURL(/\/m\/login/);
});

test('[SESS-1] a member can sign in for this page when storage is denied', async ({ page, loginPage }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await loginPage.open();
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(shownMember(page, 'alice')).toBeVisible();
});

test('[API-6] promotions and announcements are requested without a token, a launch with one', async ({
  page,
  platform,
}) => {
  await signIn(page);
  const requests = (endpoint: string) => platform.wireEntries(endpoint);
  // Home shows the announcements, the reward centre the promotions; the member has a token by now.
  for (const [endpoint, path] of [
    ['announcements', '/m/home'],
    ['availablePromotions', '/m/rewardCenter'],
  ] as const) {
    const before = requests(endpoint).length;
    await page.goto(path);
    await expect.poll(() => requests(endpoint).length).toBeGreaterThan(before);
    for (const { headers } of requests(endpoint)) expect(headers.authorization).toBeUndefined();
  }
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect.poll(() => requests('launchGame').length).toBe(1);
  expect(requests('launchGame')[0]?.headers.authorization).toBeTruthy();
});
