import type { SiteStatus } from '../../contract/endpoints/system';
import { BASE_PATH, ROUTES } from '../../contract/paths';

export interface MerchantPaths {
  readonly landing: string;
  readonly password: string;
}

function ownPath(path: string | undefined, fallback: string): string {
  return path?.startsWith(`${BASE_PATH}/`) ? path : fallback;
}

/** Where a sign-in lands and where a password is changed (ROUTE-8); a path outside /m/ counts as none. */
export function merchantPaths(status: SiteStatus | undefined): MerchantPaths {
  const paths = status?.info.paths;
  return {
    landing: ownPath(paths?.landing, ROUTES.home.path),
    password: ownPath(paths?.password, ROUTES.changePsw.path),
  };
}
