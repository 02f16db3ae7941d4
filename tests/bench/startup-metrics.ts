/** Measurements of a start. Points in time are relative to the navigation; all times are in milliseconds. */
export interface StartupMetrics {
  readonly fcp: number;
  readonly lcp: number;
  /** Time of the first frame after the content was added to the document. */
  readonly content: number;
  /** When the content and every image inside the viewport are shown. */
  readonly complete: number;
  /** When React has rendered the content, which then responds to taps. */
  readonly interactive: number;
  /** Sum of the layout shifts without recent user input. */
  readonly shift: number;
  /** Total duration of the long tasks until the page has settled. */
  readonly longTasks: number;
  /** Duration of the longest task after the first paint. */
  readonly longestTask: number;
  /** Longest time from a tap during the start to the next frame; 0 without taps. */
  readonly response: number;
  /** Data received before the content was shown (KB). */
  readonly kilobytesBeforeContent: number;
  /** Data that the page received until it settled, without the requests of its service worker (KB). */
  readonly kilobytesSettled: number;
}

/** Time without loads after which the page counts as settled (ms). */
const QUIET_MS = 1_500;
const BYTES_PER_KB = 1000;

/**
 * Returns a script that records the performance of a page load from navigation on. `content` is the selector of the
 * page's main content.
 */
export const createStartupObserverScript = (content: string): string => `(() => {
  const start = { longTasks: [], shifts: 0, taps: [0] };
  Object.assign(window, { observedStart: start });
  performance.setResourceTimingBufferSize(1000);
  const observe = (type, add, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true, ...options });
  observe('longtask', ({ startTime, duration }) => start.longTasks.push({ startTime, duration }));
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) start.shifts += value; });
  observe('largest-contentful-paint', ({ startTime }) => { start.lcp = startTime; });
  observe('event', ({ interactionId, duration }) => { if (interactionId) start.taps.push(duration); }, { durationThreshold: 16 });
  const isRendered = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const look = () => {
    const shown = document.querySelector(${JSON.stringify(content)});
    if (shown && !start.content) requestAnimationFrame(() => { start.content ??= performance.now(); });
    if (shown && isRendered(shown)) start.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  new MutationObserver((_, observer) => {
    const shown = document.querySelector(${JSON.stringify(content)});
    if (!shown) return;
    observer.disconnect();
    look();
  }).observe(document, { childList: true, subtree: true });
})()`;

/**
 * Returns an expression whose value is the {@link StartupMetrics} of a page, or `undefined` until the page has
 * settled.
 */
export const createStartupMetricsExpression = (): string => `(() => {
  const start = window.observedStart;
  const resources = performance.getEntriesByType('resource');
  const lastLoad = Math.max(0, ...resources.map(({ responseEnd }) => responseEnd));
  if (!start?.interactive || performance.now() - Math.max(lastLoad, start.interactive) < ${QUIET_MS}) return undefined;
  const sum = (list) => list.reduce((total, value) => total + value, 0);
  const received = (list) => sum(list.map(({ transferSize }) => transferSize)) / ${BYTES_PER_KB};
  const isVisible = (image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const visible = new Set([...document.images].filter(isVisible).map(({ currentSrc }) => currentSrc));
  const pictures = resources.filter(({ name }) => visible.has(name));
  const all = [performance.getEntriesByType('navigation')[0], ...resources];
  return {
    fcp,
    lcp: start.lcp ?? 0,
    content: start.content,
    complete: Math.max(start.content, start.lcp ?? 0, ...pictures.map(({ responseEnd }) => responseEnd)),
    interactive: start.interactive,
    shift: start.shifts,
    longTasks: sum(start.longTasks.map(({ duration }) => duration)),
    longestTask: Math.max(0, ...start.longTasks.filter(({ startTime }) => startTime > fcp).map(({ duration }) => duration)),
    response: Math.max(...start.taps),
    kilobytesBeforeContent: received(all.filter(({ responseEnd }) => responseEnd <= start.content)),
    kilobytesSettled: received(all),
  };
})()`;
