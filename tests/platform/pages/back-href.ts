import type { Incoming } from '../server/incoming';

/** Where Back leads: a page of this very host, or home. */
export function backHref({ query, origin }: Incoming): string {
  const given = URL.canParse(query.get('backUrl') ?? '', origin)
    ? new URL(query.get('backUrl') ?? '', origin)
    : undefined;
  const isOurs = given !== undefined && given.origin === origin && given.pathname.startsWith('/m');
  return isOurs ? given.pathname + given.search + given.hash : '/m/home';
}
