import type { ApiError } from '../../contract/api-error';
import type { FetchedData } from './run-platform-query';

/** The state of a query and of the network, from which decideQueryViewState() decides what is shown. */
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

/** How a view shows data that was received before the current request. */
export interface QueryViewOptions {
  /**
   * Whether the view waits up to three seconds for the response before it shows data that was received earlier. It
   * does not wait while offline.
   */
  readonly networkFirst?: boolean;
  /**
   * Whether the view keeps showing the earlier data if the platform refuses the request; by default the error
   * replaces the data.
   */
  readonly keepsRefusedData?: boolean;
}

export type QueryViewState<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: ApiError }
  | {
      readonly phase: 'ready';
      readonly value: T;
      /** When the data was received (epoch ms), if the view must mark the data as stale; otherwise absent. */
      readonly staleAt?: number;
    };

/**
 * Whether an error means that the platform could not be reached or has failed, rather than that it refused the request.
 */
const isUnreachable = (error: ApiError): boolean =>
  error.layer === 'http' ? error.status >= 500 : ['offline', 'timeout', 'script', 'aborted'].includes(error.layer);

/**
 * Decides what a view shows. Data is marked as stale while offline, if refreshing it has failed (OFF-2), and if the
 * platform does not respond within three seconds (OFF-3).
 */
export function decideQueryViewState<T>(
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
