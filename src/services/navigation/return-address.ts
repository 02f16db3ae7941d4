/** The queries of an address and of the page that was wanted there. */
function queriesOf(search: string, wanted = ''): readonly URLSearchParams[] {
  const wantedSearch = wanted.replace(/#.*$/, '').replace(/^[^?]*/, '');
  return [new URLSearchParams(search), new URLSearchParams(wantedSearch)];
}

/**
 * The `redirectUrl` that a visitor came with: in the address, or in the page that was wanted when the guard led to the
 * sign-in page. It is kept nowhere else, so it never fires for whoever signs in next (security A5).
 */
export function redirectUrlOf(search: string, wanted?: string): string | undefined {
  return queriesOf(search, wanted)
    .map((query) => query.get('redirectUrl') ?? '')
    .find((address) => address !== '');
}

/** Whether the visitor came with a place to return to; that keeps a remembered sign-in still (ROUTE-6). */
export function hasReturnAddress(search: string, wanted?: string): boolean {
  return queriesOf(search, wanted).some((query) => query.has('redirectUrl') || query.has('backUrl'));
}
