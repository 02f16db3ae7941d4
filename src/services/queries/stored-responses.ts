import { type GenericSchema, object, optional } from 'valibot';
import { runAfterFirstPaint } from '../../browser/page/first-paint';
import { type SafeWebStorage, safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import type { AnyEndpoint } from '../../contract/endpoint';
import { finiteNumber } from '../../contract/fields';
import { HOME_RESPONSES_PREFIX, MEMBER_RESPONSES_PREFIX, RESPONSE_CACHE_PREFIX } from '../../contract/storage-keys';
import type { PlatformQueryKey } from './query-key';
import type { FetchedData } from './run-platform-query';

/** Maximum age of a response in session storage (ms, API-3). */
const SESSION_MAX_AGE_MS = 5 * 60_000;
/** Maximum size of a response in session storage (characters); browsers allow about five million in total. */
const SESSION_MAX_CHARS = 500_000;
/**
 * Maximum size of a response stored for home in local storage (characters); browsers allow about five million in total.
 */
const HOME_RESPONSE_MAX_CHARS = 300_000;

type StoredEndpoint = Pick<AnyEndpoint, 'cacheable' | 'serviceWorkerCache'> & {
  readonly response: GenericSchema;
};

/** A query whose responses are stored. */
export interface QueryWithStoredResponses {
  readonly endpoint: StoredEndpoint;
  readonly queryKey: PlatformQueryKey;
  /** Whether the response is also stored for home, which shows it on the next start until a new response arrives. */
  readonly isStoredForHome: boolean;
}

interface ResponseStore {
  readonly store: SafeWebStorage;
  readonly key: string;
  readonly maxAgeMs: number;
  readonly maxChars: number;
}

/**
 * Returns the key of a response in session storage; undefined if responses of the endpoint are not stored there
 * (API-3).
 */
export function createResponseStorageKey({ cacheable }: Pick<AnyEndpoint, 'cacheable'>, queryKey: PlatformQueryKey) {
  const [audience, merchant, language, name, query, member] = queryKey;
  const rest = `|${merchant}|${language}|${name}|${JSON.stringify(query)}`;
  if (!cacheable || audience !== cacheable) return undefined;
  if (audience === 'public') return `${RESPONSE_CACHE_PREFIX}public${rest}`;
  return member ? MEMBER_RESPONSES_PREFIX + member + rest : undefined;
}

/**
 * Returns where the responses of a query are stored: in session storage, and for home also in local storage. Returns
 * an empty array if they are not stored.
 */
function storesOf({ endpoint, queryKey, isStoredForHome }: QueryWithStoredResponses): readonly ResponseStore[] {
  const sessionKey = createResponseStorageKey(endpoint, queryKey);
  const [, merchant, language, name] = queryKey;
  return [
    ...(sessionKey === undefined
      ? []
      : [{ store: safeSessionStorage, key: sessionKey, maxAgeMs: SESSION_MAX_AGE_MS, maxChars: SESSION_MAX_CHARS }]),
    ...(isStoredForHome && endpoint.serviceWorkerCache
      ? [
          {
            store: safeLocalStorage,
            key: `${HOME_RESPONSES_PREFIX}${merchant}|${language}|${name}`,
            maxAgeMs: endpoint.serviceWorkerCache.maxAgeMs,
            maxChars: HOME_RESPONSE_MAX_CHARS,
          },
        ]
      : []),
  ];
}

/**
 * A stored response, and when it counts as fetched (epoch ms). `updatedAt` is 0 for responses stored for home: they
 * always count as stale, so that each start refreshes them.
 */
interface StoredResponse {
  readonly data: FetchedData<unknown>;
  readonly updatedAt: number;
}

/**
 * Returns the stored response of a query; undefined if there is none, it is too old, or it no longer matches the
 * schema.
 */
export function readStoredResponse(query: QueryWithStoredResponses, now: number): StoredResponse | undefined {
  for (const { store, key, maxAgeMs } of storesOf(query)) {
    const data = store.get(
      key,
      object({ at: finiteNumber, saidAt: optional(finiteNumber), value: query.endpoint.response }),
    );
    if (data && now >= data.at && now - data.at < maxAgeMs)
      return { data, updatedAt: store === safeSessionStorage ? data.at : 0 };
  }
  return undefined;
}

/**
 * Stores a response of the platform. If the response is too long to store, deletes the previously stored one instead.
 * @param textLength length of the response text (characters)
 */
export function storeResponse(
  query: QueryWithStoredResponses,
  response: FetchedData<unknown>,
  textLength: number,
): void {
  for (const { store, key, maxChars } of storesOf(query)) {
    const save = () => (textLength > maxChars ? store.remove(key) : store.set(key, response));
    // A member's response must not be written after the end of the session.
    if (store === safeSessionStorage) save();
    else runAfterFirstPaint(async () => save());
  }
}

/** Deletes the stored responses of members (SESS-4). */
export const removeStoredMemberResponses = (): void => safeSessionStorage.removeByPrefix(MEMBER_RESPONSES_PREFIX);
