/** Returns the queries of the current URL and of the page to return to. */
function queriesOf(search: string, returnTo = ''): readonly URLSearchParams[] {
  const returnSearch = returnTo.replace(/#.*$/, '').replace(/^[^?]*/, '');
  return [new URLSearchParams(search), new URLSearchParams(returnSearch)];
}

/**
 * Returns the `redirectUrl` of a visit: from the current URL, or from the page to return to after the guard has
 * redirected to the sign-in page; undefined if neither has one. The URL is not stored anywhere else, so it never
 * applies to the next member who signs in.
 */
export function redirectUrlOf(search: string, returnTo?: string): string | undefined {
  return queriesOf(search, returnTo)
    .map((query) => query.get('redirectUrl') ?? '')
    .find((address) => address !== '');
}

/** Whether the visit has a `redirectUrl` or `backUrl`, either of which prevents auto login (ROUTE-6). */
export function hasRedirectUrl(search: string, returnTo?: string): boolean {
  return queriesOf(search, returnTo).some((query) => query.has('redirectUrl') || query.has('backUrl'));
}
