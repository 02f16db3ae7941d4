import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

test.use({ allowedComplaints: /Failed to load resource/ });

const LANES = '{"success":true,"value":{"data":{"lanes":';
const SPOILT = {
  'HTML for JSON': {
    status: 200,
    body: '<!doctype html><title>Sign in to the network</title>',
    contentType: 'text/html',
  },
  'an empty body': { status: 200, body: '' },
  'half of the JSON': { status: 200, body: LANES },
  'a null envelope': { status: 200, body: 'null' },
  'success as a text': { status: 200, body: '{"success":"true","value":{"data":{"lanes":[]}}}' },
  'lanes that are a number': { status: 200, body: `${LANES}7}}}` },
  'a card without its name': {
    status: 200,
    body: `${LANES}[{"title":"x","category":"LOTT","cards":[{"nodeId":1}]}]}}}`,
  },
  'HTTP 502': { status: 502, body: 'bad gateway' },
  'HTTP 500': { status: 500, body: 'oops' },
  'a rate limit': { status: 200, body: '{"success":false,"errorCode":"TOO_MANY_REQUEST_X","message":"slow down"}' },
  'a cut connection': { cut: true },
} as const;

for (const [name, fault] of Object.entries(SPOILT)) {
  test(`[API-2] [API-7] home stays usable after ${name} for the lanes`, async ({ page, platform, homePage }) => {
    platform.fault({ endpoint: 'gameLanes', ...fault });
    await homePage.open();
    await expect(homePage.title).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    platform.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(homePage.lane('Lottery').getByRole('link').first()).toBeVisible();
  });

  test(`[API-2] [API-7] the sign-in form keeps what was typed after ${name}`, async ({ page, platform, loginPage }) => {
    platform.fault({ endpoint: 'login', ...fault });
    await loginPage.open();
    await loginPage.signIn('alice', 'Wonder-land-7');
    await expect.poll(() => platform.wire('login').length).toBeGreaterThan(0);
    await expect(loginPage.submit).not.toHaveAttribute('aria-busy', 'true');
    await expect(loginPage.username).toHaveValue('alice');
    await expect(loginPage.password).toHaveValue('Wonder-land-7');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    platform.clearFaults();
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wire('login').filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  });
}

test('[API-8] a POST is never sent again by itself', async ({ platform, loginPage, page }) => {
  platform.fault({ endpoint: 'login', status: 503, body: 'busy' });
  await page.clock.install();
  await loginPage.open();
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect(loginPage.submit).toHaveAttribute('aria-busy', 'false');
  await page.clock.fastForward(60_000); // longer than any pause before a retry
  await loginPage.submit.click();
  await expect(loginPage.submit).toHaveAttribute('aria-busy', 'false');
  expect(platform.wire('login')).toHaveLength(2);
});

test('[API-8] a GET is tried again after a gateway error', async ({ platform, homePage }) => {
  platform.fault({ endpoint: 'gameLanes', status: 503, body: 'busy', times: 1 });
  await homePage.open();
  await expect(homePage.lane('Lottery').getByRole('link').first()).toBeVisible();
  expect(platform.wire('gameLanes').length).toBeGreaterThanOrEqual(2);
});

test('[SESS-1] a session that storage holds in pieces is no session', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('MC_SESSION_INFO', '{"token":7,"__proto__":{"token":"x"}}'));
  await page.goto('/m/withdraw');
  await expect(page).toHaveURL(/\/m\/login/);
});

test('[SESS-1] storage that refuses lets a member in for this page', async ({ page, loginPage }) => {
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
  await expect(page.getByText('alice').first()).toBeVisible();
});

test('[API-6] promotions and announcements are asked without a token, a launch with one', async ({
  page,
  platform,
}) => {
  await signIn(page);
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect.poll(() => platform.wire('launchGame').length).toBe(1);
  for (const { headers } of [...platform.wire('announcements'), ...platform.wire('availablePromotions')]) {
    expect(headers.authorization).toBeUndefined();
  }
  expect(platform.wire('launchGame')[0]?.headers.authorization).toBeTruthy();
});
