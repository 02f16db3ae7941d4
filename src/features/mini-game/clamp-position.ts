/** A place of the upper left corner, CSS pixels from the left and the top, in whatever direction the language runs. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the window's width that the mini game keeps from every edge (MINI-1). */
export const MARGIN = 0.02;

/** The nearest place to `wanted` where all of `size` lies in `area`, `margin` pixels from its edges (MINI-1). */
export function clampPosition(wanted: Position, size: Size, area: Size, margin: number): Position {
  // Without room the upper left corner stays in sight: there the controls are.
  const within = (at: number, own: number, room: number) => Math.max(margin, Math.min(at, room - own - margin));
  return { x: within(wanted.x, size.width, area.width), y: within(wanted.y, size.height, area.height) };
}
