import { country } from '../../../src/contract/endpoints/system';
import { ANSWER_PREFIX } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

test.use({ serviceWorkers: 'allow', allowedComplaints: /Failed to load resource/ });

test('[BOOT-1] the status is the first call, with what the platform is to know', async ({
  page,
  homePage,
  platform,
}) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  const [first] = platform.wire();
  expect(first?.endpoint).toBe('status');
  expect(first?.query).toContain('device=MOBILE');
  expect(first?.query).toContain('originalDomain=localhost');
  expect(first?.query).toMatch(/(^|&)track=(&|$)/);
  expect(new URLSearchParams(first?.query).get('url')).toBe(page.url());
  expect(first?.headers['cache-control']).toBe('no-cache');
});

for (const [merchant, name] of [
  ['FAIR', 'Fairground'],
  ['KOPI', 'Kopi Club'],
  ['SOL', '金阳会'],
] as const) {
  test(`[BOOT-7] [WL-2] ${merchant} is told by its host, and looks like itself`, async ({ page, platform }) => {
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
    expect(platform.wire('status')[0]?.headers.merchant).toBe(merchant);
    const accent = await page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'));
    expect(accent).toMatch(/^#[\da-f]{6}$/);
  });
}

test('[BOOT-2] maintenance stands in for every page until a retry finds it over', async ({ page, platform }) => {
  const end = Date.UTC(2027, 0, 2, 3, 4);
  platform.stage('FAIR', { maintenance: true, maintenanceEnd: end });
  for (const path of ['/m/home', '/m/login', '/m/withdraw', '/m/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toBeVisible();
  }
  await expect(page.locator('time')).toHaveAttribute('datetime', new Date(end).toISOString());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  platform.stage('FAIR', { maintenance: false });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[BOOT-2] maintenance in another language has the English line beneath', async ({ page, platform }) => {
  platform.stage('KOPI', { maintenance: true });
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.locator('[lang=en]').filter({ hasText: 'Please wait' })).toBeVisible();
});

test('[BOOT-2] contact-us opens customer service in a window of its own', async ({ context, page, platform }) => {
  platform.stage('FAIR', { maintenance: true });
  await page.goto('/m/home');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Contact us' }).click();
  await page.getByRole('link', { name: 'Live chat' }).click();
  const service = await opened;
  await expect(service).toHaveURL(/^https?:\/\//);
  expect(await service.evaluate(() => window.opener)).toBeNull();
});

test('[BOOT-3] a restricted region is told with the address', async ({ page, platform }) => {
  platform.stage('FAIR', { regionRestriction: true });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1|::1|::ffff/)).toBeVisible();
});

test('[BOOT-5] the last good status starts the product while the platform is silent', async ({
  page,
  platform,
  homePage,
}) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  platform.fault({ endpoint: 'status', hang: true });
  await page.reload();
  await expect(homePage.title).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
});

test('[BOOT-5] a status that changed is taken in behind the start', async ({ page, platform, homePage }) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  platform.stage('FAIR', { maintenance: true });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toBeVisible();
});

test('[BOOT-1] a first start without the platform says so and recovers by Retry', async ({ page, platform }) => {
  platform.fault({ endpoint: 'status', status: 500, body: '<h1>oops</h1>', contentType: 'text/html' });
  await page.goto('/m/home');
  const notice = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(notice).toContainText('Network Error / CORS Errors');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  platform.clearFaults();
  await retry.click();
  await expect(page.getByRole('navigation').last()).toBeVisible();
});

test('[BOOT-6] the country is asked for the merchant once a visit, and gives the currency', async ({
  page,
  platform,
  loginPage,
}) => {
  await loginPage.open();
  // The sign-in page asks for the form by SMS; who leaves it before the answer has none to keep.
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  const answer = expect.stringMatching(`^${ANSWER_PREFIX}.*${country.path}`);
  await expect.poll(kept).toContainEqual(answer);
  await signIn(page);
  for (const path of ['/m/voucherCenter', '/m/home', '/m/voucherCenter']) {
    await page.goto(path);
    // A visit that is cut short has no answer to keep.
    if (path !== '/m/home') await expect(page.getByText('₱').first()).toBeVisible();
  }
  expect(platform.wire('country')).toHaveLength(1);
  expect(platform.wire('country')[0]?.query).toMatch(/_=\d+.*merchant=FAIR|merchant=FAIR.*_=\d+/);
});
