import type { Position, Size } from './clamp-position';

/** A rectangle (CSS px). */
export type Rect = Position & Size;

/**
 * Moves an element up until it covers none of the controls. Returns the new position, which is `margin` above the last
 * control that was covered (CSS px); `position` itself if no control is covered there, or there is no room above
 * (MINI-1).
 */
export function moveAboveControls(position: Position, size: Size, controls: readonly Rect[], margin: number): Position {
  const findCovered = (y: number) =>
    controls.find(
      (control) =>
        position.x < control.x + control.width &&
        control.x < position.x + size.width &&
        y < control.y + control.height &&
        control.y < y + size.height,
    );
  let { y } = position;
  // Ends: a covered control begins above the lower edge, so that `y` decreases.
  for (let covered = findCovered(y); covered; covered = findCovered(y)) y = covered.y - size.height - margin;
  return y < margin ? position : { x: position.x, y };
}
