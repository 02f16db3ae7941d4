/** The address a text is, undefined for one that is none. `URL.parse` does the same, but iOS 16 has no such thing. */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    // The parser throws at what is no address; the caller has an answer for that.
    return undefined;
  }
}
