import type { AnyEndpoint } from '../../contract/endpoint';
import { CACHE_BUSTER_PARAMETER } from '../../contract/service-worker-cache';
import type { QueryScope } from './query-scope';

/**
 * Key of a platform query. The last two elements exist only if the query is for a member's data: a fingerprint of the
 * session's token, and the number of sign-ins and sign-outs in this page.
 */
export type PlatformQueryKey = readonly [
  audience: 'public' | 'member',
  merchant: string,
  language: string,
  endpoint: string,
  query: Readonly<Record<string, unknown>>,
  member?: string,
  epoch?: number,
];

/**
 * Returns the key of a query: merchant, language, endpoint and query parameters. The key of a query for a member's
 * data also contains the session.
 */
export function createQueryKey(
  { name, auth }: Pick<AnyEndpoint, 'name' | 'auth'>,
  query: object,
  { merchant, language, member, epoch }: QueryScope,
): PlatformQueryKey {
  const fields = Object.fromEntries(Object.entries(query).filter(([field]) => field !== CACHE_BUSTER_PARAMETER));
  return auth === 'none'
    ? ['public', merchant, language, name, fields]
    : ['member', merchant, language, name, fields, member, epoch];
}
