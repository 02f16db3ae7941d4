import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
  toAssetManifestEntry,
} from '../../tests/support/service-worker/service-worker-fixture';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { writeStoredVersions } from '../versions/versions-store';
import { handleNavigationAfterFailedStarts } from './navigation-after-failed-starts';

/** Returns a navigation as the router passes it, and the promises passed to `waitUntil`. */
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

const SHELL = toAssetManifestEntry({ url: SHELL_URL, text: 'the shell' });
const stored = { match: async () => new Response('the shell') };

beforeEach(async () => {
  const versions = [{ id: 'i1', build: 'b1', serviceWorker: 'on' as const, files: [SHELL] }];
  await writeStoredVersions(versions);
  setVersionsInMemory(versions);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[BOOT-5] start that bypasses the version store', () => {
  test('the page comes from the network without waiting for the version store to be cleared', async () => {
    vi.stubGlobal('caches', { open: () => new Promise(() => undefined) });
    vi.stubGlobal('fetch', async () => new Response('the page'));
    const { options, work } = visit();
    expect(await (await handleNavigationAfterFailedStarts(options)).text()).toBe('the page');
    expect(work).toHaveLength(1);
  });

  test.each([
    ['does not respond', () => new Promise(() => undefined)],
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['responds with an error', async () => new Response('', { status: 502 })],
  ])(
    'a start that bypasses the version store falls back to the stored page within five seconds if the network %s',
    async (_, fetching) => {
      installFakeTimeouts();
      vi.stubGlobal('caches', { open: async () => stored });
      vi.stubGlobal('fetch', fetching);
      const answer = await advanceTimersUntilSettled(handleNavigationAfterFailedStarts(visit().options));
      vi.useRealTimers();
      expect([answer.ms <= 5_000, await answer.value.text()]).toEqual([true, 'the shell']);
    },
  );
});
