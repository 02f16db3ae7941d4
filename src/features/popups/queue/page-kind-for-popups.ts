import { normalizeRoutePath } from '../../../base/find-route';
import { ALL_HOME_PATHS, DIAGNOSTICS_PATH, ROUTES } from '../../../contract/paths';

/**
 * Kind of a page, which determines the popups that may open on it. `none`: only popups that belong to the page;
 * `page`: any page that is neither `home` nor `none`.
 */
export type PageKindForPopups = 'home' | 'page' | 'none';

/** Paths of the pages for signing in, playing or filling in a form; their PageKindForPopups is `none`. */
const QUIET_PATHS: ReadonlySet<string> = new Set(
  [
    ROUTES.login,
    ROUTES.register,
    ROUTES.registerHtml,
    ROUTES.changePsw,
    ROUTES.launchGame,
    ROUTES.game,
    ROUTES.voucherCenter,
    ROUTES.withdraw,
    ROUTES.addBankCard,
    ROUTES.addBankCardPix,
    ROUTES.memberLimits,
    ROUTES.memberData,
    ROUTES.memberDocuments,
    ROUTES.agentRegister,
    ROUTES.feedback,
  ].map(({ path }) => normalizeRoutePath(path)),
);

/**
 * Returns the kind of a page, which determines the popups that may open on it. Home with an open search is of kind
 * `none`, because the user is typing.
 * @param passwordPath path of the password page, which the merchant configures
 */
export function decidePageKindForPopups(
  pathname: string,
  isSearching: boolean,
  passwordPath: string,
): PageKindForPopups {
  const path = normalizeRoutePath(pathname);
  if (ALL_HOME_PATHS.includes(path)) return isSearching ? 'none' : 'home';
  const isQuiet = QUIET_PATHS.has(path) || path === normalizeRoutePath(passwordPath) || path === DIAGNOSTICS_PATH;
  return isQuiet ? 'none' : 'page';
}
