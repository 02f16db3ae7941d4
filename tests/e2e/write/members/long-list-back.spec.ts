import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';

const AT = Date.UTC(2026, 0, 31, 12);
const DEPOSITS = Array.from({ length: 300 }, (_, index) => ({
  id: `${index}`,
  kind: 'deposit',
  title: `Deposit number ${index}`,
  amount: '1.00',
  at: AT,
  orderId: `${index}`,
}));

test('[ROUTE-1.3][MEM-1] Back returns to an entry of the history that is rendered only after the list has been scrolled', async ({
  page,
  platform,
}) => {
  const body = JSON.stringify({ success: true, value: { list: DEPOSITS, next: '' } });
  platform.addFault({ endpoint: 'transactions', body, contentType: 'application/json' });
  await prepareMemberSession(page);
  await page.goto('/m/member/history');
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  const entry = page.getByRole('link', { name: /Deposit number 210\b/ });
  await expect(page.getByRole('link', { name: /Deposit number 0\b/ })).toBeVisible();
  await expect(entry).toHaveCount(0);
  while ((await entry.count()) === 0) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  }
  await entry.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  // Its place on the screen, not in the list, of which the browser may know more or fewer heights by then.
  const readPlace = (link: Element) => Math.round(link.getBoundingClientRect().top);
  const place = entry.evaluate(
    (link) =>
      new Promise((tell) => {
        const onClick = () => tell(Math.round(link.getBoundingClientRect().top));
        addEventListener('click', onClick, { capture: true, once: true });
      }),
  );
  await entry.click();
  await expect(page).toHaveURL(/order=210/);
  const before = await place;
  await expect(entry).toHaveCount(0);
  await page.goBack();
  await expect(entry).toBeInViewport();
  await expect.poll(() => entry.evaluate(readPlace)).toBe(before);
  await expect(page.locator('li[aria-posinset="211"][aria-setsize="300"]')).toHaveCount(1);
});
