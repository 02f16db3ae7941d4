/** The part of the floating elements' container that no bar covers, in CSS pixels, and the page's submit buttons. */
export interface UnobstructedArea {
  readonly width: number;
  readonly height: number;
  /** Width of the window, which determines margins. */
  readonly windowWidth: number;
  /** Text direction. */
  readonly dir: 'ltr' | 'rtl';
  /** Rectangles of the submit buttons of forms, relative to the upper left corner of the container. */
  readonly controls: readonly AreaControl[];
}

interface AreaControl {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the viewport rectangles of the elements that match a selector and have a height. */
const measureAll = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);

/**
 * Measures the area of `stage` above the uppermost bar marked `data-keep-clear`, and the submit buttons of the page.
 */
function measureAvailableArea(stage: Element): UnobstructedArea {
  const { top, left, width, height } = stage.getBoundingClientRect();
  const bottom = Math.min(top + height, ...measureAll('[data-keep-clear]').map(({ top }) => top));
  const controls = measureAll('main form button[type="submit"]').map((control) => ({
    x: control.left - left,
    y: control.top - top,
    width: control.width,
    height: control.height,
  }));
  const dir = getComputedStyle(stage).direction === 'rtl' ? 'rtl' : 'ltr';
  return { width, height: bottom - top, windowWidth: window.innerWidth, dir, controls };
}

/**
 * Calls `listener` with the area of `stage` that no bar covers, immediately and on each change. Also polls, because no
 * event is fired
 * when a page adds or removes its bars. Returns a function that stops observing.
 */
export function observeUnobstructedArea(
  stage: Element,
  intervalMs: number,
  listener: (area: UnobstructedArea) => void,
): () => void {
  let last = '';
  const check = () => {
    const area = measureAvailableArea(stage);
    const serialized = JSON.stringify(area);
    if (serialized !== last) listener(area);
    last = serialized;
  };
  check();
  const timer = setInterval(check, intervalMs);
  const stop = new AbortController();
  window.addEventListener('resize', check, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
