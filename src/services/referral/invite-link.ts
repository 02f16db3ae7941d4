import { readPassthrough } from '../../base/query';
import { ROUTES } from '../../contract/paths';

/**
 * The link that a friend registers by: this site's registration with the code and nothing else of the visit (ROUTE-5,
 * security A54). Undefined for a code that the registration would not take. @param origin of this page
 */
export function inviteLink(code: string, origin: string): string | undefined {
  const query = new URLSearchParams({ r: code });
  const { r } = readPassthrough(`?${query}`);
  return r === undefined ? undefined : `${origin}${ROUTES.register.path}?${new URLSearchParams({ r })}`;
}
