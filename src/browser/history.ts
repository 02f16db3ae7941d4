import { number, object, safeParse, unknown } from 'valibot';

/** The router numbers the history entries of the product, and 0 is the one it was entered by. */
const routerState = object({ idx: number() });

/** Whether Back stays within the product. */
export function canGoBack(): boolean {
  const parsed = safeParse(routerState, window.history.state);
  return parsed.success && parsed.output.idx > 0;
}

/** What the product itself gave the router to keep in the state of a history entry; undefined when it gave nothing. */
export function givenState(entry: unknown): unknown {
  const parsed = safeParse(object({ usr: unknown() }), entry);
  return parsed.success ? parsed.output.usr : undefined;
}

/** What the product itself keeps with the history entry that is shown. */
export const shownState = (): unknown => givenState(window.history.state);

/** Tells when the visitor moves through the history, by Back, Forward or a swipe. Answers the way to stop. */
export function onHistoryMove(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('popstate', listener, { signal: stop.signal });
  return () => stop.abort();
}

/** Leaves it to the page how far an entry of the history is scrolled when it is returned to. */
export function ownScrolling(): void {
  window.history.scrollRestoration = 'manual';
}

/** How many entries the history of this tab has; a frame adds its own when it goes from page to page. */
export const historyLength = (): number => window.history.length;

/** Whether this document was gone to, and neither loaded again nor returned to. */
export function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}
