import { useQuery } from '@tanstack/react-query';
import type { GameCard } from '../../../contract/endpoints/games/game-lanes';
import { gameLanes } from '../../../contract/endpoints/games/game-lanes';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import type { QueryScope } from '../../../services/queries/query-scope';
import { useQueryScope } from '../../../services/queries/query-scope';
import { findGame } from './find-game';

/** How long fetched games count as fresh (ms). */
const LANES_STALE_MS = 60_000;

/** Query options for the merchant's game lanes (GAME-5). */
export const lanesQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, gameLanes, { staleTime: LANES_STALE_MS, isStoredForHome: true });

/**
 * Returns, from the cached lanes, the game whose node id or game code is `code`; undefined if the game is not cached.
 * Sends no request, so it is only for optional content, such as the game's name and image.
 */
export function useCachedGame(code: string): GameCard | undefined {
  const { data } = useQuery({ ...lanesQuery(useQueryScope()), enabled: false });
  return findGame(data?.value.data.lanes ?? [], code)?.card;
}
