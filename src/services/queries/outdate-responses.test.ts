import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { object } from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { RESPONSE_CACHE_PREFIX } from '../../contract/storage-keys';
import { outdateResponses } from './outdate-responses';
import { createQueryKey } from './query-key';
import { storeResponse } from './stored-responses';

const scope = { merchant: 'FAIR', language: 'EN', member: 'f1', epoch: 1 };
const response = object({});
const methods = { name: 'methods', auth: 'required', cacheable: 'member', response } as const;
const limits = { name: 'limits', auth: 'required', cacheable: 'member', response } as const;
const banners = { name: 'methods', auth: 'none', cacheable: 'public', response } as const;

/** Stores a response in this tab. */
function store(endpoint: typeof methods | typeof limits | typeof banners, over = {}, query = {}) {
  const queryKey = createQueryKey(endpoint, query, { ...scope, ...over });
  storeResponse({ endpoint, queryKey, isStoredForHome: false }, { value: {}, at: Date.now() }, 2);
}
const storedNames = () => safeSessionStorage.keys(RESPONSE_CACHE_PREFIX).map((key) => key.split('|').slice(0, 4));

beforeEach(() => safeSessionStorage.removeByPrefix(''));

describe('[API-3.3] what a request has changed', () => {
  test('is deleted from the tab in every language and with every query, and nothing else is', async () => {
    store(methods);
    store(methods, { language: 'TH' }, { period: '|limits|' });
    store(limits, {}, { period: '|methods|' });
    store(banners);
    await outdateResponses(new QueryClient(), [methods]);
    expect(storedNames().sort()).toEqual([
      [`${RESPONSE_CACHE_PREFIX}member:f1`, 'FAIR', 'EN', 'limits'],
      [`${RESPONSE_CACHE_PREFIX}public`, 'FAIR', 'EN', 'methods'],
    ]);
  });

  test('is outdated in memory too, also when the page that fetches it again is left before the response', async () => {
    const client = new QueryClient();
    const queryKey = createQueryKey(methods, {}, scope);
    client.setQueryData(queryKey, 'before');
    const asked: AbortSignal[] = [];
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      asked.push(signal);
      return new Promise(() => undefined);
    };
    const options = { queryKey, queryFn, staleTime: 60_000 };
    const leave = new QueryObserver(client, options).subscribe(() => undefined);
    expect(asked).toHaveLength(0);
    void outdateResponses(client, [methods]);
    leave();
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
    new QueryObserver(client, options).subscribe(() => undefined)();
    expect(asked).toHaveLength(2);
  });
});
