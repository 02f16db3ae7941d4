import type { IncomingRequest } from '../server/incoming-request';

/** Returns the `backUrl` of a request if it is a page of the app on this origin, else home. */
export function decideBackHref({ query, origin }: IncomingRequest): string {
  const requested = URL.canParse(query.get('backUrl') ?? '', origin)
    ? new URL(query.get('backUrl') ?? '', origin)
    : undefined;
  const isAppPage = requested !== undefined && requested.origin === origin && requested.pathname.startsWith('/m');
  return isAppPage ? requested.pathname + requested.search + requested.hash : '/m/home';
}
