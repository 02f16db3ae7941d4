import { expect, test } from '../../support/fixtures';

test('[BOOT-5] the first content is painted from HTML, by the first request, before any script has run', async ({
  page,
  context,
}) => {
  // Kept away for as long as the test looks.
  await context.route(/\/m\/assets\//, () => undefined);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await expect.poll(() => page.evaluate(() => document.body.innerText.trim())).toBe('Fairground');
  expect(requests.length).toBeLessThanOrEqual(4);
  expect(new Set(requests.map((url) => new URL(url).origin)).size).toBe(1);
});

for (const [width, height] of [
  [360, 800],
  [390, 844],
] as const) {
  test(`[WL-2] nothing sticks out sideways at ${width}x${height}, in any merchant's colours and language`, async ({
    page,
    platform,
  }) => {
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
  test(`[I18N-1] [API-1] ${merchant} speaks its own default language; the first call names none but CN`, async ({
    page,
    platform,
  }) => {
    await page.goto(`${platform.originOf(merchant)}/m/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: text, exact: true })).toBeVisible();
    expect(platform.wire('status')[0]?.headers.language).toBe('CN');
  });
}

test.describe('with the app kept away', () => {
  test.use({ allowedComplaints: /Failed to load resource|ERR_FAILED/ });

  test('[BOOT-5] a later start paints the merchant’s own name and colours before any script of the app', async ({
    page,
    context,
    platform,
  }) => {
    const home = `${platform.originOf('KOPI')}/m/home`;
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const painted = await ground();
    await context.route(/\/m\/assets\/main/, (route) => route.abort());
    await page.goto(home, { waitUntil: 'commit' });
    await expect.poll(ground).toBe(painted);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});
