import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

/** A finger that goes across the middle of something by so many pixels, and lets go. */
async function swipe(page: Page, over: Locator, way: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over');
  const touch = await page.context().newCDPSession(page);
  const [from, y] = [Math.round(box.x + (box.width - way) / 2), Math.round(box.y + box.height / 2)];
  const at = (x: number) => ({ touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
  for (let step = 1; step <= 10; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(Math.round(from + (way * step) / 10)) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
const scrolled = (list: Locator) => list.evaluate((element) => Math.abs(element.scrollLeft));

test('[GAME-5] a banner that is swiped comes to rest in its place, one at a time', async ({ page, homePage }) => {
  await homePage.open();
  const banners = page.getByRole('region', { name: 'Promotions' });
  const list = banners.getByRole('list');
  await banners.getByRole('button', { name: 'Pause the banners' }).click();
  // They go on by themselves until then.
  await list.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(banners.getByRole('img', { name: 'Banner 1 of 3' })).toBeVisible();
  const width = await list.evaluate((element) => element.clientWidth);
  // Well over half the width: however slowly the finger goes, the next one is nearer.
  for (const [way, at] of [
    [-260, 1],
    [-260, 2],
    [260, 1],
  ] as const) {
    await swipe(page, list, way);
    await expect.poll(() => scrolled(list), `${way} to ${at}`).toBe(at * width);
    await expect(banners.getByRole('img', { name: `Banner ${at + 1} of 3` })).toBeVisible();
  }
});

test.describe('for whoever wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('[GAME-7] the announcements stand, each once, and are read by swiping', async ({ page, platform, homePage }) => {
    const list = ['one', 'two', 'three'].map((word, id) => ({
      id,
      title: `What there is to say at some length, number ${word}`,
      execution: 'B',
    }));
    platform.fault({
      endpoint: 'announcements',
      status: 200,
      body: JSON.stringify({ success: true, value: { list } }),
    });
    await homePage.open();
    const news = page.getByRole('region', { name: 'Announcements' });
    await expect(news.getByRole('listitem')).toHaveCount(3);
    await expect(news.locator('li')).toHaveCount(3);
    await expect(news.getByRole('button')).toHaveCount(0);
    expect(await news.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    const line = news.locator(':scope > div');
    expect(await scrolled(line)).toBe(0);
    await swipe(page, line, -120);
    await expect.poll(() => scrolled(line)).toBeGreaterThan(60);
  });
});
