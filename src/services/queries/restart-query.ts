import type { QueryClient, UseQueryResult } from '@tanstack/react-query';

/**
 * Fetches a query again, as the user has asked for. A request that hangs is aborted: refetch() alone joins it while there is
 * no data (BOOT-2).
 */
export async function restartQuery(client: QueryClient, { refetch }: Pick<UseQueryResult, 'refetch'>): Promise<void> {
  await client.cancelQueries({
    predicate: ({ observers }) => observers.some((observer) => observer.refetch === refetch),
  });
  await refetch();
}
