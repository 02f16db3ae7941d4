/** How long the page must not have scrolled to count as idle (ms). */
const SCROLL_IDLE_MS = 150;

/**
 * Runs `add` once the zero-height marker is outside the viewport and scrolling has stopped. If the marker is above the
 * viewport, the callback passed to `add` compensates the scroll position after the insertion, so that no visible
 * content shifts. Needed because Safari has no scroll anchoring, and because setting the scroll position ends momentum
 * scrolling. Returns a function that cancels.
 */
export function insertOffscreen(marker: Element, add: (compensateScroll: () => void) => void): () => void {
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
