import type { Position } from './clamp-position';

/** The corners that the mini game can be sent to without dragging (WCAG 2.5.7). */
export const CORNERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;
export type Corner = (typeof CORNERS)[number];

/** Farther than any screen reaches; a place that far is brought to the edge, of whatever screen it is then. */
const FAR = 100_000;
/** Pixels that an arrow key moves by. */
const STEP = 24;

const STEPS: ReadonlyMap<string, Position> = new Map([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
]);

export const cornerPosition = (corner: Corner): Position => ({
  x: corner.endsWith('right') ? FAR : 0,
  y: corner.startsWith('bottom') ? FAR : 0,
});

/** Where the mini game begins: at the foot, where lines begin; customer service has the other corner. */
export const firstPosition = (dir: 'ltr' | 'rtl'): Position =>
  cornerPosition(dir === 'rtl' ? 'bottom_right' : 'bottom_left');

/** Where an arrow key moves to; undefined for any other key. @param key as KeyboardEvent.key has it */
export function stepPosition(from: Position, key: string): Position | undefined {
  const step = STEPS.get(key);
  return step && { x: from.x + step.x, y: from.y + step.y };
}
