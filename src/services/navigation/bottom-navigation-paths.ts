import { normalizeRoutePath } from '../../base/find-route';
import { ALL_HOME_PATHS, ROUTES } from '../../contract/paths';

/**
 * Paths of the pages that show the bottom navigation. The deposit page is not one of these pages, because its form
 * has a button at the bottom.
 */
const TAB_PATHS: readonly string[] = [
  ROUTES.home.path,
  ROUTES.activity.path,
  ROUTES.rewardCenter.path,
  ROUTES.memberHome.path,
];

/** The last URL of each tab page, by path. The URL contains the filters and the search text. */
export const lastBottomNavigationUrls = new Map<string, string>();

/**
 * Returns the path in the bottom navigation that `pathname` belongs to; undefined if the page has no bottom navigation.
 */
export function findBottomNavigationPath(pathname: string): string | undefined {
  if (ALL_HOME_PATHS.includes(pathname)) return ROUTES.home.path;
  const path = normalizeRoutePath(pathname);
  return TAB_PATHS.find((tabPath) => normalizeRoutePath(tabPath) === path);
}
