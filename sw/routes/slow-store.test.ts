import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/asset-manifest';
import { writeGenerations } from '../versions/versions-store';
import { handleAsset } from './asset';
import { handleNavigation } from './navigation';

const SCRIPT = '/m/assets/main-1.js';
const STORED: Readonly<Record<string, string>> = { '/m/content/s1': 'the shell', '/m/content/s2': 'the script' };

/** A store whose next reads, so many, are never answered: a busy device, or a damaged profile. */
function standIn(unanswered: number): void {
  let left = unanswered;
  const match = (key: string) => {
    left -= 1;
    return left < 0 ? Promise.resolve(new Response(STORED[key])) : new Promise(() => undefined);
  };
  vi.stubGlobal('caches', { open: async () => ({ match }) });
}

/** A request as the router hands it over. */
const visit = (path: string) =>
  ({
    event: { waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) },
    request: new Request(`http://localhost${path}`),
    url: new URL(path, 'http://localhost'),
    sameOrigin: true,
  }) as unknown as RouteHandlerCallbackOptions;

beforeEach(async () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const files = [SHELL_URL, SCRIPT].map((url, n) => ({
    url,
    bytes: 9,
    sha256: `s${n + 1}`,
    group: 'critical' as const,
  }));
  await writeGenerations([{ id: 'i1', build: 'b1', serviceWorker: 'on', files }]);
});
afterEach(() => vi.unstubAllGlobals());

describe('[OFF-2] without a network a store that was too slow at first', () => {
  test('still shows the page', async () => {
    standIn(1);
    const answer = await handleNavigation(visit('/m/home'));
    expect([answer.status, await answer.text()]).toEqual([200, 'the shell']);
  });

  test('still gives a script', async () => {
    standIn(1);
    expect(await (await handleAsset(visit(SCRIPT))).text()).toBe('the script');
  });

  test('that never answers ends in a page that says so, and in a failed request', async () => {
    standIn(Number.POSITIVE_INFINITY);
    expect((await handleNavigation(visit('/m/home'))).status).toBe(503);
    expect((await handleAsset(visit(SCRIPT))).type).toBe('error');
  });
});
