/**
 * Whether a window may open: a browser blocks one without a recent press, and a press on the first picture may be long
 * ago (OFF-2.15).
 */
export const mayOpenWindow = (): boolean => navigator.userActivation?.isActive ?? true;

/**
 * Opens a new window without opener at a URL that toSafeUrl() has validated; this window goes there where no other may
 * open.
 */
export function openWindow(address: string): void {
  if (mayOpenWindow()) window.open(address, '_blank', 'noopener,noreferrer');
  else navigateAway(address);
}

/** Navigates from the app to a URL validated by toSafeUrl(), in this window. */
export function navigateAway(address: string): void {
  window.location.assign(address);
}

/** Navigates from the app to a URL validated by toSafeUrl(). The URL replaces the current page in the history. */
export function replaceLocation(address: string): void {
  window.location.replace(address);
}
