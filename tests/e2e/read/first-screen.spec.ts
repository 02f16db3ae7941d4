import { THEME_SNAPSHOT_KEY } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';

test('[BOOT-5] the first content is painted from HTML, while only the files of the first screen are requested', async ({
  page,
  context,
}) => {
  // Scripts hang for the whole test.
  await context.route(/\/m\/assets\//, () => undefined);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  const name = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.first-brand') ?? document.body, '::before').content);
  await expect.poll(name).toBe('"Fairground"');
  const files = requests.map((url) => new URL(url).pathname).filter((path) => !path.startsWith('/wps/'));
  expect(files.map((path) => path.replace(/-[\w-]{6}(?=\.\w+$)/, '')).toSorted()).toEqual([
    '/m/assets/face-rounded-latin.woff2',
    '/m/assets/first-visit.js',
    '/m/assets/main.js',
    '/m/assets/services-i18n-catalogues-en.js',
    '/m/assets/vendor.js',
    '/m/home',
  ]);
  expect(new Set(requests.map((url) => new URL(url).origin)).size).toBe(1);
});

for (const [width, height] of [
  [360, 800],
  [390, 844],
] as const) {
  test(`[WL-2] nothing overflows horizontally at ${width}x${height}, for any merchant`, async ({ page, platform }) => {
    await page.setViewportSize({ width, height });
    for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
      for (const path of ['/m/home', '/m/login', '/m/register', '/m/nowhere']) {
        await page.goto(platform.originOf(merchant) + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${merchant} ${path}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

for (const [merchant, language, text] of [
  ['FAIR', 'en', 'Log in'],
  ['KOPI', 'vi', 'Đăng nhập'],
  ['SOL', 'zh-Hans', '登录'],
] as const) {
  test(`[I18N-1] [API-1] ${merchant} starts in its default language, and the first request sends only CN`, async ({
    page,
    platform,
  }) => {
    await page.goto(`${platform.originOf(merchant)}/m/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: text, exact: true })).toBeVisible();
    expect(platform.wireEntries('status')[0]?.headers.language).toBe('CN');
  });
}

test.describe('with the app scripts blocked', () => {
  test.use({ allowedPageErrors: /Failed to load resource|ERR_FAILED/ });

  test('[BOOT-5] a repeat start applies the merchant’s name and colours before any app script runs', async ({
    page,
    context,
    platform,
  }) => {
    const home = `${platform.originOf('KOPI')}/m/home`;
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // It is stored after the first paint.
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), THEME_SNAPSHOT_KEY)).not.toBeNull();
    const backgroundColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const painted = await backgroundColor();
    await context.route(/\/m\/assets\/main/, (route) => route.abort());
    await page.goto(home, { waitUntil: 'commit' });
    await expect.poll(backgroundColor).toBe(painted);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});
