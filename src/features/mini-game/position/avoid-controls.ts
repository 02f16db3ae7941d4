import type { Position, Size } from './clamp-position';

/** A rectangle (CSS px). */
export type Rect = Position & Size;

/** Where an element goes that would cover a control. */
export type AvoidDirection = 'above' | 'below' | 'nearest';

/**
 * Moves an element up or down until it covers none of the controls. Returns the new position, which is `margin` beyond
 * the last control that was covered (CSS px); `position` itself if no control is covered there, or if there is room on
 * neither side. If there is no room in `direction`, the other side is used (MINI-1).
 */
export function avoidControls(
  position: Position,
  size: Size,
  area: Pick<Size, 'height'> & { readonly controls: readonly Rect[] },
  margin: number,
  direction: AvoidDirection = 'nearest',
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
