import { expect, test } from '../../support/browser/fixtures';
import { PageClock } from '../../support/clocks/page-clock';

test('[GAME-7.1] an image is fetched only after it has been within 100 px of the viewport for 150 ms', async ({
  page,
  homePage,
}) => {
  const clock = await PageClock.install(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await homePage.open();
  // On so low a screen the join card and the featured draw may leave no tile in view, so the first lane is scrolled to.
  const pictures = homePage.main.locator('img[data-state]');
  await pictures.first().scrollIntoViewIfNeeded();
  await expect(pictures.first()).toHaveAttribute('src', /\S/);
  await expect(homePage.lane('Matches')).toBeAttached(); // it loads late and moves the lanes below it
  // A lane that was moved too far away stays rendered for a moment.
  const drawn = homePage.main.getByRole('region').filter({ has: page.locator('img[data-state]') });
  const isNear = () =>
    drawn
      .last()
      .locator('ul')
      .evaluate((row) => row.getBoundingClientRect().top < 2 * innerHeight);
  await expect.poll(isNear).toBe(true);
  const lanes = homePage.main.getByRole('region').filter({ has: page.locator('img[data-state=far]') });
  const near = homePage
    .lane(await lanes.last().getByRole('heading').innerText())
    .locator('img')
    .first();
  await expect(near).not.toHaveAttribute('src');
  await clock.stop();

  /** Scrolls the image to `distance` pixels below the viewport and waits for its intersection to be reported. */
  const scrollImageTo = (distance: number) =>
    near.evaluate(async (image, pixels) => {
      image.closest('ul')?.scrollTo({ left: 0 });
      scrollBy(0, image.getBoundingClientRect().top - innerHeight - pixels);
      // The page's own observer is older, so it is notified before this one.
      await new Promise((resolve) => new IntersectionObserver(resolve, { rootMargin: '100px' }).observe(image));
    }, distance);
  await scrollImageTo(130);
  await clock.advance(1_000);
  await expect(near).toHaveAttribute('data-state', 'far');
  await scrollImageTo(80);
  await clock.advance(149);
  await expect(near).toHaveAttribute('data-state', 'far');
  await scrollImageTo(400);
  await clock.advance(1_000);
  await expect(near).toHaveAttribute('data-state', 'far');
  await scrollImageTo(80);
  await clock.advance(149);
  await expect(near).toHaveAttribute('data-state', 'far');
  await clock.advance(1);
  await expect(near).toHaveAttribute('data-state', 'near');
});

test('[GAME-7.2] images of the first banner, the jackpot and the first four tiles are fetched without an IntersectionObserver', async ({
  page,
  homePage,
}) => {
  // Images that are not loaded at once wait for this observer.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await homePage.open();
  const firstLane = homePage.main
    .getByRole('region')
    .filter({ has: page.locator('img[src^="/cdn/games/"]') })
    .first();
  await expect(firstLane.locator('img[src]')).toHaveCount(4);
  await expect(homePage.main.locator('img[src*="/banner-1."]')).toHaveJSProperty('complete', true);
  // That of the jackpot, and four tiles.
  await expect(homePage.main.locator('img[src^="/cdn/games/"]')).toHaveCount(5);
});
