import type { Position, Size } from './clamp-position';

/** Size of the docked bubble (CSS px): the minimum target width of WCAG 2.2, and the height of the undocked bubble. */
export const DOCKED_BUBBLE_SIZE_PX: Size = { width: 24, height: 64 };

/** Distance from the edge within which a tap opens the docked bubble, unless it hits a control (CSS px) (MINI-1). */
export const DOCKED_BUBBLE_TAP_DISTANCE_PX = 48;

/** Edge of the screen at which the bubble is docked, independent of the text direction. */
export type DockEdge = 'left' | 'right';

/** Returns the edge that is nearer to an element of the given position and size (CSS px) (MINI-1). */
export const findNearestEdge = (position: Position, size: Size, area: Pick<Size, 'width'>): DockEdge =>
  position.x + size.width / 2 < area.width / 2 ? 'left' : 'right';

/** Returns the position of the docked bubble at an edge (CSS px). */
export const getDockedPosition = (edge: DockEdge, y: number, area: Pick<Size, 'width'>): Position => ({
  x: edge === 'left' ? 0 : area.width - DOCKED_BUBBLE_SIZE_PX.width,
  y,
});

/**
 * Returns the position to which an arrow key moves the bubble: `position` plus `offset` (CSS px). The left or right
 * arrow key moves a docked bubble directly to the left or right edge of the area.
 */
export function movePositionByArrowKey(
  position: Position,
  offset: Position,
  isDocked: boolean,
  area: Pick<Size, 'width'>,
): Position {
  const x = isDocked && offset.x !== 0 ? (offset.x < 0 ? 0 : area.width) : position.x + offset.x;
  return { x, y: position.y + offset.y };
}
