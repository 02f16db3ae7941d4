/** A text that an earlier product left in localStorage as it is, not as JSON; it is removed with the reading. */
export function takeOldText(key: string): string | undefined {
  try {
    const text = localStorage.getItem(key);
    localStorage.removeItem(key);
    return text ?? undefined;
  } catch {
    // Storage is blocked: then there is nothing of an earlier product either.
    return undefined;
  }
}
