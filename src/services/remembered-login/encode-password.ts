/** Base64 of a text's UTF-8 bytes. */
const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The inverse; throws at what is no Base64 or no UTF-8. */
const fromBase64 = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0)));

/** A password in double Base64 with a random key that is stored apart from it (REM-1). A disguise, no protection. */
export const encodePassword = (password: string, key: string): string => toBase64(toBase64(password) + key);

/** The password again; undefined when the text is not one that was encoded with this key. */
export function decodePassword(encoded: string, key: string): string | undefined {
  try {
    const inner = fromBase64(encoded);
    return key !== '' && inner.endsWith(key) ? fromBase64(inner.slice(0, -key.length)) : undefined;
  } catch {
    // Cut or changed: it is nobody's password any more.
    return undefined;
  }
}
