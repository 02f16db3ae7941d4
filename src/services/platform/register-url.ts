import { readPassthrough, withPassthrough } from '../../base/query';

/** An address with the parameters that a visit carries and no others: whatever else stands there is nobody's business. */
export function registerUrl(href: string): string {
  const { origin, pathname, search } = new URL(href);
  return withPassthrough(origin + pathname, readPassthrough(search));
}
