/** Milliseconds without scrolling after which a page is at rest. */
const REST = 150;

/**
 * Calls `add` once `place`, an element without height, is off the screen, where what comes in its stead moves nothing on
 * it: below, or above, for which the page is scrolled on by as much when it has come, by what `add` is given. It is at rest
 * then, because to scroll ends a fling; and not every browser keeps still by itself (Safari). Answers the way to stop.
 */
export function addOutOfSight(place: Element, add: (keepStill: () => void) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const { top } = place.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) return;
    stop.abort();
    const behind = top < 0 ? place.nextElementSibling : null;
    const lies = () => behind?.getBoundingClientRect().top ?? 0;
    const lay = lies();
    add(() => scrollBy({ top: lies() - lay, behavior: 'instant' }));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, REST);
  };
  addEventListener('scroll', wait, { passive: true, signal: stop.signal });
  wait();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
