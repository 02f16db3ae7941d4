import { expect, test } from '../../support/fixtures';

test('[BOOT-5] the first content is painted from HTML, by the first request, before any script has run', async ({
  page,
  context,
}) => {
  await context.route(/\/m\/assets\//, (route) => setTimeout(() => route.continue(), 1500));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  // The name is put there by CSS, which the first script can tell it before there is a body.
  const name = await page.evaluate(
    () => getComputedStyle(document.querySelector('header b') ?? document.body, '::before').content,
  );
  expect(name).toBe('"Fairground"');
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
  test(`[I18N-1] ${merchant} speaks its own default language`, async ({ page, platform }) => {
    await page.goto(`${platform.originOf(merchant)}/m/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: text, exact: true })).toBeVisible();
    expect(platform.wire('status')[0]?.headers.language).toBeTruthy();
  });
}
