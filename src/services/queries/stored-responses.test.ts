import { number, object, string } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import { promotionCategories } from '../../contract/endpoints/site/promotion';
import { SERVICE_WORKER_CACHE_RULES } from '../../contract/service-worker-cache';
import { HOME_RESPONSES_PREFIX, RESPONSE_CACHE_PREFIX } from '../../contract/storage-keys';
import type { PlatformQueryKey } from './query-key';
import { createQueryKey } from './query-key';
import {
  createResponseStorageKey,
  type QueryWithStoredResponses,
  readStoredResponse,
  removeStoredMemberResponses,
  storeResponse,
} from './stored-responses';

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const scope = { merchant: 'FAIR', language: 'EN', member: 'f1', epoch: 1 };
const response = object({ words: string() });
const value = { words: 'hello' };

const banners = { name: 'banners', auth: 'none', cacheable: 'public', response } as const;
const wallet = { name: 'wallet', auth: 'required', cacheable: 'member', response } as const;
const lanes = {
  name: 'lanes',
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.gameMatches,
  response,
} as const;

const queryOf = (
  endpoint: typeof banners | typeof wallet | typeof lanes,
  over = {},
  query = {},
): QueryWithStoredResponses => ({
  endpoint,
  queryKey: createQueryKey(endpoint, query, { ...scope, ...over }),
  isStoredForHome: endpoint === lanes,
});
const store = (query: QueryWithStoredResponses, at = NOW, textLength = 10) =>
  storeResponse(query, { value, at }, textLength);
const sessionKeys = () => safeSessionStorage.keys(RESPONSE_CACHE_PREFIX);

beforeEach(() => {
  vi.unstubAllGlobals();
  safeSessionStorage.removeByPrefix('');
  safeLocalStorage.removeByPrefix('');
  // The responses of home are stored after the first paint: at once in these tests.
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => run() });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('setTimeout', (run: () => void) => run());
});

describe('[API-3] the session-storage key of a response', () => {
  const key = (endpoint: typeof banners | typeof wallet, over = {}, query = {}) =>
    createResponseStorageKey(endpoint, queryOf(endpoint, over, query).queryKey);

  test('the session-storage key of a response from a public endpoint contains merchant, language, endpoint and query', () => {
    expect(key(banners, {}, { group: 'home' })).toBe(`${RESPONSE_CACHE_PREFIX}public|FAIR|EN|banners|{"group":"home"}`);
    expect(key(banners, { member: '', epoch: 8 })).toBe(key(banners));
  });

  test('[API-3.1][API-3.2] the session-storage key of a response from a member’s endpoint contains the fingerprint of the token', () => {
    expect(key(wallet)).toBe(`${RESPONSE_CACHE_PREFIX}member:f1|FAIR|EN|wallet|{}`);
    expect(key(wallet, { epoch: 9 })).toBe(key(wallet));
  });

  test('[API-3.1] differs by merchant, language, query and member, not by cache buster', () => {
    const keys = [
      key(wallet),
      key(wallet, { merchant: 'KOPI' }),
      key(wallet, { language: 'VI' }),
      key(wallet, { member: 'f2' }),
      key(wallet, {}, { page: 2 }),
    ];
    expect(new Set(keys).size).toBe(5);
    expect(key(wallet, {}, { _: '1' })).toBe(key(wallet));
  });

  test.each<[string, { readonly cacheable?: 'public' | 'member' }, PlatformQueryKey]>([
    ['an endpoint that is not cacheable', {}, queryOf(banners).queryKey],
    ['a visitor at a member’s endpoint', wallet, queryOf(wallet, { member: '' }).queryKey],
    ['a member’s data marked as public', { cacheable: 'public' }, queryOf(wallet).queryKey],
  ])('is undefined for %s', (_case, endpoint, queryKey) => {
    expect(createResponseStorageKey(endpoint, queryKey)).toBeUndefined();
  });
});

