import { expect, test } from '../../support/fixtures';

test('[GAME-7] a picture is fetched when it comes within 100 px of the screen and stays 150 ms', async ({
  page,
  homePage,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await homePage.open();
  const pictures = homePage.main.locator('img[data-state]');
  await expect(pictures.first()).toHaveAttribute('src', /\S/);
  const far = homePage.main.locator('img[data-state=far]').last();
  await expect(far).not.toHaveAttribute('src');

  const states = await far.evaluate(async (image) => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const row = image.closest('ul');
    row?.scrollTo({ left: 0 });
    const near = row?.querySelector('img') ?? image;
    const distance = () => near.getBoundingClientRect().top - innerHeight;
    const stateAt = async (away: number, ms: number) => {
      scrollBy(0, distance() - away);
      await wait(ms);
      return near.getAttribute('data-state');
    };
    return [await stateAt(130, 600), await stateAt(80, 60), await stateAt(400, 600), await stateAt(80, 600)];
  });
  expect(states).toEqual(['far', 'far', 'far', 'near']);
});
