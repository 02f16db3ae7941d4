import type { Position, Size } from './clamp-position';

/** A rectangle (CSS px). */
export type Rect = Position & Size;

/** Direction in which an element that covers a control is moved. */
export type AvoidanceDirection = 'above' | 'below' | 'nearest';

/**
 * Returns the position to which an element must be moved up or down so that it covers none of the controls. The new
 * position is `margin` (CSS px) away from the last control that the element would otherwise cover. If there is no
 * room in `direction`, the opposite direction is used (MINI-1). Returns `position` itself if the element covers no
 * control, or if there is no room in either direction.
 */
export function computePositionAvoidingControls(
  position: Position,
  size: Size,
  area: Pick<Size, 'height'> & { readonly controls: readonly Rect[] },
  margin: number,
  direction: AvoidanceDirection = 'nearest',
): Position {
  const findCovered = (y: number) =>
    area.controls.find(
      (control) =>
        position.x < control.x + control.width &&
        control.x < position.x + size.width &&
        y < control.y + control.height &&
        control.y < y + size.height,
    );
  const isInside = (y: number) => y >= margin && y + size.height + margin <= area.height;

  let above = position.y;
  // Ends: a covered control begins above the lower edge of the element, so that `above` decreases.
  for (let covered = findCovered(above); covered; covered = findCovered(above))
    above = covered.y - size.height - margin;
  if (above === position.y) return position;
  let { y: below } = position;
  for (let covered = findCovered(below); covered; covered = findCovered(below)) {
    below = covered.y + covered.height + margin;
  }

  const distance = (y: number) => Math.abs(y - position.y);
  const isBelowFirst = direction === 'nearest' ? distance(below) < distance(above) : direction === 'below';
  const y = (isBelowFirst ? [below, above] : [above, below]).find(isInside) ?? position.y;
  return { x: position.x, y };
}
