/** Opens a URL validated by toSafeUrl() in a new window without opener. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** Leaves the app for a URL validated by toSafeUrl(). */
export function navigateAway(address: string): void {
  window.location.assign(address);
}

/** Leaves the app for a URL validated by toSafeUrl(), which replaces the current page in the history. */
export function replaceLocation(address: string): void {
  window.location.replace(address);
}
