import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { NETWORK_FIRST_TIMEOUT_MS } from '../network/network-first';
import { useOnline } from '../network/use-online';
import { decideQueryViewState, type QueryViewOptions, type QueryViewState } from './query-view-state';
import type { FetchedData } from './run-platform-query';

/** Returns whether the current fetch has been pending for {@link NETWORK_FIRST_TIMEOUT_MS}. */
function useIsSlow(isFetching: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isFetching) return;
    const timer = setTimeout(() => setSlow(true), NETWORK_FIRST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isFetching]);
  return isSlow;
}

/**
 * Returns the last error of a query; null if there is none. The error is kept while the query is fetched again, so that
 * the retry button stays and keeps the focus.
 */
function useLastError({ error, isFetching, errorUpdateCount }: UseQueryResult<unknown>): ApiError | null {
  const last = useRef<ApiError>(null);
  if (error) last.current = error;
  const isRetrying = isFetching && errorUpdateCount > 0;
  return error ?? (isRetrying ? last.current : null);
}

/** Returns what a view of the query shows (OFF-2, OFF-3). */
export function useQueryViewState<T>(
  query: UseQueryResult<FetchedData<T>>,
  rules?: QueryViewOptions,
): QueryViewState<T> {
  const { data, isFetching, isFetchedAfterMount } = query;
  const lastError = useLastError(query);
  const error = data ? query.error : lastError;
  const isSlow = useIsSlow(isFetching);
  const isOnline = useOnline();
  return decideQueryViewState({ data, error, isFetching, isFetchedAfterMount, isSlow, isOnline }, rules);
}
