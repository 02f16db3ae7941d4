import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Dispatches a touch that moves horizontally by `distance` pixels across the middle of an element. */
async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to swipe is not rendered');
  const touch = await page.context().newCDPSession(page);
  const [from, y] = [Math.round(box.x + (box.width - distance) / 2), Math.round(box.y + box.height / 2)];
  // Explicit timestamps, because moves that a slow machine dispatches together would count as a fling.
  let timestamp = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) => {
    timestamp += 0.05;
    return touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await send('touchStart', { x: from, y });
  for (let step = 1; step <= 10; step += 1)
    await send('touchMove', { x: Math.round(from + (distance * step) / 10), y });
  await send('touchEnd');
}
const readScrollLeft = (list: Locator) => list.evaluate((element) => Math.abs(element.scrollLeft));

test('[GAME-5.15] a swipe scrolls to the next or previous banner, which snaps into place', async ({
  page,
  homePage,
}) => {
  // Banners advance automatically until they are paused, so the clock is stopped.
  const clock = await PageClock.install(page);
  await clock.stop();
  await homePage.open();
  const banners = page.getByRole('region', { name: 'Promotions' });
  const list = banners.getByRole('list');
  const pause = banners.getByRole('button', { name: 'Pause the banners' });
  await clock.advanceUntilVisible(pause, 50);
  await pause.click();
  expect(await readScrollLeft(list)).toBe(0);
  const width = await list.evaluate((element) => element.clientWidth);
  // More than half the width, so that the next banner is nearer when the touch ends.
  for (const [distance, index] of [
    [-240, 1],
    [-240, 2],
    [240, 1],
  ] as const) {
    await swipe(page, list, distance);
    await expect.poll(() => readScrollLeft(list), `${distance} to ${index}`).toBe(index * width);
    await expect(banners.getByRole('img', { name: `Banner ${index + 1} of 3` })).toBeVisible();
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[GAME-7] the announcements do not scroll automatically, appear once each and can be swiped', async ({
    page,
    platform,
    homePage,
  }) => {
    const list = ['one', 'two', 'three'].map((word, id) => ({
      id,
      title: `What there is to say at some length, number ${word}`,
      execution: 'B',
    }));
    platform.addFault({
      endpoint: 'announcements',
      status: 200,
      body: JSON.stringify({ success: true, value: { list } }),
    });
    await homePage.open();
    const announcements = page.getByRole('region', { name: 'Announcements' });
    await expect(announcements.getByRole('listitem')).toHaveCount(3);
    await expect(announcements.locator('li')).toHaveCount(3);
    await expect(announcements.getByRole('button')).toHaveCount(0);
    expect(await announcements.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    const scroller = announcements.locator(':scope > div');
    expect(await readScrollLeft(scroller)).toBe(0);
    await swipe(page, scroller, -120);
    await expect.poll(() => readScrollLeft(scroller)).toBeGreaterThan(60);
  });
});
