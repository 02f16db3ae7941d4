import { expect, test } from '../../../support/browser/fixtures';

for (const [path, expected] of [
  ['/m/register.?affiliateCode=A1&amp;r=FRIEND7.', '/m/register?affiliateCode=A1&r=FRIEND7.'],
  ['//m//register)?affiliateCode=A1&#38;r=FRIEND7', '/m/register?affiliateCode=A1&r=FRIEND7'],
  ['/m/register%3FaffiliateCode%3DA1%26r%3DFRIEND7?cid=x.y', '/m/register?affiliateCode=A1&r=FRIEND7&cid=x.y'],
] as const) {
  test(`[ROUTE-9.1] a link pasted with surrounding text opens the registration with its codes, by one replacement: ${path}`, async ({
    page,
    registerPage,
    platform,
  }) => {
    const origin = platform.originOf('FAIR');
    await page.goto(origin + path);
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    expect(page.url()).toBe(origin + expected);
    // The blank page of the test, and this one.
    expect(await page.evaluate(() => history.length)).toBe(2);
  });
}

test('[ROUTE-9.2] a link to a promotion opens it, with the punctuation that was pasted after its id', async ({
  page,
}) => {
  await page.goto('/m/activity?id=2.');
  await expect(page.getByRole('heading', { level: 2, name: 'Weekend rebate' })).toBeVisible();
});
