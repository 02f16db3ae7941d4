/** Opens an address, already judged by safeUrl(), in a window of its own that knows nothing of this one. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** Leaves the product for an address already judged by safeUrl(). */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
