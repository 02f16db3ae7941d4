import { useQuery } from '@tanstack/react-query';
import type { GameCard, GameLane } from '../../../contract/endpoints/games/game-lanes';
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

const NO_LANES: readonly GameLane[] = [];

/**
 * Returns the cached lanes; none if they are not cached. Sends no request, so it is only for what a page can do
 * without, such as a game's name and image.
 */
export function useCachedLanes(): readonly GameLane[] {
  const { data } = useQuery({ ...lanesQuery(useQueryScope()), enabled: false });
  return data?.value.data.lanes ?? NO_LANES;
}

/** Like useCachedLanes(), but fetches the lanes once `isWanted` is true, if they are not cached. */
export function useLanesWhen(isWanted: boolean): readonly GameLane[] {
  const { data } = useQuery({ ...lanesQuery(useQueryScope()), enabled: ({ state }) => isWanted && !state.data });
  return data?.value.data.lanes ?? NO_LANES;
}

/** Returns the cached game whose node id or game code is `code`; undefined if it is not cached. */
export const useCachedGame = (code: string): GameCard | undefined => findGame(useCachedLanes(), code)?.card;
