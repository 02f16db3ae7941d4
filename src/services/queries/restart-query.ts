import type { QueryClient, UseQueryResult } from '@tanstack/react-query';

/**
 * Fetches a query again at the user's request (BOOT-2). Cancels a request in flight, because it may hang: as long as
 * the query has no data, refetch() alone would wait for that request.
 */
export async function restartQuery(client: QueryClient, { refetch }: Pick<UseQueryResult, 'refetch'>): Promise<void> {
  await client.cancelQueries({
    predicate: ({ observers }) => observers.some((observer) => observer.refetch === refetch),
  });
  await refetch();
}
