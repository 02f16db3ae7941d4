import type { ApiError } from '../../contract/api-error';
import type { FetchedData } from './run-platform-query';

/** State of a query and of the browser that a view depends on. */
export interface QuerySnapshot<T> {
  readonly data: FetchedData<T> | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  /** Whether the data was fetched while this view was mounted. */
  readonly isFetchedAfterMount: boolean;
  /** Whether the request has been pending for three seconds. */
  readonly isSlow: boolean;
  readonly isOnline: boolean;
}

/** Options for data of an earlier response. */
export interface QueryViewOptions {
  /**
   * Shows the loading state instead of earlier data until the response arrives, for up to three seconds; not while
   * offline.
   */
  readonly networkFirst?: boolean;
  /** Keeps showing data of an earlier response after the platform has refused the request. */
  readonly keepsRefusedData?: boolean;
}

export type QueryViewState<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: ApiError }
  | {
      readonly phase: 'ready';
      readonly value: T;
      /** When the data was received (epoch ms), if the data must be marked as stale. */
      readonly staleAt?: number;
    };

/** Whether an error means that the platform did not respond, rather than refused the request. */
const isUnreachable = (error: ApiError): boolean =>
  error.layer === 'http' ? error.status >= 500 : ['offline', 'timeout', 'script', 'aborted'].includes(error.layer);

/**
 * Decides what a view shows. Data of an earlier response is marked as stale while offline, if it could not be refreshed
 * (OFF-2), and if the platform does not respond within three seconds (OFF-3).
 */
export function decideQueryView<T>(
  { data, error, isFetching, isFetchedAfterMount, isSlow, isOnline }: QuerySnapshot<T>,
  { networkFirst = false, keepsRefusedData = false }: QueryViewOptions = {},
): QueryViewState<T> {
  if (!data) return error ? { phase: 'failed', error } : { phase: 'loading' };
  if (error && !keepsRefusedData && !isUnreachable(error)) return { phase: 'failed', error };
  const isStale = error !== null || !isOnline || (isFetching && isSlow);
  if (isStale) return { phase: 'ready', value: data.value, staleAt: data.at };
  const isWaiting = networkFirst && isFetching && !isFetchedAfterMount;
  return isWaiting ? { phase: 'loading' } : { phase: 'ready', value: data.value };
}
