/** Returns the query parameters of the current URL and those of the page to return to. */
function queriesOf(search: string, returnTo = ''): readonly URLSearchParams[] {
  const returnSearch = returnTo.replace(/#.*/s, '').replace(/^[^?]*/, '');
  return [new URLSearchParams(search), new URLSearchParams(returnSearch)];
}

/**
 * Returns the `redirectUrl` of the current URL or, after the route guard has redirected to the sign-in page, of the
 * page to return to; undefined if neither has one. It is stored nowhere else, so it never applies to the next member
 * who signs in.
 */
export function findRedirectUrl(search: string, returnTo?: string): string | undefined {
  return queriesOf(search, returnTo)
    .map((query) => query.get('redirectUrl') ?? '')
    .find((address) => address !== '');
}

/**
 * Whether the current URL or the page to return to has a `redirectUrl` or `backUrl`, either of which prevents auto
 * login (ROUTE-6).
 */
export function hasRedirectOrBackUrl(search: string, returnTo?: string): boolean {
  return queriesOf(search, returnTo).some((query) => query.has('redirectUrl') || query.has('backUrl'));
}
