import type { GameCard } from '../../contract/endpoints/game-lanes';
import { ROUTES } from '../../contract/paths';

/** The address that plays a game for play money (GAME-3). */
export const trialPath = ({ nodeId, gameCode }: Pick<GameCard, 'nodeId' | 'gameCode'>): string =>
  `${ROUTES.game.path}?${new URLSearchParams({ trial: '1', code: nodeId, gameId: gameCode })}`;
