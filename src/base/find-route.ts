import { ROUTES, type Route } from '../contract/paths';

/**
 * Normalizes a path as the router does: escaped characters decoded, lower case, without a trailing slash. A path that
 * looks different here and there would pass the rules of another page (ROUTE-2, ROUTE-10).
 */
export const normalizeRoutePath = (path: string): string =>
  decodeSegments(path)
    .toLowerCase()
    .replace(/(.)\/$/, '$1');

/** Decodes the segments of a path, all or none of them. An escaped slash separates nothing. */
function decodeSegments(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

const BY_PATH: ReadonlyMap<string, Route> = new Map(
  Object.values(ROUTES).map((route: Route) => [normalizeRoutePath(route.path), route]),
);

/**
 * Returns the row of the route table for the address of a page; undefined if the page is not in the table.
 * @param address path of the page, with or without query and fragment
 */
export const findRoute = (address: string): Route | undefined =>
  BY_PATH.get(normalizeRoutePath(address.replace(/[?#].*$/s, '')));
