import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';

test('[GAME-7] a picture is fetched when it comes within 100 px of the screen and stays 150 ms', async ({
  page,
  homePage,
}) => {
  const clock = await PageClock.of(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await homePage.open();
  const pictures = homePage.main.locator('img[data-state]');
  await expect(pictures.first()).toHaveAttribute('src', /\S/);
  await expect(homePage.lane('Matches')).toBeAttached(); // it comes late, and moves the lanes below it
  // A lane that they have moved too far away is drawn a moment longer.
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

  /** Scrolls until the picture is so far below the screen, and the browser has told the page where it is. */
  const put = (away: number) =>
    near.evaluate(async (image, pixels) => {
      image.closest('ul')?.scrollTo({ left: 0 });
      scrollBy(0, image.getBoundingClientRect().top - innerHeight - pixels);
      // The page's own observer is older, and so is told before this one.
      await new Promise((told) => new IntersectionObserver(told, { rootMargin: '100px' }).observe(image));
    }, away);
  await put(130);
  await clock.move(1_000);
  await expect(near).toHaveAttribute('data-state', 'far');
  await put(80);
  await clock.move(149);
  await expect(near).toHaveAttribute('data-state', 'far');
  await put(400);
  await clock.move(1_000);
  await expect(near).toHaveAttribute('data-state', 'far');
  await put(80);
  await clock.move(149);
  await expect(near).toHaveAttribute('data-state', 'far');
  await clock.move(1);
  await expect(near).toHaveAttribute('data-state', 'near');
});
