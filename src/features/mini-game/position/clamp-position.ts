/**
 * Position of an element: the offset of its upper left corner from the upper left corner of the area in which the
 * element can be moved (CSS px), also in right-to-left text.
 */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Width and height (CSS px). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Margin between the mini game and each edge of its area, as a fraction of the window width (MINI-1). */
export const EDGE_MARGIN_PER_WINDOW_WIDTH = 0.02;

/**
 * Returns the nearest position at which an element of `size` is inside `area` with a distance of `margin` from its
 * edges (CSS px). If the element does not fit, only its upper left corner is inside (MINI-1).
 */
export function clampPosition(position: Position, size: Size, area: Size, margin: number): Position {
  // If the element does not fit, keep its upper left corner visible: it has the controls.
  const clamp = (start: number, length: number, available: number) =>
    Math.max(margin, Math.min(start, available - length - margin));
  return { x: clamp(position.x, size.width, area.width), y: clamp(position.y, size.height, area.height) };
}
