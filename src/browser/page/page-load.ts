/** Disables the browser's scroll restoration; the page restores positions itself. */
export function disableScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
}

/** Whether this document was loaded by a navigation, not by a reload or from the history. */
export function wasLoadedByNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}
