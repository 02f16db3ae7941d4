import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { queryClient } from '../../../services/queries/query-client';
import { DrawBoard } from './draw-board';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';

const root = document.documentElement;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
});
afterEach(async () => {
  root.style.removeProperty('font-size');
  await page.viewport(390, 844);
});

const CATEGORY = {
  category: 'LOTT',
  title: 'Lotteries',
  icon: '',
  cards: ['7', '8'].map((nodeId) => createGameCard({ nodeId, displayName: `Draw ${nodeId}` })),
  gameCount: 2,
  vendors: [],
};

/** Opens a board of two lotteries whose last draw had `count` numbers of two digits. */
async function open(variant: string, count: number) {
  const at = Date.now();
  const numbers = Array.from({ length: count }, (_, index) => String(index + 61));
  const list = CATEGORY.cards.map(({ nodeId }) => ({
    nodeId,
    drawAt: at + 90_000,
    drawInterval: 300,
    results: [{ issue: '411', at: at - 60_000, numbers }],
  }));
  await commands.addFault({
    endpoint: 'gameDraws',
    status: 200,
    body: JSON.stringify({ success: true, value: { at, list } }),
    contentType: 'application/json',
  });
  const screen = await render(
    <TestProviders>
      <DrawBoard categories={[CATEGORY]} variant={variant} />
    </TestProviders>,
  );
  const balls = screen.getByRole('list', { name: 'Drawn numbers' }).first();
  await expect.element(balls).toBeVisible();
  return { balls: [...balls.element().children], close: () => screen.unmount() };
}

/** Returns the text of a ball and its distance to the edges of the ball and of the card (CSS px). */
function measure(ball: Element) {
  const range = document.createRange();
  range.selectNodeContents(ball);
  const [text, box] = [range.getBoundingClientRect(), ball.getBoundingClientRect()];
  const card = ball.closest('[data-place-only]')?.getBoundingClientRect();
  const play = ball.closest('[data-place-only]')?.querySelector('a:last-child span')?.getBoundingClientRect();
  // A button that is shown nowhere has no size.
  const isBeside = play !== undefined && play.width > 0 && play.top < box.bottom && play.bottom > box.top;
  return {
    inBall: Math.min(text.left - box.left, box.right - text.right),
    inCard: Math.min(box.left - (card?.left ?? 0), (isBeside ? play.left : (card?.right ?? 0)) - box.right),
    height: (card?.bottom ?? 0) - box.bottom,
    fontSize: Number.parseFloat(getComputedStyle(ball).fontSize),
  };
}

describe('[GAME-8.7] the numbers of a draw on home', () => {
  const variants = ['row', 'list', 'pairs'];
  const sizes = [320, 360, 390].flatMap((width) => [
    [width, 1] as const,
    ...(width === 360 ? [[width, 2] as const] : []),
  ]);
  test.each(variants.flatMap((variant) => sizes.flatMap(([width, scale]) => [[variant, width, scale] as const])))(
    'of the variant %s are whole on their balls on a screen of %i px, with text %i times as large',
    async (variant, width, scale) => {
      await page.viewport(width, 844);
      root.style.fontSize = `${scale * 100}%`;
      for (const count of [5, 7, 20]) {
        const { balls, close } = await open(variant, count);
        const least = balls.map(measure);
        expect(Math.min(...least.map(({ inBall }) => inBall)), `${count} in balls`).toBeGreaterThanOrEqual(-0.5);
        expect(Math.min(...least.map(({ inCard }) => inCard)), `${count} in the card`).toBeGreaterThanOrEqual(0);
        expect(Math.min(...least.map(({ height }) => height)), `${count} above its edge`).toBeGreaterThanOrEqual(0);
        expect(Math.min(...least.map(({ fontSize }) => fontSize)), `${count} in size`).toBeGreaterThanOrEqual(12);
        // The next board is the only one.
        await close();
        queryClient.clear();
      }
    },
  );

  test.each([
    ['row', 7, ['61', '62', '63', '64', '65', '66', '67']],
    ['row', 20, ['61', '62', '63', '64', '65', '66', '+14']],
    ['pairs', 7, ['61', '62', '63', '64', '65', '+2']],
  ])('of the variant %s are %i; what has no place is counted', async (variant, count, texts) => {
    const { balls } = await open(variant, count);
    expect(balls.map(({ textContent }) => textContent)).toEqual(texts);
  });
});
