import { ROUTES, type RouteName } from '../../../src/contract/paths';

/** Pages that start a game, or have another path with the same content. */
const OTHER_ROUTES: readonly RouteName[] = ['index', 'indexHtml', 'registerHtml', 'login', 'register', 'launchGame'];

/** Paths of every page that a member sees, also a category, the page of a game and a page that does not exist. */
export const MEMBER_PAGE_PATHS: readonly string[] = [
  ...(Object.keys(ROUTES) as RouteName[])
    .filter((name) => !OTHER_ROUTES.includes(name))
    .map((name) => ROUTES[name].path),
  '/m/game?code=KOI_CASCADE',
  '/m/home?category=SLOT',
  '/m/diagnostics',
  '/m/nowhere',
];

/** Paths of the pages that look different to a visitor. */
export const VISITOR_PAGE_PATHS: readonly string[] = ['/m/home', '/m/login', '/m/register', '/m/game?code=KOI_CASCADE'];
