import type { Position } from './clamp-position';

/** So far may a finger move, pixels, and still tap (MINI-1). */
export const DRAG_THRESHOLD = 2;

/** What a finger does that went down at one place and is at another. */
export const decideTapOrDrag = (down: Position, at: Position): 'tap' | 'drag' =>
  Math.hypot(at.x - down.x, at.y - down.y) > DRAG_THRESHOLD ? 'drag' : 'tap';
