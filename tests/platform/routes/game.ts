import { gameLanes, gameMatches, launchGame, trialLaunch } from '../../../src/contract/endpoints/game';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import { buildLanes } from '../games/build-lanes';
import { allGames, findGame } from '../games/find-game';
import { MATCHES } from '../seed/matches';
import { refuse } from '../server/refusal';
import { type Route, serve, serveMember } from '../server/route';
import { launch } from './launch';

export const gameRoutes: readonly Route[] = [
  serve(gameLanes, ({ services, language }) => ({
    data: { lanes: buildLanes(allGames(services.database), language) },
  })),

  serveMember(launchGame, launch),

  serve(trialLaunch, ({ services, merchant, language, origin, query }) => {
    const found = findGame(services.database, query.nodeId) ?? findGame(services.database, query.gameId);
    if (!found) return refuse(ERROR_CODE.gameNotFound, 'There is no such game');
    if (!found.trial) return refuse('trial.not.offered', 'This game has no trial');
    const parameters = new URLSearchParams({ game: String(found.id), merchant: merchant.code, language });
    return { gameUrl: `${origin}/games/trial.html?${parameters}` };
  }),

  serve(gameMatches, () => ({ matches: [...MATCHES] })),
];
