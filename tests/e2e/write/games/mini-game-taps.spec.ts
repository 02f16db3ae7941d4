import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { openHomeAsMember } from '../../../support/members/signed-in';
import { MiniGameBubble } from '../../../support/page-objects/mini-game';

test.beforeEach(({ platform }) => platform.setSwitch('FAIR', 'LOTTMINIGAME3', true));

// At the top right, the panel's Close button is where the bubble was.
test('[MINI-1.9] a quick second tap is ignored, both when opening and when closing the mini game', async ({ page }) => {
  const clock = await PageClock.install(page);
  await openHomeAsMember(page);
  const mini = new MiniGameBubble(page);
  await mini.waitUntilPlaced();
  await mini.drag({ x: 2000, y: -2000 });
  await expect.poll(async () => (await mini.edges()).top).toBe(8);
  await clock.stop();
  const at = await mini.edges();
  const tap = () => page.mouse.click(at.right - 25, at.top + 25);
  // A tap may arrive before the render that the clock has triggered.
  const waitForRender = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(undefined);
        }),
    );

  await tap();
  await expect(mini.close).toBeFocused();
  await expect(mini.frame).toHaveAttribute('inert');
  await tap();
  await clock.advance(249);
  await tap();
  await expect(mini.close).toBeVisible();

  await clock.advance(1);
  await expect(mini.frame).not.toHaveAttribute('inert');
  await tap();
  await expect(mini.bubble).toBeFocused();
  await tap();
  await clock.advance(249);
  await tap();
  await expect(mini.bubble).toBeVisible();
  await clock.advance(1);
  await waitForRender();
  await tap();
  await expect(mini.close).toBeVisible();
});

test('[MINI-1.12][I18N-1] the mini game uses the chosen language', async ({ page }) => {
  await openHomeAsMember(page);
  const bubble = page.getByRole('button', { name: 'Open the mini game' });
  const inside = page.frameLocator('iframe[src*="mini-game"]');
  const readTitle = () => inside.locator('html').evaluate(() => document.title);
  await bubble.click();
  await expect(inside.getByRole('button', { name: 'Red' })).toBeVisible();
  await page.getByRole('link', { name: /alice/ }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('CN');
  await page.locator('section[data-view=bubble] > button').click();
  await expect(inside.getByRole('button', { name: '红' })).toBeVisible();
  await expect.poll(readTitle).toBe('小游戏');
});