describe('[API-3] a response in session storage', () => {
  test('[API-3.1] a response is read back with its time, but only for the same merchant, language, query and member', () => {
    store(queryOf(wallet));
    expect(readStoredResponse(queryOf(wallet), NOW)).toEqual({ data: { value, at: NOW }, updatedAt: NOW });
    for (const other of [{ merchant: 'KOPI' }, { language: 'VI' }, { member: 'f2' }])
      expect(readStoredResponse(queryOf(wallet, other), NOW)).toBeUndefined();
    expect(readStoredResponse(queryOf(wallet, {}, { page: 2 }), NOW)).toBeUndefined();
  });

  test.each([
    ['received now', 0, 'used'],
    ['almost five minutes old', 5 * MINUTE_MS - 1, 'used'],
    ['five minutes old', 5 * MINUTE_MS, 'ignored'],
    ['dated in the future', -1, 'ignored'],
  ])('[API-3.1] if a response in session storage is %s, the response is $2', (_case, age, result) => {
    store(queryOf(banners), NOW - age);
    expect(readStoredResponse(queryOf(banners), NOW) !== undefined).toBe(result === 'used');
  });

  test.each([
    ['corrupt', '{"at":17'],
    ['of another schema', JSON.stringify({ at: NOW, value: { words: 7 } })],
    ['without a time', JSON.stringify({ value })],
    ['without a value', JSON.stringify({ at: NOW })],
  ])('a response in session storage is ignored and deleted if it is %s', (_case, text) => {
    const items = new Map([[createResponseStorageKey(banners, queryOf(banners).queryKey) ?? '', text]]);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => items.delete(key),
    });
    expect(readStoredResponse(queryOf(banners), NOW)).toBeUndefined();
    expect(items.size).toBe(0);
  });

  test('a response in session storage is deleted when the next response of the same query is too large to be stored', () => {
    store(queryOf(banners), NOW, 500_000);
    expect(sessionKeys()).toHaveLength(1);
    store(queryOf(banners), NOW, 500_001);
    expect(sessionKeys()).toEqual([]);
  });

  test('[SESS-4] if session storage is full, a member’s response is kept in memory until the session ends', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    store(queryOf(wallet));
    store(queryOf(banners));
    expect(readStoredResponse(queryOf(wallet), NOW)?.data.value).toEqual(value);
    removeStoredMemberResponses();
    expect(readStoredResponse(queryOf(wallet), NOW)).toBeUndefined();
    expect(readStoredResponse(queryOf(banners), NOW)?.data.value).toEqual(value);
  });

  test('[API-3.2][SESS-4] a member’s response is deleted when the session ends, but a public response is kept', () => {
    store(queryOf(wallet));
    store(queryOf(banners));
    removeStoredMemberResponses();
    expect(sessionKeys()).toEqual([createResponseStorageKey(banners, queryOf(banners).queryKey)]);
  });
});

describe('[OFF-2.9] a response stored for the home page', () => {
  const homeResponseKeys = () => safeLocalStorage.keys(HOME_RESPONSES_PREFIX);
  const DAY_MS = 24 * 60 * MINUTE_MS;

  test('only responses that the home page shows are stored, separately for each merchant and language', () => {
    store(queryOf(lanes));
    store(queryOf(banners));
    expect(homeResponseKeys()).toEqual([`${HOME_RESPONSES_PREFIX}FAIR|EN|lanes`]);
    expect(readStoredResponse(queryOf(lanes), NOW)).toEqual({ data: { value, at: NOW }, updatedAt: 0 });
    for (const other of [{ merchant: 'KOPI' }, { language: 'VI' }])
      expect(readStoredResponse(queryOf(lanes, other), NOW)).toBeUndefined();
  });

  test('a response stored for the home page is used until it is a day old', () => {
    store(queryOf(lanes), NOW - DAY_MS + 1);
    expect(readStoredResponse(queryOf(lanes), NOW)).toBeDefined();
    store(queryOf(lanes), NOW - DAY_MS);
    expect(readStoredResponse(queryOf(lanes), NOW)).toBeUndefined();
  });

  test('a stored response is deleted when the next response of the same query is too large to be stored', () => {
    store(queryOf(lanes), NOW, 300_000);
    expect(homeResponseKeys()).toHaveLength(1);
    store(queryOf(lanes), NOW, 300_001);
    expect(homeResponseKeys()).toEqual([]);
  });

  test('[API-2.8] a list stored for the home page in an earlier shape is read without its invalid entries', () => {
    const { queryKey } = queryOf(lanes);
    const endpoint = { ...lanes, response: promotionCategories.response };
    const query: QueryWithStoredResponses = { endpoint, queryKey, isStoredForHome: true };
    const valid = { id: '1', name: 'Slots' };
    storeResponse(query, { value: { categories: [valid, { name: 'Slots' }, 'x'] }, at: NOW }, 10);
    expect(readStoredResponse(query, NOW)?.data.value).toEqual({ categories: [valid] });
  });

  test('a response stored for the home page is ignored and deleted if it no longer matches its schema', () => {
    store(queryOf(lanes));
    const { queryKey } = queryOf(lanes);
    const changed = { ...lanes, response: object({ words: number() }) };
    expect(readStoredResponse({ endpoint: changed, queryKey, isStoredForHome: true }, NOW)).toBeUndefined();
    expect(homeResponseKeys()).toEqual([]);
  });
});
