/** Parses a URL; undefined if it is invalid. iOS 16 lacks `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    // Invalid URLs are expected; the caller handles undefined.
  }
  return undefined;
}
