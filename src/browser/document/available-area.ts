/** Free area for floating elements, in CSS pixels of their container. */
export interface AvailableArea {
  readonly width: number;
  readonly height: number;
  /** Width of the window, which determines margins. */
  readonly windowWidth: number;
  /** Text direction. */
  readonly dir: 'ltr' | 'rtl';
}

/** Measures the free area of `stage`: down to the first element that must stay clear (`data-keep-clear`). */
function measureAvailableArea(stage: Element): AvailableArea {
  const { top, width, height } = stage.getBoundingClientRect();
  const obstacles = [...document.querySelectorAll('[data-keep-clear]')].map((element) =>
    element.getBoundingClientRect(),
  );
  const bottom = Math.min(top + height, ...obstacles.filter(({ height }) => height > 0).map(({ top }) => top));
  const dir = getComputedStyle(stage).direction === 'rtl' ? 'rtl' : 'ltr';
  return { width, height: bottom - top, windowWidth: window.innerWidth, dir };
}

/**
 * Calls `listener` with the free area of `stage` immediately and on each change. Also polls, because no event is fired
 * when a page adds or removes its bars. Returns a function that stops observing.
 */
export function observeAvailableArea(
  stage: Element,
  intervalMs: number,
  listener: (area: AvailableArea) => void,
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
