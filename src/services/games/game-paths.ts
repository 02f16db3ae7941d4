import type { GameCard } from '../../contract/endpoints/games/game-lanes';
import { ROUTES } from '../../contract/paths';

/** Vendors that are treated as the vendor TCG (GAME-5). */
const TCG_ALIASES: ReadonlySet<string> = new Set(['RNG', 'PVP']);

/** Returns the vendor under which a game is shown and grouped: upper case, RNG and PVP merged into TCG (GAME-5). */
export function toCanonicalVendor(accountTypeName: string): string {
  const vendor = accountTypeName.trim().toUpperCase();
  return TCG_ALIASES.has(vendor) ? 'TCG' : vendor;
}

const LOTTERIES: ReadonlySet<string> = new Set(['LOTT', 'VIETNAM_LOTTO', 'ELOTT', 'ELOTTO', 'SEA_LOTT']);

/** Whether the games of a category are lotteries, which are launched with a prize mode. */
export const isLotteryCategory = (category: string): boolean => LOTTERIES.has(category.toUpperCase());

type LaunchableCard = Pick<GameCard, 'nodeId' | 'accountTypeName' | 'prizeMode'>;

/** Returns the launch parameter of a game: the prize mode for a lottery, the vendor for any other game (GAME-1). */
function launchParams(category: string, card: LaunchableCard): Readonly<Record<string, string>> {
  return isLotteryCategory(category) && card.prizeMode !== ''
    ? { prize_mode: card.prizeMode }
    : { vendor: toCanonicalVendor(card.accountTypeName) };
}

/** Returns the path that launches a game (GAME-1). */
export const buildLaunchPath = (category: string, card: LaunchableCard): string =>
  `${ROUTES.launchGame.path}?${new URLSearchParams({ ...launchParams(category, card), code: card.nodeId })}`;

/** Returns the path of the lobby that a game belongs to (GAME-2). */
export const buildLobbyPath = (category: string, card: LaunchableCard): string =>
  `${ROUTES.launchGame.path}?${new URLSearchParams({ ...launchParams(category, card), code: 'lobby' })}`;

/** Returns the path of a game's page, with its draws, its stakes and how to win (GAME-8). */
export const buildGamePath = ({ nodeId }: Pick<GameCard, 'nodeId'>): string =>
  `${ROUTES.game.path}?${new URLSearchParams({ code: nodeId })}`;

/** Returns the path of a game's trial (GAME-3). */
export const buildTrialPath = ({ nodeId, gameCode }: Pick<GameCard, 'nodeId' | 'gameCode'>): string =>
  `${ROUTES.game.path}?${new URLSearchParams({ trial: '1', code: nodeId, gameId: gameCode })}`;

/** The query parameter of home that holds the search text; its presence opens the search. */
export const HOME_SEARCH_PARAMETER = 'search';

/** The query parameter of home that selects a category. */
export const HOME_CATEGORY_PARAMETER = 'category';

/**
 * Returns the path of home with a category selected. As part of the URL, the selection survives a reload and going back
 * from a game.
 */
export const buildCategoryPath = (category: string): string =>
  `${ROUTES.home.path}?${new URLSearchParams({ [HOME_CATEGORY_PARAMETER]: category })}`;

/** Returns the path of the game search, with or without a search text. */
export const buildSearchPath = (text = ''): string =>
  `${ROUTES.home.path}?${new URLSearchParams({ [HOME_SEARCH_PARAMETER]: text })}`;
