/** Parses a text that is a JSON object or array; undefined for any other text. */
export function parseJsonObject(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Only begins like JSON.
    return undefined;
  }
}
