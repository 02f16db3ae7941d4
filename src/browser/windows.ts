/** Opens an address, already judged by safeUrl(), in a window of its own that knows nothing of this one. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** Leaves the product for an address already judged by safeUrl(). */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** Leaves for an address already judged by safeUrl(), which takes this page's place in the history: Back skips it. */
export function replaceBy(address: string): void {
  window.location.replace(address);
}
