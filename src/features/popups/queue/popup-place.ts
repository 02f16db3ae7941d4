import { DIAGNOSTICS_PATH, HOME_PATHS, ROUTES } from '../../../contract/paths';
import { normalizePath } from '../../../services/navigation/decide-access';

/** Where the user is: home, another page, or a page on which nothing pops up. */
export type PopupPlace = 'home' | 'page' | 'none';

/** Pages for signing in, playing and typing. */
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
    ROUTES.agentRegister,
    ROUTES.feedback,
  ].map(({ path }) => normalizePath(path)),
);

/**
 * Decides where the user is. The search of home counts as a page for typing. @param passwordPath the merchant's own path
 */
export function popupPlaceOf(pathname: string, isSearching: boolean, passwordPath: string): PopupPlace {
  const path = normalizePath(pathname);
  if (HOME_PATHS.includes(path)) return isSearching ? 'none' : 'home';
  const isQuiet = QUIET_PATHS.has(path) || path === normalizePath(passwordPath) || path === DIAGNOSTICS_PATH;
  return isQuiet ? 'none' : 'page';
}
