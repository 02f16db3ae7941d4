import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';
import { MiniGameBubble } from '../../support/pages/mini-game';
import { signIn } from '../../support/signed-in';

test.beforeEach(({ platform }) => platform.turn('FAIR', 'LOTTMINIGAME3', true));

// At the top right the panel has its Close where the bubble was.
test('[MINI-1] two quick taps are one, wherever the second falls', async ({ page }) => {
  const clock = await PageClock.of(page);
  await signIn(page);
  const mini = new MiniGameBubble(page);
  await mini.untilPlaced();
  await mini.drag({ x: 2000, y: -2000 });
  await expect.poll(async () => (await mini.edges()).top).toBe(8);
  await clock.stop();
  const at = await mini.edges();
  const tap = () => page.mouse.click(at.right - 25, at.top + 25);
  // A tap may overtake the drawing that the clock has set off.
  const untilDrawn = () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(undefined);
        }),
    );

  await tap();
  await expect(mini.close).toBeFocused();
  await expect(mini.frame).toHaveAttribute('inert');
  await tap();
  await clock.move(249);
  await tap();
  await expect(mini.close).toBeVisible();

  await clock.move(1);
  await expect(mini.frame).not.toHaveAttribute('inert');
  await tap();
  await expect(mini.bubble).toBeFocused();
  await tap();
  await clock.move(249);
  await tap();
  await expect(mini.bubble).toBeVisible();
  await clock.move(1);
  await untilDrawn();
  await tap();
  await expect(mini.close).toBeVisible();
});

test('[MINI-1] [I18N-1] the mini game speaks the language that is chosen', async ({ page }) => {
  await signIn(page);
  const bubble = page.getByRole('button', { name: 'Open the mini game' });
  const inside = page.frameLocator('iframe[src*="mini-game"]');
  await bubble.click();
  await expect(inside.getByRole('button', { name: 'Red' })).toBeVisible();
  await page.locator('select').selectOption('CN');
  await page.locator('section[data-view=bubble] > button').click();
  await expect(inside.getByRole('button', { name: '红' })).toBeVisible();
});
