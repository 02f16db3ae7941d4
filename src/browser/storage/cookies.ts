const DAY_S = 24 * 60 * 60;

/**
 * Returns the values of a cookie in a `document.cookie` string, in the order of the string. There may be several
 * values, each set for a different path.
 */
export const parseCookieValues = (cookies: string, name: string): string[] =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));

/**
 * Returns a string to assign to `document.cookie`: path `/`, `SameSite=Lax` (SESS-2).
 * @param value without `;`, `,` or white space
 * @param days lifetime of the cookie; if absent, it ends with the browser session
 */
export function serializeCookie(name: string, value: string, days?: number, isSecure = false): string {
  const expiry = days === undefined ? '' : `; max-age=${days * DAY_S}`;
  return `${name}=${value}; path=/; samesite=lax${expiry}${isSecure ? '; secure' : ''}`;
}

/**
 * Sets a cookie (SESS-2); does nothing if the browser blocks cookies.
 * @param days 0 deletes the cookie
 */
export function setCookie(name: string, value: string, days?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = serializeCookie(name, value, days, location.protocol === 'https:');
}
