import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/asset-manifest';
import { rememberVersions } from '../versions/known-versions';
import { writeGenerations } from '../versions/versions-store';
import { handleSafeStart } from './safe-start';

/** A visit as the router hands it over, and what the worker is kept alive for after it. */
function visit() {
  const work: Promise<unknown>[] = [];
  const options = {
    event: { waitUntil: (more: Promise<unknown>) => void work.push(more.catch(() => undefined)) },
    request: new Request('http://localhost/m/home?sw=pass'),
    url: new URL('http://localhost/m/home?sw=pass'),
    sameOrigin: true,
  } as unknown as RouteHandlerCallbackOptions;
  return { options, work };
}

const stored = { match: async () => new Response('the shell') };

beforeEach(async () => {
  const files = [{ url: SHELL_URL, bytes: 9, sha256: 's1', group: 'critical' as const }];
  const generations = [{ id: 'i1', build: 'b1', serviceWorker: 'on' as const, files }];
  await writeGenerations(generations);
  rememberVersions(generations);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[BOOT-5] a start that passes the store by', () => {
  test('has the page of the network at once, however long the store takes to be emptied', async () => {
    vi.stubGlobal('caches', { open: () => new Promise(() => undefined) });
    vi.stubGlobal('fetch', async () => new Response('the page'));
    const { options, work } = visit();
    expect(await (await handleSafeStart(options)).text()).toBe('the page');
    expect(work).toHaveLength(1);
  });

  test.each([
    ['says nothing', () => new Promise(() => undefined)],
    ['is dead', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has a fault of its own', async () => new Response('', { status: 502 })],
  ])('has what is stored after five seconds at most while the network %s', async (_, fetching) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('caches', { open: async () => stored });
    vi.stubGlobal('fetch', fetching);
    const answer = handleSafeStart(visit().options);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await (await answer).text()).toBe('the shell');
  });
});
