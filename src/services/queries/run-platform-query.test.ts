import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { ApiResult, CommonCallOptions } from '../../api/call';
import type { ApiError } from '../../contract/api-error';
import { computeRemainingStaleTimeMs, runPlatformQuery } from './run-platform-query';

const queryKey = ['public', 'FAIR', 'EN', 'banners', {}];
const offline: ApiError = { layer: 'offline', endpoint: 'banners' };
const HOUR_AGO = Date.now() - 3_600_000;

/**
 * Runs a query whose requests get `results` in turn, with the cached data `known`. Returns the requests, the final
 * result and all values that the query has had.
 */
async function run(results: readonly ApiResult<string>[], known?: { value: string; at: number }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  if (known) client.setQueryData(queryKey, known);
  const requests: CommonCallOptions[] = [];
  const send = async (options: CommonCallOptions): Promise<ApiResult<string>> => {
    requests.push(options);
    return results[requests.length - 1] ?? { ok: false, error: offline };
  };
  const observer = new QueryObserver<{ value: string; at: number }, ApiError>(client, {
    queryKey,
    queryFn: (context) => runPlatformQuery(send, context),
  });
  const values: (string | undefined)[] = [];
  const stop = observer.subscribe(({ data }) => values.push(data?.value));
  const result = await observer.refetch();
  stop();
  return { requests, result, values: [...new Set(values)] };
}

describe('[OFF-3] a platform query', () => {
  test('returns the platform’s response with the time at which it arrived', async () => {
    const { requests, result } = await run([{ ok: true, value: 'new' }]);
    expect(requests).toMatchObject([{ quiet: true, once: true }]);
    expect(result.data?.value).toBe('new');
    expect(Date.now() - (result.data?.at ?? 0)).toBeLessThan(10_000);
  });

  test('returns the response of the service worker’s cache first, then that of the platform', async () => {
    const { requests, result, values } = await run([
      { ok: true, value: 'old', cachedAt: HOUR_AGO },
      { ok: true, value: 'new' },
    ]);
    expect(values.filter(Boolean)).toEqual(['old', 'new']);
    expect(requests.map(({ reload }) => reload === true)).toEqual([false, true]);
    expect([result.data?.value, result.error]).toEqual(['new', null]);
  });

  test('returns the cached response together with the error if the platform does not respond', async () => {
    const { result } = await run([{ ok: true, value: 'old', cachedAt: HOUR_AGO }]);
    expect(result.data).toEqual({ value: 'old', at: HOUR_AGO });
    expect(result.error).toEqual(offline);
  });

  test('does not replace newer data with a cached response', async () => {
    const known = { value: 'newer', at: HOUR_AGO + 1 };
    const { result } = await run([{ ok: true, value: 'old', cachedAt: HOUR_AGO }], known);
    expect([result.data, result.error]).toEqual([known, offline]);
  });

  test('returns the error of a failed call', async () => {
    const { result, requests } = await run([]);
    expect([result.data, result.error, requests.length]).toEqual([undefined, offline, 1]);
  });
});

test.each([
  ['a response of the platform', 60_000, 5_000, 60_000],
  ['a response that was cached for 20 s', 60_000, 25_000, 40_000],
  ['a response that was cached for an hour', 60_000, 3_605_000, 0],
  ['a response dated in the future', 60_000, 1_000, 60_000],
])(
  '[OFF-3] with a stale time of one minute, %s is fresh for another $3 ms',
  (_case, staleTime, fetchedAt, remaining) => {
    expect(computeRemainingStaleTimeMs(staleTime, fetchedAt, { value: '', at: 5_000 })).toBe(remaining);
  },
);
