import { expect, test } from '../../../support/browser/fixtures';

test('[ROUTE-9.1][ROUTE-9.2] a link pasted with surrounding text opens what it names, by one replacement', async ({
  page,
  registerPage,
  platform,
}) => {
  const origin = platform.originOf('FAIR');
  for (const [index, [path, expected]] of Object.entries([
    ['/m/register.?affiliateCode=A1&amp;r=FRIEND7.', '/m/register?affiliateCode=A1&r=FRIEND7.'],
    ['//m//register)?affiliateCode=A1&#38;r=FRIEND7', '/m/register?affiliateCode=A1&r=FRIEND7'],
    ['/m/register%3FaffiliateCode%3DA1%26r%3DFRIEND7?cid=x.y', '/m/register?affiliateCode=A1&r=FRIEND7&cid=x.y'],
  ] as const)) {
    await page.goto(origin + path);
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await expect(page).toHaveURL(origin + expected);
    // The blank page of the test, and one for each link.
    expect(await page.evaluate(() => history.length)).toBe(2 + Number(index));
  }

  // A promotion, with punctuation after its id.
  await page.goto('/m/activity?id=2.');
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend rebate' })).toBeVisible();
});
