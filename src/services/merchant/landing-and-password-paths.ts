import type { SiteStatus } from '../../contract/endpoints/site/system';
import { BASE_PATH, ROUTES } from '../../contract/paths';
import { isPageOffered } from './page-needs';

export interface LandingAndPasswordPaths {
  readonly landing: string;
  readonly password: string;
}

function validPath(path: string | undefined, fallback: string): string {
  return path?.startsWith(`${BASE_PATH}/`) ? path : fallback;
}

/**
 * Returns the paths of a merchant's landing page and password page (ROUTE-8). A path outside /m/ is replaced by the
 * default path; so is a landing page that the merchant does not offer (ROUTE-10).
 */
export function getLandingAndPasswordPaths(status: SiteStatus | undefined): LandingAndPasswordPaths {
  const paths = status?.info.paths;
  const landing = validPath(paths?.landing, ROUTES.home.path);
  return {
    landing: isPageOffered(landing, status) ? landing : ROUTES.home.path,
    password: validPath(paths?.password, ROUTES.changePsw.path),
  };
}
