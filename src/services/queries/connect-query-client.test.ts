import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { object } from 'valibot';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { flushPromises } from '../../../tests/support/clocks/manual-clock';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import type { AnyEndpoint } from '../../contract/endpoint';
import type { SessionInfo } from '../../contract/session-info';
import { RESPONSE_CACHE_PREFIX } from '../../contract/storage-keys';
import { useMerchant } from '../merchant/merchant-store';
import { useSession } from '../session/session-store';
import { connectQueryClient } from './connect-query-client';
import { queryClient } from './query-client';
import { createQueryKey } from './query-key';
import { getCurrentQueryScope } from './query-scope';
import { storeResponse } from './stored-responses';

const page = new EventTarget();
const alice = { id: 'a', token: 'token-a' } as unknown as SessionInfo;
const wallet = { name: 'withdrawalInfo', auth: 'required' } as const;
const banners = { name: 'banners', auth: 'none' } as const;
const walletKey = () => createQueryKey(wallet, {}, getCurrentQueryScope());
const bannersKey = () => createQueryKey(banners, {}, getCurrentQueryScope());

beforeAll(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  connectQueryClient(page);
});
beforeEach(() => {
  queryClient.clear();
  useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  useSession.setState({ session: alice, epoch: 1 });
});

/** Starts a member query that the test resolves, and subscribes an observer to it, as a component does. */
function startMemberQuery() {
  let respond = (_: { value: number; at: number }): void => undefined;
  const queryKey = walletKey();
  let signal: AbortSignal | undefined;
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: (context) => {
      signal = context.signal;
      return new Promise<{ value: number; at: number }>((resolve) => {
        respond = resolve;
      });
    },
  });
  const stop = observer.subscribe(() => undefined);
  return { queryKey, respond: () => respond({ value: 5, at: 1 }), isAborted: () => signal?.aborted, stop };
}

test('[SESS-4] a sign-out aborts a running query of the member, and its late response is not cached', async () => {
  const query = startMemberQuery();
  useSession.setState({ session: undefined, epoch: 2 });
  expect(query.isAborted()).toBe(true);
  query.respond();
  await flushPromises();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  useSession.setState({ session: alice, epoch: 3 });
  expect(queryClient.getQueryData(walletKey())).toBeUndefined();
  query.stop();
});

test('[SESS-4] after a sign-out no timer keeps a member’s data that a page shows or is fetching', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  queryClient.setQueryData(walletKey(), { value: 5, at: 1 });
  const shown = new QueryObserver(queryClient, { queryKey: walletKey(), enabled: false });
  const stopShown = shown.subscribe(() => undefined);
  const fetching = new QueryObserver(queryClient, {
    queryKey: createQueryKey({ ...wallet, name: 'member' }, {}, getCurrentQueryScope()),
    queryFn: () => new Promise<never>(() => undefined),
  });
  const stopFetching = fetching.subscribe(() => undefined);
  useSession.setState({ session: undefined, epoch: 2 });
  stopShown();
  stopFetching();
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['a sign-out', undefined],
  ['a change of member', { ...alice, token: 'token-b' }],
])('[SESS-4] %s removes a member’s data and keeps public data', (_case, session) => {
  queryClient.setQueryData(walletKey(), { value: 5, at: 1 });
  queryClient.setQueryData(bannersKey(), { value: [], at: 1 });
  useSession.setState({ session, epoch: 2 });
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([bannersKey()]);
});

test.each([
  ['a sign-out', undefined],
  ['a change of member', { ...alice, token: 'token-b' }],
])('[SESS-4.1][API-3] %s deletes a member’s stored responses and keeps public ones', (_case, session) => {
  const response = { value: {}, at: Date.now() };
  const store = (endpoint: Pick<AnyEndpoint, 'name' | 'auth' | 'cacheable'>) => {
    const queryKey = createQueryKey(endpoint, {}, getCurrentQueryScope());
    storeResponse({ endpoint: { ...endpoint, response: object({}) }, queryKey, isStoredForHome: false }, response, 2);
  };
  store({ ...wallet, cacheable: 'member' });
  store({ ...banners, cacheable: 'public' });
  expect(safeSessionStorage.keys(RESPONSE_CACHE_PREFIX)).toHaveLength(2);
  useSession.setState({ session, epoch: 2 });
  expect(safeSessionStorage.keys(RESPONSE_CACHE_PREFIX)).toEqual([expect.stringContaining('public|FAIR|')]);
});

test('[WL-1] a change of merchant removes the data of the previous merchant', () => {
  queryClient.setQueryData(bannersKey(), { value: [], at: 1 });
  useMerchant.setState({ code: 'KOPI' });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('[OFF-2] a query that failed because the page started offline is fetched again on reconnect', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onlineManager.setOnline(false);
  queryClient.mount();
  let fetches = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: bannersKey(),
    queryFn: () => {
      fetches += 1;
      return navigator.onLine
        ? Promise.resolve({ value: [], at: 1 })
        : Promise.reject({ layer: 'offline', endpoint: 'banners' });
    },
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  // The retries do not depend on what the browser reports.
  expect(fetches).toBe(3);
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  await expect.poll(() => observer.getCurrentResult().status).toBe('success');
  stop();
  queryClient.unmount();
});

test('[GAME-6] a query with refetchOnWindowFocus is fetched again when the tab becomes visible', async () => {
  queryClient.mount();
  let fetches = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: bannersKey(),
    queryFn: () => {
      fetches += 1;
      return { value: [], at: 1 };
    },
    refetchOnWindowFocus: 'always',
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => fetches).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => fetches).toBe(2);
  stop();
  queryClient.unmount();
});
