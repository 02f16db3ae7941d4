import { isHomeWithoutFilter } from '../../contract/bootstrap/home-without-filter';
import type { SwitchName } from '../../contract/features';
import { MINI_GAME_VARIANTS, type MiniGameVariant } from '../../contract/frames/mini-game';
import { ROUTES } from '../../contract/paths';

/** Paths of the pages that do not show the mini game, in lower case: login, registration, games, money and limits. */
const EXCLUDED_PATHS: ReadonlySet<string> = new Set(
  [
    ...[ROUTES.login, ROUTES.register, ROUTES.registerHtml, ROUTES.launchGame, ROUTES.game],
    ...[ROUTES.voucherCenter, ROUTES.withdraw, ROUTES.addBankCard, ROUTES.addBankCardPix, ROUTES.memberLimits],
  ].map(({ path }) => path.toLowerCase()),
);

/** Returns the mini game variant that the merchant has switched on; undefined if no variant is switched on (MINI-1). */
export const decideMiniGameVariant = (isOn: (name: SwitchName) => boolean): MiniGameVariant | undefined =>
  MINI_GAME_VARIANTS.find(({ name }) => isOn(name));

/** Whether the mini game is shown on a page. @param path in upper or lower case, with or without a trailing slash */
export const isMiniGameAllowed = (path: string): boolean =>
  !EXCLUDED_PATHS.has(path.toLowerCase().replace(/(.)\/$/, '$1'));

/**
 * Whether the bubble of the mini game is docked at an edge of the screen, regardless of where the user has moved it,
 * so that it covers no text and no control. This is the case on every page except home. On home it is the case only
 * while the page is scrolled down, the search is open, or a category is selected.
 */
export const isMiniGameDocked = (page: Pick<Location, 'pathname' | 'search'>, isScrolled: boolean): boolean =>
  isScrolled || !isHomeWithoutFilter(page);
