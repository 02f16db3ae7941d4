/** Puts a text on the clipboard; false where the browser has none or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http, no permission, or a page in the background: whoever asked says so.
    return false;
  }
}
