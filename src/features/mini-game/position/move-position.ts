import type { Position } from './clamp-position';

/** Corners that the mini game can be moved to without dragging (WCAG 2.5.7). */
export const CORNERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;
export type Corner = (typeof CORNERS)[number];

/** A coordinate beyond the edge of any screen (CSS px). Clamping replaces it with the coordinate of the edge. */
const BEYOND_SCREEN_PX = 100_000;
/** How far a press of an arrow key moves the mini game (CSS px). */
const ARROW_STEP_PX = 24;

const OFFSETS: ReadonlyMap<string, Position> = new Map([
  ['ArrowLeft', { x: -ARROW_STEP_PX, y: 0 }],
  ['ArrowRight', { x: ARROW_STEP_PX, y: 0 }],
  ['ArrowUp', { x: 0, y: -ARROW_STEP_PX }],
  ['ArrowDown', { x: 0, y: ARROW_STEP_PX }],
]);

/** Returns the position of a corner; it may be outside of the screen and must be clamped. */
export const getCornerPosition = (corner: Corner): Position => ({
  x: corner.endsWith('right') ? BEYOND_SCREEN_PX : 0,
  y: corner.startsWith('bottom') ? BEYOND_SCREEN_PX : 0,
});

/**
 * Returns the initial position: the bottom corner at the inline start, because the customer service button is in the
 * bottom corner at the inline end. Like the result of getCornerPosition(), it must be clamped.
 */
export const getInitialPosition = (dir: 'ltr' | 'rtl'): Position =>
  getCornerPosition(dir === 'rtl' ? 'bottom_right' : 'bottom_left');

/**
 * Returns the offset by which an arrow key moves the mini game (CSS px); undefined for other keys.
 * @param key a KeyboardEvent.key value
 */
export const getArrowKeyOffset = (key: string): Position | undefined => OFFSETS.get(key);
