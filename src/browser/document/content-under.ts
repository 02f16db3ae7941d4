/** CSS selector for what a floating element must not stand over, in contrast to the ground of a page. */
const CONTENT = 'a, button, img, svg, input, select, textarea, h1, h2, h3';
/** CSS selector for what a floating element must not stand beside either. */
const KEPT_CLEAR = '[data-legal]';

/** Distance from the upper and the lower edge at which is looked under an element (CSS px). */
const INSET_PX = 2;

/** Events after which something else may be under an element: rows and pages scroll, screens turn, a press filters. */
const MOVING_EVENTS = ['scroll', 'resize', 'click'];
/** How long after such an event is looked again (ms); a scroll has one in every frame. */
const LOOK_DELAY_MS = 200;
/** Interval of the looks without one (ms): content arrives and leaves by itself, too. */
const POLL_INTERVAL_MS = 1_000;

/** Whether content of the page is under `element` at the edge of the screen, or the legal information beside it. */
export function hasContentUnder(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const x = left < innerWidth / 2 ? left + width / 3 : right - width / 3;
  const isOther = (found: Element) => !found.contains(element) && !element.contains(found);
  const isUnder = [top + INSET_PX, (top + bottom) / 2, bottom - INSET_PX].some((y) =>
    document.elementsFromPoint(x, y).some((found) => isOther(found) && found.matches(CONTENT)),
  );
  return (
    isUnder ||
    [...document.querySelectorAll(KEPT_CLEAR)]
      .map((found) => found.getBoundingClientRect())
      .some((found) => found.top < bottom && top < found.bottom)
  );
}

/**
 * Calls `listener` with whether content is under `element`: immediately, soon after the page has moved, and slowly by
 * itself, because each look makes the browser compute a layout. Returns a function that stops observing.
 */
export function observeContentUnder(element: Element, listener: (isUnder: boolean) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    waiting = undefined;
    listener(hasContentUnder(element));
  };
  const lookSoon = () => {
    waiting ??= setTimeout(look, LOOK_DELAY_MS);
  };
  look();
  const poll = setInterval(look, POLL_INTERVAL_MS);
  const stop = new AbortController();
  // Scroll events of rows do not bubble.
  for (const type of MOVING_EVENTS) window.addEventListener(type, lookSoon, { capture: true, signal: stop.signal });
  return () => {
    clearTimeout(waiting);
    clearInterval(poll);
    stop.abort();
  };
}
