import { QueryClient } from '@tanstack/react-query';
import { isOnline } from '../../browser/device/network';
import type { ApiError } from '../../contract/api-error';
import { queryRetryDelay, shouldRetryQuery } from './query-retry';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/** How long data that no component shows is kept in memory (ms). */
const UNUSED_DATA_MS = 24 * 60 * 60_000;

/** The cache of all server data in this page. Data of another merchant, language or session has other keys. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The service worker may respond without a network, and a missing network is an error that is shown (OFF-2).
      networkMode: 'always',
      retry: (failures, error) => shouldRetryQuery({ failures, error, isOnline: isOnline() }),
      retryDelay: (failures) => queryRetryDelay(failures, Math.random()),
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
