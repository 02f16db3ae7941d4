import type { GameCard } from '../../contract/endpoints/game-lanes';
import { ROUTES } from '../../contract/paths';
import { vendorOf } from './vendor';

const LOTTERIES: ReadonlySet<string> = new Set(['LOTT', 'VIETNAM_LOTTO', 'ELOTT', 'ELOTTO', 'SEA_LOTT']);

/** Whether the games of a category are lotteries, which start in a prize mode. */
export const isLottery = (category: string): boolean => LOTTERIES.has(category.toUpperCase());

type Launched = Pick<GameCard, 'nodeId' | 'accountTypeName' | 'prizeMode'>;

/** What the launch page is told of a game: a lottery's prize mode, any other game's vendor (GAME-1). */
function familyOf(category: string, card: Launched): Readonly<Record<string, string>> {
  return isLottery(category) && card.prizeMode !== ''
    ? { prize_mode: card.prizeMode }
    : { vendor: vendorOf(card.accountTypeName) };
}

/** The address that starts a game (GAME-1). */
export const launchPath = (category: string, card: Launched): string =>
  `${ROUTES.launchGame.path}?${new URLSearchParams({ ...familyOf(category, card), code: card.nodeId })}`;

/** The address of the lobby that a game belongs to (GAME-2). */
export const lobbyPath = (category: string, card: Launched): string =>
  `${ROUTES.launchGame.path}?${new URLSearchParams({ ...familyOf(category, card), code: 'lobby' })}`;
