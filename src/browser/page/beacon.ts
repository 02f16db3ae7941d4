/**
 * Sends a body that the browser delivers even if the page is closed, and never again. Returns false if the browser has
 * not taken it: its limit is 64 KB for all bodies that are under way.
 */
export function sendBeacon(url: string, body: string, type: string): boolean {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type }));
  } catch {
    // Removed or refused, for example by an extension: the page works without it.
    return false;
  }
}
