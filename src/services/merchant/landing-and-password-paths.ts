import { cleanPagePath } from '../../contract/bootstrap/clean-address';
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
 * default path; so is a page that the merchant does not offer (ROUTE-10). The password path is compared with that of
 * the page, hence without query and fragment.
 */
export function getLandingAndPasswordPaths(status: SiteStatus | undefined): LandingAndPasswordPaths {
  const paths = status?.info.paths;
  const landing = validPath(paths?.landing, ROUTES.home.path);
  const [pathname = ''] = validPath(paths?.password, ROUTES.changePsw.path).split(/[?#]/);
  const password = cleanPagePath({ pathname, search: '', hash: '' });
  return {
    landing: isPageOffered(landing, status) ? landing : ROUTES.home.path,
    password: isPageOffered(password, status) ? password : ROUTES.changePsw.path,
  };
}
