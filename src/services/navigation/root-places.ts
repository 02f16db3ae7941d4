import { HOME_PATHS, ROUTES } from '../../contract/paths';
import { normalizePath } from './decide-access';

/**
 * Paths of the pages that show the bottom navigation. Deposit is not one of them: its form has its own button at the
 * bottom.
 */
const ROOT_PLACES: readonly string[] = [
  ROUTES.home.path,
  ROUTES.activity.path,
  ROUTES.rewardCenter.path,
  ROUTES.memberHome.path,
];

/** The last URL of each tab page, with its filters and search text. */
export const lastUrls = new Map<string, string>();

/**
 * Returns the path of the tab page that a path belongs to, as used in the bottom navigation; undefined for any other
 * page.
 */
export function rootPlaceOf(pathname: string): string | undefined {
  if (HOME_PATHS.includes(pathname)) return ROUTES.home.path;
  const path = normalizePath(pathname);
  return ROOT_PLACES.find((place) => normalizePath(place) === path);
}
