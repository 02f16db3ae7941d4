import { HOME_PATHS, ROUTES } from '../../contract/paths';
import { normalizePath } from './decide-access';

/** The places that the bottom navigation is shown on. Deposit is a form with its own button at the bottom. */
const ROOT_PLACES: readonly string[] = [
  ROUTES.home.path,
  ROUTES.activity.path,
  ROUTES.rewardCenter.path,
  ROUTES.memberHome.path,
];

/** The URL at which each root place was left, with its filters and search text. */
export const lastUrls = new Map<string, string>();

/** Returns the root place of a path, as the bottom navigation links to it; undefined for any other page. */
export function rootPlaceOf(pathname: string): string | undefined {
  if (HOME_PATHS.includes(pathname)) return ROUTES.home.path;
  const path = normalizePath(pathname);
  return ROOT_PLACES.find((place) => normalizePath(place) === path);
}
