import { useRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DockEdge } from './dock-position';
import { useTapNearDockedBubble } from './use-tap-near-docked-bubble';

const onTap = vi.fn();
afterEach(() => onTap.mockReset());

/**
 * A page with a bubble that is docked at `edge`, 100 to 164 px below the top of the page, and a link that begins 20
 * px from the left and right edges.
 */
function DockedPage({ edge }: { readonly edge: DockEdge | undefined }) {
  const bubble = useRef<HTMLButtonElement>(null);
  useTapNearDockedBubble(bubble, edge, onTap);
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <p style={{ position: 'absolute', insetInline: 0, insetBlock: '80px', margin: 0 }}>Text</p>
      <input aria-label="Amount" />
      <a
        href="#link"
        style={{ position: 'absolute', insetInline: '20px', insetBlockStart: '140px', blockSize: '48px' }}
      >
        <span style={{ position: 'absolute', inset: 0 }}>See all games</span>
      </a>
      <button
        ref={bubble}
        type="button"
        style={{ position: 'fixed', top: 100, [edge ?? 'left']: 0, width: 24, height: 64, padding: 0 }}
      >
        Tab
      </button>
    </main>
  );
}

function tap(x: number, y: number): void {
  const target = document.elementFromPoint(x, y);
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  target?.dispatchEvent(new PointerEvent('pointerdown', init));
  target?.dispatchEvent(new MouseEvent('click', init));
}

/** Calls `listener` with the next click event, before the hook under test handles that event. */
const onNextClick = (listener: (event: MouseEvent) => void): void =>
  document.body.addEventListener('click', listener, { once: true });

describe('[MINI-1] tap beside the docked mini game', () => {
  test.each<[string, DockEdge | undefined, number, number, number]>([
    ['on text, 47 px from the edge, opens it', 'left', 47, 110, 1],
    ['on text, 48 px from the edge, does not open it', 'left', 48, 110, 0],
    ['on text above the bubble does not open it', 'left', 30, 99, 0],
    ['on text at the top of the bubble opens it', 'left', 30, 100, 1],
    ['on a link does not open it', 'left', 30, 150, 0],
    ['on the bubble itself is left to the bubble', 'left', 10, 110, 0],
    ['at the other edge does not open it', 'left', 370, 110, 0],
    ['on text, 47 px from the right edge, opens it', 'right', 343, 110, 1],
    ['on a link at the right edge does not open it', 'right', 350, 150, 0],
    ['without a docked bubble does nothing', undefined, 30, 110, 0],
  ])(
    '[MINI-1.7] a tap near the docked mini game opens the game unless the tap is on a control: a tap %s',
    async (_, edge, x, y, expectedTaps) => {
      await page.viewport(390, 844);
      await render(<DockedPage edge={edge} />);
      tap(x, y);
      expect(onTap).toHaveBeenCalledTimes(expectedTaps);
    },
  );

  test.each<[string, number, () => unknown]>([
    ['that the page handles', 110, () => onNextClick((event) => event.preventDefault())],
    [
      'on the content of a link that the tap removes',
      150,
      () => onNextClick(({ target }) => (target as Element).remove()),
    ],
    ['that ends a text selection', 110, () => getSelection()?.selectAllChildren(document.body)],
    ['that takes the focus from a field', 110, () => document.querySelector('input')?.focus()],
  ])('beside the docked mini game, a tap %s does not open the game', async (_, y, prepare) => {
    await page.viewport(390, 844);
    await render(<DockedPage edge="left" />);
    prepare();
    tap(30, y);
    getSelection()?.removeAllRanges();
    expect(onTap).not.toHaveBeenCalled();
  });
});
