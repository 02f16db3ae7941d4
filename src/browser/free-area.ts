/** The room for what floats over the page, in CSS pixels of the element it floats in. */
export interface FreeArea {
  readonly width: number;
  readonly height: number;
  /** Width of the window, by which margins go. */
  readonly windowWidth: number;
  /** Where lines begin. */
  readonly dir: 'ltr' | 'rtl';
}

/** Measures the room in `stage`: all of it, down to the first thing that asks to be kept clear (`data-keep-clear`). */
export function readFreeArea(stage: Element): FreeArea {
  const { top, width, height } = stage.getBoundingClientRect();
  const feet = [...document.querySelectorAll('[data-keep-clear]')].map((each) => each.getBoundingClientRect());
  const lowest = Math.min(top + height, ...feet.filter((foot) => foot.height > 0).map((foot) => foot.top));
  const dir = getComputedStyle(stage).direction === 'rtl' ? 'rtl' : 'ltr';
  return { width, height: lowest - top, windowWidth: window.innerWidth, dir };
}

/**
 * Tells of the room in `stage` at once, each time it changes, and looks again every so many milliseconds, since pages
 * bring and take away their bars without a word. Answers the way to stop.
 */
export function watchFreeArea(stage: Element, every: number, listener: (area: FreeArea) => void): () => void {
  let last = '';
  const look = () => {
    const area = readFreeArea(stage);
    const seen = JSON.stringify(area);
    if (seen !== last) listener(area);
    last = seen;
  };
  look();
  const timer = setInterval(look, every);
  const stop = new AbortController();
  window.addEventListener('resize', look, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
