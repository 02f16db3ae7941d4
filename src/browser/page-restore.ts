/** Tells when the browser shows the page again as it was left, from its back/forward cache, without a load. */
export function onPageRestored(listener: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
