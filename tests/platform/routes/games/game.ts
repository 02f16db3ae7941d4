import { gameMatches, launchGame, launchTrialGame } from '../../../../src/contract/endpoints/games/game';
import { gameLanes } from '../../../../src/contract/endpoints/games/game-lanes';
import { buildLanes } from '../../games/build-lanes';
import { allGames } from '../../games/find-game';
import { multiplyGames } from '../../games/multiply-games';
import { PROVIDERS } from '../../games/providers';
import { buildMatches } from '../../seed/matches';
import { type Route, serve, serveMember } from '../../server/route';
import { launch, launchTrial } from './launch';

export const gameRoutes: readonly Route[] = [
  serve(gameLanes, ({ services, merchant, language }) => ({
    data: {
      lanes: buildLanes(multiplyGames(allGames(services.database), services.scenarios.of(merchant.code).games), {
        language,
        merchant,
        now: services.clock.now(),
      }),
      providers: PROVIDERS.map(({ codes: [code], name }) => ({ code, name, logo: `/cdn/providers/${code}.svg` })),
      currency: merchant.currency,
      at: services.clock.now(),
    },
  })),

  serveMember(launchGame, launch),

  serve(launchTrialGame, launchTrial),

  serve(gameMatches, ({ services }) => ({ matches: buildMatches(services.clock.now()) })),
];
