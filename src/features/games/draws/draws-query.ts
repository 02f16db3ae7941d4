import { useQuery } from '@tanstack/react-query';
import { gameDraws, gameFacts } from '../../../contract/endpoints/games/draws';
import { setServerTime } from '../../../services/games/server-time';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import { type QueryScope, useQueryScope } from '../../../services/queries/query-scope';
import { computeDrawsRefetchMs, DRAWS_STALE_MS } from './draws-refetch';

/** How long the facts of a game count as fresh (ms). */
const FACTS_STALE_MS = 10 * 60_000;

const drawsQuery = (scope: QueryScope) => createPlatformQueryOptions(scope, gameDraws, { staleTime: DRAWS_STALE_MS });

/** Query options for what a player should know of a game. */
export const gameFactsQuery = (scope: QueryScope, nodeId: string) =>
  createPlatformQueryOptions(scope, gameFacts, { query: { nodeId }, staleTime: FACTS_STALE_MS });

/** Fetches the draws of all lotteries, and again while they are shown (GAME-8). */
export function useDraws(isEnabled = true) {
  const query = useQuery({
    ...drawsQuery(useQueryScope()),
    enabled: isEnabled,
    refetchInterval: ({ state: { data } }) =>
      data
        ? computeDrawsRefetchMs(
            data.value.list.map(({ drawAt }) => drawAt),
            data.value.at + Date.now() - data.at,
          )
        : DRAWS_STALE_MS,
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;
  // While rendering, so that the first countdown already runs by the platform's clock.
  if (data) setServerTime(data.value.at, data.at);
  return query;
}
