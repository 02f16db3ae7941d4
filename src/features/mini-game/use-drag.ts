import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Position } from './clamp-position';
import { decideTapOrDrag } from './decide-tap-or-drag';
import { stepPosition } from './move-position';

interface DragParts {
  readonly at: Position;
  readonly isMovable: boolean;
  readonly onMove: (wanted: Position, isDone: boolean) => void;
  readonly onTap: () => void;
}

interface Grip {
  readonly pointer: number;
  readonly down: Position;
  /** Where the thing lay when the finger went down. */
  readonly from: Position;
  isDrag: boolean;
}

const placeOf = ({ clientX, clientY }: PointerEvent): Position => ({ x: clientX, y: clientY });

/** The handlers of a button that is tapped, dragged, and moved by the arrow keys (MINI-1). */
export function useDrag({ at, isMovable, onMove, onTap }: DragParts) {
  const grip = useRef<Grip | undefined>(undefined);
  const wasDrag = useRef(false);

  function follow(event: PointerEvent, isDone: boolean) {
    const { current } = grip;
    if (current?.pointer !== event.pointerId) return;
    const now = placeOf(event);
    current.isDrag ||= decideTapOrDrag(current.down, now) === 'drag';
    if (isDone) grip.current = undefined;
    if (!current.isDrag) return;
    wasDrag.current = true;
    const { from, down } = current;
    onMove({ x: from.x + now.x - down.x, y: from.y + now.y - down.y }, isDone);
  }

  return {
    onPointerDown(event: PointerEvent) {
      wasDrag.current = false;
      if (!isMovable || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { pointer: event.pointerId, down: placeOf(event), from: at, isDrag: false };
    },
    onPointerMove: (event: PointerEvent) => follow(event, false),
    onPointerUp: (event: PointerEvent) => follow(event, true),
    onPointerCancel(event: PointerEvent) {
      // The browser takes the finger away, and says nothing true of where it is: it stays where it was dragged to.
      const { current } = grip;
      if (current?.pointer !== event.pointerId) return;
      grip.current = undefined;
      if (current.isDrag) onMove(at, true);
    },
    onClick(event: MouseEvent) {
      // The click that ends a drag is none; one by keyboard has no pointer before it (`detail` 0).
      if (!wasDrag.current || event.detail === 0) onTap();
    },
    onKeyDown(event: KeyboardEvent) {
      const wanted = isMovable ? stepPosition(at, event.key) : undefined;
      if (!wanted) return;
      event.preventDefault();
      onMove(wanted, true);
    },
  };
}
