/** Opens a new window without opener at a URL that toSafeUrl() has validated. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** Navigates from the app to a URL validated by toSafeUrl(), in this window. */
export function navigateAway(address: string): void {
  window.location.assign(address);
}

/** Navigates from the app to a URL validated by toSafeUrl(). The URL replaces the current page in the history. */
export function replaceLocation(address: string): void {
  window.location.replace(address);
}
