import { QueryClient } from '@tanstack/react-query';
import { isRetryableError, MAX_RETRIES, RETRY_BASE_DELAY_MS } from '../../api/retry-policy';
import type { ApiError } from '../../contract/api-error';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/** How long data that no component uses is kept in memory (ms). */
const UNUSED_DATA_MS = 24 * 60 * 60_000;

/** The cache of all server data in this page. Data of another merchant, language or session has different keys. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The service worker may respond without a network, and a missing network is an error that is shown (OFF-2).
      networkMode: 'always',
      retry: (failures, error) => shouldRetryQuery({ failures, error }),
      retryDelay: (failures) => computeQueryRetryDelayMs(failures, Math.random()),
      staleTime: 0,
      gcTime: UNUSED_DATA_MS,
      refetchOnMount: true,
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      // Comparing ten thousand games with the previous ones would block the page.
      structuralSharing: false,
    },
  },
});

interface FailedQuery {
  /** Number of earlier failures of the same fetch. */
  readonly failures: number;
  readonly error: ApiError;
}

/** Whether a failed query is retried after a delay (API-8). */
export const shouldRetryQuery = ({ failures, error }: FailedQuery): boolean =>
  failures < MAX_RETRIES && isRetryableError(error);

/**
 * Returns the delay before a retry (ms): exponential backoff with full jitter.
 * @param random from 0 up to 1
 */
export const computeQueryRetryDelayMs = (failures: number, random: number): number =>
  random * RETRY_BASE_DELAY_MS * 2 ** failures;
