import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runEventLoop } from '../../tests/support/clocks/event-loop';
// A static import, so that tools relate this test to the module.
import './fetch-image';

const DAY = 24 * 3_600_000;
/** Whether the server sends the CORS header. */
let hasCors: boolean;
let isOffline: boolean;
let requests: string[];
/** Number of simulated starts of the service worker. Each start imports the module again. */
let starts = 0;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  [hasCors, isOffline, requests] = [true, false, []];
  vi.stubGlobal('location', new URL('http://localhost/m/sw.js'));
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(`${request.mode} ${new URL(request.url).pathname}`);
    if (isOffline || (request.mode === 'cors' && !hasCors)) throw new TypeError('Failed to fetch');
    return new Response('picture');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a new service worker, whose memory is empty. */
async function startServiceWorker() {
  starts += 1;
  const specifier = `./fetch-image?start=${starts}`;
  const { fetchImage }: typeof import('./fetch-image') = await import(specifier);
  return (path: string) => {
    const url = new URL(path, 'https://images.example');
    return fetchImage(new Request(url, { mode: 'no-cors' }), url);
  };
}

describe('[OFF-3] images of an origin without CORS', () => {
  test('the images need one request each after the first image, even after a service worker restart', async () => {
    hasCors = false;
    const show = await startServiceWorker();
    expect((await show('/1.png')).ok).toBe(true);
    expect(requests).toEqual(['cors /1.png', 'no-cors /1.png']);
    await show('/2.png');
    await runEventLoop(); // the writes to the database, which the tested code does not await
    await (await startServiceWorker())('/3.png');
    expect(requests.slice(2)).toEqual(['no-cors /2.png', 'no-cors /3.png']);
  });

  test('images of an origin without CORS need one additional request in total when many are requested at the same time', async () => {
    hasCors = false;
    const show = await startServiceWorker();
    const shown = await Promise.all(['/1.png', '/2.png', '/3.png'].map(show));
    expect(shown.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(requests.filter((request) => request.startsWith('cors'))).toEqual(['cors /1.png']);
    expect(requests).toHaveLength(4);
  });

  test('images of an origin without CORS are requested with CORS again after a day', async () => {
    hasCors = false;
    const show = await startServiceWorker();
    await show('/1.png');
    hasCors = true;
    vi.setSystemTime(Date.now() + DAY + 1);
    await show('/2.png');
    await show('/3.png');
    expect(requests.slice(2)).toEqual(['cors /2.png', 'cors /3.png']);
  });
});

describe('[OFF-3] images of an origin with CORS', () => {
  test('images of an origin with CORS need one request each, even when many are requested at the same time', async () => {
    const show = await startServiceWorker();
    await Promise.all(['/1.png', '/2.png'].map(show));
    await runEventLoop(); // the writes to the database, which the tested code does not await
    await Promise.all(['/3.png', '/4.png'].map(await startServiceWorker()));
    expect(requests.sort()).toEqual(['cors /1.png', 'cors /2.png', 'cors /3.png', 'cors /4.png']);
  });

  test('are still requested with CORS after an image without the CORS header', async () => {
    const show = await startServiceWorker();
    await show('/1.png');
    hasCors = false;
    await show('/missing.png');
    hasCors = true;
    await show('/2.png');
    expect(requests.at(-1)).toBe('cors /2.png');
  });

  test('are still requested with CORS after a network failure', async () => {
    const show = await startServiceWorker();
    isOffline = true;
    expect((await show('/1.png')).ok).toBe(false);
    isOffline = false;
    await show('/1.png');
    expect(requests.at(-1)).toBe('cors /1.png');
  });
});
