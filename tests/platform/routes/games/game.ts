import { gameDraws, gameFacts } from '../../../../src/contract/endpoints/games/draws';
import { gameMatches, launchGame, launchTrialGame } from '../../../../src/contract/endpoints/games/game';
import { gameLanes } from '../../../../src/contract/endpoints/games/game-lanes';
import { tickets } from '../../../../src/contract/endpoints/games/tickets';
import { addGameCopies } from '../../games/add-game-copies';
import { buildLanes } from '../../games/build-lanes';
import { buildGameDraws } from '../../games/draw-results';
import { findGame, listAllGames } from '../../games/find-game';
import { getGameFacts } from '../../games/game-facts';
import { GAME_VENDORS } from '../../games/game-vendors';
import { listTickets } from '../../games/list-tickets';
import { resolveLanguage } from '../../merchants/resolve-language';
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

  createPublicRoute(gameDraws, ({ services }) => {
    const now = services.clock.now();
    return { at: now, list: listAllGames(services.database).flatMap((game) => buildGameDraws(game, now) ?? []) };
  }),

  createPublicRoute(gameFacts, ({ services, merchant, language, query: { nodeId } }) => {
    const game = findGame(services.database, nodeId);
    return game ? getGameFacts(game, merchant, resolveLanguage(merchant, language)) : {};
  }),

  createMemberRoute(tickets, ({ services, merchant, member, language }) =>
    listTickets(services.bets.of(member.id), {
      games: listAllGames(services.database),
      merchant,
      language: resolveLanguage(merchant, language),
      now: services.clock.now(),
    }),
  ),

  createMemberRoute(launchGame, handleGameLaunch),

  createPublicRoute(launchTrialGame, handleTrialLaunch),

  createPublicRoute(gameMatches, ({ services }) => ({ matches: buildSportsMatches(services.clock.now()) })),
];
