import { gameMatches, launchGame, launchTrialGame } from '../../../../src/contract/endpoints/games/game';
import { gameLanes } from '../../../../src/contract/endpoints/games/game-lanes';
import { addGameCopies } from '../../games/add-game-copies';
import { buildLanes } from '../../games/build-lanes';
import { listAllGames } from '../../games/find-game';
import { GAME_VENDORS } from '../../games/game-vendors';
import { buildSportsMatches } from '../../seed/sports-matches';
import { createMemberRoute, createPublicRoute, type Route } from '../../server/route';
import { handleGameLaunch, handleTrialLaunch } from './launch';

export const gameRoutes: readonly Route[] = [
  createPublicRoute(gameLanes, ({ services, merchant, language }) => ({
    data: {
      lanes: buildLanes(addGameCopies(listAllGames(services.database), services.scenarios.of(merchant.code).games), {
        language,
        merchant,
        now: services.clock.now(),
      }),
      providers: GAME_VENDORS.map(({ codes: [code], name }) => ({ code, name, logo: `/cdn/providers/${code}.svg` })),
      currency: merchant.currency,
      at: services.clock.now(),
    },
  })),

  createMemberRoute(launchGame, handleGameLaunch),

  createPublicRoute(launchTrialGame, handleTrialLaunch),

  createPublicRoute(gameMatches, ({ services }) => ({ matches: buildSportsMatches(services.clock.now()) })),
];
