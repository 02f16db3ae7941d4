import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../../../contract/endpoint';
import type { gameLanes } from '../../../contract/endpoints/games/game-lanes';
import { setServerTime } from '../../../services/games/server-time';
import { useQueryScope } from '../../../services/queries/query-scope';
import type { QueryViewState } from '../../../services/queries/query-view-state';
import { restartQuery } from '../../../services/queries/restart-query';
import { useQueryViewState } from '../../../services/queries/use-query-view-state';
import { lanesQuery } from './lanes-query';

interface Lanes {
  readonly view: QueryViewState<ResponseOf<typeof gameLanes>>;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/**
 * Fetches the merchant's game lanes. If a later request fails or is refused by the platform, `view` keeps the games
 * of the last successful response (OFF-2).
 */
export function useLanes(): Lanes {
  const client = useQueryClient();
  const query = useQuery(lanesQuery(useQueryScope()));
  const { data } = query;
  // While rendering, so that the first countdowns already run by the platform's clock.
  if (data) setServerTime(data.value.data.at, data.at);
  const view = useQueryViewState(query, { keepsRefusedData: true });
  return { view, isFetching: query.isFetching, retry: () => void restartQuery(client, query) };
}

type Lane = ResponseOf<typeof gameLanes>['data']['lanes'][number];
const NO_LANES: readonly Lane[] = [];

/**
 * Returns the lanes in the view state that useLanes() returns; empty until the lanes have loaded. The empty list is
 * always the same array, to avoid re-renders.
 */
export const getLanes = (view: Lanes['view']): readonly Lane[] =>
  view.phase === 'ready' ? view.value.data.lanes : NO_LANES;
