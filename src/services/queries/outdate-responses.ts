import type { QueryClient } from '@tanstack/react-query';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import type { AnyEndpoint } from '../../contract/endpoint';
import { MEMBER_RESPONSES_PREFIX } from '../../contract/storage-keys';

/** Position of the endpoint's name in the rest of a member's storage key; see createResponseStorageKey(). */
const NAME_POSITION = 3;

/**
 * Tells the queries of some endpoints that a request has changed what the platform responds. Pages that show them fetch
 * them again, and the responses stored in this tab are deleted at once: a page that is left before its request has been
 * answered must not leave a response that counts as fresh (API-3.3).
 */
export function outdateResponses(
  client: Pick<QueryClient, 'invalidateQueries'>,
  endpoints: readonly Pick<AnyEndpoint, 'name'>[],
): Promise<void> {
  const names: readonly unknown[] = endpoints.map(({ name }) => name);
  for (const key of safeSessionStorage.keys(MEMBER_RESPONSES_PREFIX)) {
    if (names.includes(key.slice(MEMBER_RESPONSES_PREFIX.length).split('|')[NAME_POSITION]))
      safeSessionStorage.remove(key);
  }
  return client.invalidateQueries({ predicate: ({ queryKey: [, , , name] }) => names.includes(name) });
}
