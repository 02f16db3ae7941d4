import { ROUTES, type Route } from '../contract/paths';

/** Normalizes a path as the router does: lower case, without a trailing slash. */
export const normalizeRoutePath = (path: string): string => path.toLowerCase().replace(/(.)\/$/, '$1');

const BY_PATH: ReadonlyMap<string, Route> = new Map(
  Object.values(ROUTES).map((route: Route) => [normalizeRoutePath(route.path), route]),
);

/**
 * Returns the row of the route table for the address of a page; undefined if the page is not in the table.
 * @param address path of the page, with or without query and fragment
 */
export const findRoute = (address: string): Route | undefined =>
  BY_PATH.get(normalizeRoutePath(address.replace(/[?#].*$/s, '')));
