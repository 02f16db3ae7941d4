/** Time without a scroll event after which scrolling is considered stopped (ms). */
const SCROLL_IDLE_MS = 150;

/**
 * Runs `add` once the zero-height marker is outside the viewport and scrolling has stopped, because setting the
 * scroll position would end momentum scrolling. `add` must call `compensateScroll` after it has inserted its content.
 * If the marker is above the viewport, `compensateScroll` corrects the scroll position, so that no visible content
 * shifts; Safari has no scroll anchoring. Returns a function that cancels the insertion.
 */
export function insertWithoutLayoutShift(marker: Element, add: (compensateScroll: () => void) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const { top } = marker.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) return;
    stop.abort();
    const follower = top < 0 ? marker.nextElementSibling : null;
    const readTop = () => follower?.getBoundingClientRect().top ?? 0;
    const topBefore = readTop();
    add(() => scrollBy({ top: readTop() - topBefore, behavior: 'instant' }));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(check, SCROLL_IDLE_MS);
  };
  addEventListener('scroll', wait, { passive: true, signal: stop.signal });
  wait();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
