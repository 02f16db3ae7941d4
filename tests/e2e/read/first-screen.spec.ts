import { THEME_SNAPSHOT_KEY } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { waitForApp } from '../../support/page/wait-for-app';

test('[BOOT-5] the first content is painted before any script has loaded, and only files of the first screen are requested', async ({
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
  const files = () => requests.map((url) => new URL(url).pathname).filter((path) => !path.startsWith('/wps/'));
  // The end of the document, which requests the texts, may be parsed after the first paint.
  await expect
    .poll(() =>
      files()
        .map((path) => path.replace(/-[\w-]{5,6}(?=\.\w+$|\/)/, ''))
        .toSorted(),
    )
    .toEqual([
      '/m/assets/face-rounded-latin.woff2',
      '/m/assets/first-visit.js',
      '/m/assets/main.js',
      '/m/assets/texts/en.js',
      '/m/assets/vendor.js',
      '/m/home',
    ]);
  expect(new Set(requests.map((url) => new URL(url).origin)).size).toBe(1);
});

test('[WL-2] at 360x800 nothing overflows sideways, and all bottom navigation links stay visible with text twice as large', async ({
  page,
  platform,
  homePage,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [merchant, others] of [
    [
      'KOPI',
      [
        ['/m/login', 'Đăng nhập'],
        ['/m/register', 'Đăng ký'],
        ['/m/nowhere', 'Không tìm thấy trang'],
      ],
    ],
    ['SOL', []],
    ['FAIR', []],
  ] as const) {
    const heading = page.getByRole('heading', { level: 1 });
    const expectFits = async (path: string) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${merchant} ${path}`).toBeLessThanOrEqual(0);
    };
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    await waitForApp(page);
    await expect(heading).toBeVisible();
    await expectFits('/m/home');
    for (const [path, title] of others) {
      await page.goto(platform.originOf(merchant) + path);
      await waitForApp(page);
      await expect(heading).toHaveText(title);
      await expectFits(path);
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const link of await homePage.bottomNavigation.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test.describe('with the app scripts blocked', () => {
  test.use({ allowedPageErrors: /Failed to load resource|ERR_FAILED/ });

  test('[BOOT-5] at a later start, the merchant’s name and colours are applied before any app script runs', async ({
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
