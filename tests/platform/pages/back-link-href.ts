import type { IncomingRequest } from '../server/incoming-request';

/**
 * Returns the path, query and hash of a request's `backUrl` if that is a page of the app on this origin, otherwise
 * the path of home.
 */
export function decideBackLinkHref({ query, origin }: IncomingRequest): string {
  const requested = URL.canParse(query.get('backUrl') ?? '', origin)
    ? new URL(query.get('backUrl') ?? '', origin)
    : undefined;
  const isAppPage = requested !== undefined && requested.origin === origin && requested.pathname.startsWith('/m');
  return isAppPage ? requested.pathname + requested.search + requested.hash : '/m/home';
}
