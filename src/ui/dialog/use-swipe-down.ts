import { type PointerEvent, useRef } from 'react';

/** Minimum length of a swipe that closes a sheet at any speed (px). A shorter swipe must reach CLOSE_SPEED (px/ms). */
const CLOSE_DISTANCE_PX = 96;
const CLOSE_SPEED = 0.5;
/** Minimum distance of a swipe (px); a shorter movement counts as a tap, even if it is fast. */
const MIN_SWIPE_PX = 24;

/** Whether a downward movement closes a sheet: a long one, or a short and fast one. */
export function isSwipeToClose(distancePx: number, durationMs: number): boolean {
  if (distancePx >= CLOSE_DISTANCE_PX) return true;
  return distancePx >= MIN_SWIPE_PX && distancePx / Math.max(durationMs, 1) >= CLOSE_SPEED;
}

/** Returns the pointer handlers of a sheet's header. The sheet follows the finger and closes after a swipe down. */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<{ readonly y: number; readonly time: number }>(undefined);

  function finish(event: PointerEvent<HTMLElement>, canClose: boolean): void {
    const from = start.current;
    const dialog = event.currentTarget.closest('dialog');
    start.current = undefined;
    if (!from || !dialog) return;
    dialog.style.translate = '';
    if (canClose && isSwipeToClose(event.clientY - from.y, event.timeStamp - from.time)) onClose();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = { y: event.clientY, time: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const dialog = event.currentTarget.closest('dialog');
      if (start.current && dialog) dialog.style.translate = `0 ${Math.max(0, event.clientY - start.current.y)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => finish(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event, false),
  };
}
