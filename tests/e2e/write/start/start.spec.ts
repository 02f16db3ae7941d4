import { country } from '../../../../src/contract/endpoints/site/system';
import { RESPONSE_CACHE_PREFIX, STATUS_CACHE_PREFIX } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { signInByForm } from '../../../support/members/signed-in';

test.use({ serviceWorkers: 'allow', allowedPageErrors: /Failed to load resource/ });

test('[BOOT-1] the status is the first request, with all its parameters', async ({ page, homePage, platform }) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  const [first] = platform.wireEntries();
  expect(first?.endpoint).toBe('status');
  expect(first?.query).toContain('device=MOBILE');
  expect(first?.query).toContain('originalDomain=localhost');
  expect(first?.query).toMatch(/(^|&)track=(&|$)/);
  expect(new URLSearchParams(first?.query).get('url')).toBe(page.url());
  expect(first?.headers['cache-control']).toBe('no-cache');
});

test('[BOOT-1] `track` is the click id of the first visit that had one, also at later starts', async ({
  page,
  homePage,
  platform,
}) => {
  // A slow start sends its status request again.
  const tracksOf = (address: string) => {
    const queries = platform.wireEntries('status').map(({ query }) => new URLSearchParams(query));
    return [...new Set(queries.filter((query) => query.get('url') === address).map((query) => query.get('track')))];
  };
  for (const [path, track] of [
    ['/m/home', ''],
    ['/m/activity?utm_source=news&fbclid=first-click', 'first-click'],
    ['/m/register?click_id=second-click', 'first-click'],
    ['/m/login', 'first-click'],
  ] as const) {
    await page.goto(path);
    await expect(homePage.title).toBeVisible();
    const { origin, pathname } = new URL(path, platform.originOf('FAIR'));
    await expect.poll(() => tracksOf(origin + pathname), path).toEqual([track]);
  }
});

for (const [merchant, name] of [
  ['FAIR', 'Fairground'],
  ['KOPI', 'Kopi Club'],
  ['SOL', '金阳会'],
] as const) {
  test(`[BOOT-7] [WL-2] ${merchant} is identified by its host and has its own colours`, async ({ page, platform }) => {
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
    expect(platform.wireEntries('status')[0]?.headers.merchant).toBe(merchant);
    const accent = await page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'));
    expect(accent).toMatch(/^#[\da-f]{6}$/);
  });
}

test('[BOOT-1] neither the address nor the stored status of another merchant determines the merchant', async ({
  page,
  platform,
  homePage,
}) => {
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  await expect(homePage.title).toBeVisible();
  const kopiStatus = () => page.evaluate((prefix) => localStorage.getItem(`${prefix}KOPI`), STATUS_CACHE_PREFIX);
  await expect.poll(kopiStatus).not.toBeNull();
  const stored = (await kopiStatus()) ?? '';
  await page.goto(`${platform.originOf('FAIR')}/m/404`);
  await page.evaluate(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [`${STATUS_CACHE_PREFIX}FAIR`, stored],
  );
  const before = platform.wireEntries().length;
  await page.goto(`${platform.originOf('FAIR')}/m/home?merchant=KOPI&merchantCode=KOPI`);
  await expect(page).toHaveTitle(/Fairground/);
  await expect(homePage.title).toContainText('Fairground');
  const requests = platform.wireEntries().slice(before);
  expect([...new Set(requests.map(({ headers }) => headers.merchant))]).toEqual(['FAIR']);
});

test('[BOOT-2] maintenance replaces every page until a retry finds it over', async ({ page, platform }) => {
  const clock = await PageClock.install(page);
  const end = Date.UTC(2027, 0, 2, 3, 4);
  platform.setScenario('FAIR', { maintenance: true, maintenanceEnd: end });
  for (const path of ['/m/home', '/m/login', '/m/withdraw', '/m/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toBeVisible();
  }
  await expect(page.locator('time')).toHaveAttribute('datetime', new Date(end).toISOString());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await clock.stop(); // the status is polled as well, which would remove the button
  platform.setScenario('FAIR', { maintenance: false });
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[BOOT-2] maintenance in another language also shows the English line', async ({ page, platform }) => {
  platform.setScenario('KOPI', { maintenance: true });
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.locator('[lang=en]').filter({ hasText: 'Please wait' })).toBeVisible();
});

test('[BOOT-2] “Contact us” opens customer service in its own window', async ({ context, page, platform }) => {
  platform.setScenario('FAIR', { maintenance: true });
  await page.goto('/m/home');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Contact us' }).click();
  await page.getByRole('link', { name: 'Live chat' }).click();
  const service = await opened;
  await expect(service).toHaveURL(/^https?:\/\//);
  expect(await service.evaluate(() => window.opener)).toBeNull();
});

test('[BOOT-3] a restricted region sees the access denied screen with its IP address', async ({ page, platform }) => {
  platform.setScenario('FAIR', { regionRestriction: true });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1|::1|::ffff/)).toBeVisible();
});

test('[BOOT-5] the last cached status starts the app while the platform does not respond', async ({
  page,
  platform,
  homePage,
}) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  platform.addFault({ endpoint: 'status', hang: true });
  await page.reload();
  await expect(homePage.title).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
});

test('[BOOT-5] a changed status is applied in the background after the start', async ({ page, platform, homePage }) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  platform.setScenario('FAIR', { maintenance: true });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toBeVisible();
});

test('[BOOT-1] a first start without the platform shows an error and recovers with Retry', async ({
  page,
  platform,
}) => {
  platform.addFault({ endpoint: 'status', status: 500, body: '<h1>oops</h1>', contentType: 'text/html' });
  const clock = await PageClock.install(page);
  await page.goto('/m/home');
  const notice = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(notice).toContainText('Network Error / CORS Errors');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  // The status is polled as well, which would remove the button.
  await clock.stop();
  // Earlier requests have reached the platform when this one has ended.
  await page.evaluate(() => fetch('/wps/nothing').then(() => undefined));
  platform.clearFaults();
  await retry.click();
  await page.clock.resume();
  await expect(page.getByRole('navigation').last()).toBeVisible();
});

test.describe('without a service worker, which fetches public responses again for offline use', () => {
  test.use({ serviceWorkers: 'block' });

  test('[BOOT-6] the country is requested for the merchant once per visit and determines the currency', async ({
    page,
    platform,
    loginPage,
  }) => {
    await loginPage.open();
    // The sign-in page requests the country for the SMS form; wait until the response is cached.
    const readStorageKeys = () => page.evaluate(() => Object.keys(sessionStorage));
    const cacheKey = expect.stringMatching(`^${RESPONSE_CACHE_PREFIX}public.*${country.name}`);
    await expect.poll(readStorageKeys).toContainEqual(cacheKey);
    await signInByForm(page);
    for (const path of ['/m/voucherCenter', '/m/home', '/m/voucherCenter']) {
      await page.goto(path);
      // Home does not wait for the country.
      if (path !== '/m/home') await expect(page.getByText('₱').first()).toBeVisible();
    }
    expect(platform.wireEntries('country')).toHaveLength(1);
    expect(platform.wireEntries('country')[0]?.query).toMatch(/_=\d+.*merchant=FAIR|merchant=FAIR.*_=\d+/);
  });
});
