/**
 * Calls `listener` each time the page is hidden, which is the last that some browsers tell before they end it. Safari
 * does not hide a page that it navigates away from, so the end of the page counts too.
 */
export function subscribeToPageHide(listener: () => void): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener());
  addEventListener('pagehide', listener);
}
