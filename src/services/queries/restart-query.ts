import type { QueryClient, UseQueryResult } from '@tanstack/react-query';

/**
 * Fetches a query again at the user's request. Aborts a request that is in flight, which may hang: refetch() alone
 * would join it while there is no data (BOOT-2).
 */
export async function restartQuery(client: QueryClient, { refetch }: Pick<UseQueryResult, 'refetch'>): Promise<void> {
  await client.cancelQueries({
    predicate: ({ observers }) => observers.some((observer) => observer.refetch === refetch),
  });
  await refetch();
}
