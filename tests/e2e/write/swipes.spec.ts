import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';

/** A finger that goes across the middle of something by so many pixels, and lets go. */
async function swipe(page: Page, over: Locator, way: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over');
  const touch = await page.context().newCDPSession(page);
  const [from, y] = [Math.round(box.x + (box.width - way) / 2), Math.round(box.y + box.height / 2)];
  // By the finger's own clock: moves that a late machine makes in a bunch would count as a throw, of any distance.
  let timestamp = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) => {
    timestamp += 0.05;
    return touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await send('touchStart', { x: from, y });
  for (let step = 1; step <= 10; step += 1) await send('touchMove', { x: Math.round(from + (way * step) / 10), y });
  await send('touchEnd');
}
const scrolled = (list: Locator) => list.evaluate((element) => Math.abs(element.scrollLeft));

test('[GAME-5] a banner that is swiped comes to rest in its place, one at a time', async ({ page, homePage }) => {
  // They go on by themselves until they are paused, however long that takes.
  const clock = await PageClock.of(page);
  await clock.stop();
  await homePage.open();
  const banners = page.getByRole('region', { name: 'Promotions' });
  const list = banners.getByRole('list');
  const pause = banners.getByRole('button', { name: 'Pause the banners' });
  await clock.moveUntilVisible(pause, 50);
  await pause.click();
  expect(await scrolled(list)).toBe(0);
  const width = await list.evaluate((element) => element.clientWidth);
  // Well over half the width: where the finger lets go the next one is nearer.
  for (const [way, at] of [
    [-240, 1],
    [-240, 2],
    [240, 1],
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
