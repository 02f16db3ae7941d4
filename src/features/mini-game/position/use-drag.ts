import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Position } from './clamp-position';
import { getArrowKeyOffset } from './move-position';

/** Maximum movement of the pointer during a tap (CSS px) (MINI-1). */
const DRAG_THRESHOLD_PX = 2;

/** Decides whether a pointer that moved from `down` to `current` taps or drags. */
export const decideTapOrDrag = (down: Position, current: Position): 'tap' | 'drag' =>
  Math.hypot(current.x - down.x, current.y - down.y) > DRAG_THRESHOLD_PX ? 'drag' : 'tap';

interface DragOptions {
  readonly position: Position;
  readonly isMovable: boolean;
  readonly onMove: (position: Position, isDone: boolean) => void;
  /** Called when an arrow key is pressed, with the offset to move by (CSS px). */
  readonly onStep: (offset: Position) => void;
  readonly onTap: () => void;
}

/** The pointer that is pressed on the button. */
interface ActivePointer {
  readonly pointerId: number;
  readonly downAt: Position;
  /** Position of the element when the pointer went down. */
  readonly from: Position;
  isDragging: boolean;
}

const pointerPosition = ({ clientX, clientY }: PointerEvent): Position => ({ x: clientX, y: clientY });

/** Returns the event handlers of a button that can be tapped, dragged, and moved by the arrow keys (MINI-1). */
export function useDrag({ position, isMovable, onMove, onStep, onTap }: DragOptions) {
  const activePointer = useRef<ActivePointer | undefined>(undefined);
  const wasDragged = useRef(false);

  function handleMove(event: PointerEvent, isDone: boolean) {
    const { current } = activePointer;
    if (current?.pointerId !== event.pointerId) return;
    const now = pointerPosition(event);
    current.isDragging ||= decideTapOrDrag(current.downAt, now) === 'drag';
    if (isDone) activePointer.current = undefined;
    if (!current.isDragging) return;
    wasDragged.current = true;
    const { from, downAt } = current;
    onMove({ x: from.x + now.x - downAt.x, y: from.y + now.y - downAt.y }, isDone);
  }

  return {
    onPointerDown(event: PointerEvent) {
      wasDragged.current = false;
      if (!isMovable || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      activePointer.current = {
        pointerId: event.pointerId,
        downAt: pointerPosition(event),
        from: position,
        isDragging: false,
      };
    },
    onPointerMove: (event: PointerEvent) => handleMove(event, false),
    onPointerUp: (event: PointerEvent) => handleMove(event, true),
    onPointerCancel(event: PointerEvent) {
      // The coordinates of a canceled pointer are unreliable: keep the last dragged position.
      const { current } = activePointer;
      if (current?.pointerId !== event.pointerId) return;
      activePointer.current = undefined;
      if (current.isDragging) onMove(position, true);
    },
    onClick(event: MouseEvent) {
      // Ignore the click that ends a drag, but not a click by keyboard (`detail` 0).
      if (!wasDragged.current || event.detail === 0) onTap();
    },
    onKeyDown(event: KeyboardEvent) {
      const offset = isMovable ? getArrowKeyOffset(event.key) : undefined;
      if (!offset) return;
      event.preventDefault();
      onStep(offset);
    },
  };
}
