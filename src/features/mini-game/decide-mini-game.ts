import { isHomeWithoutFilter } from '../../contract/bootstrap/home-without-filter';
import type { SwitchName } from '../../contract/features';
import { MINI_GAME_VARIANTS, type MiniGameVariant } from '../../contract/frames/mini-game';
import { HOME_SEARCH_PARAMETER } from '../../services/games/game-paths';
import { findBottomNavigationPath } from '../../services/navigation/bottom-navigation-paths';

/** Returns the mini game variant that the merchant has switched on; undefined if no variant is switched on (MINI-1). */
export const decideMiniGameVariant = (isOn: (name: SwitchName) => boolean): MiniGameVariant | undefined =>
  MINI_GAME_VARIANTS.find(({ name }) => isOn(name));

/**
 * Whether the mini game is shown on a page: only on those with the bottom navigation, and not over a search. Every other
 * page is a form, a list of money or a game.
 */
export const isMiniGameAllowed = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  findBottomNavigationPath(pathname) !== undefined && !new URLSearchParams(search).has(HOME_SEARCH_PARAMETER);

/**
 * Whether the bubble of the mini game is docked at an edge of the screen, so that it covers no text and no control. On
 * home it stands where the user has moved it, unless the page is scrolled down or a category is selected.
 */
export const isMiniGameDocked = (
  page: Pick<Location, 'pathname' | 'search'>,
  { isScrolled, wasMoved }: { readonly isScrolled: boolean; readonly wasMoved: boolean },
): boolean => !wasMoved || isScrolled || !isHomeWithoutFilter(page);
