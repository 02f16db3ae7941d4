import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
  toAssetManifestEntry,
} from '../../tests/support/service-worker/service-worker-fixture';
import { fetchFile, fetchFileFromHttpCache, findBodyMismatch } from './fetch-file';

const script = { url: '/m/assets/main.1.js', text: 'main()' };
const file = toAssetManifestEntry(script);

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  rig.deploy({ build: 'b1', files: [script] });
});
afterEach(() => rig.close());

/** Makes the server respond to its next requests with these bodies, one after the other. */
function serve(...bodies: readonly string[]): void {
  const left = [...bodies];
  rig.server.respond = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript', 'x-policy': 'kept' }).end(left.shift());
}
const cacheModes = () => rig.requested.map(({ cache }) => cache);

describe('[OFF-2] fetching a file of a version', () => {
  test('uses the copy in the HTTP cache if the copy is valid', async () => {
    serve('main()');
    const fetched = await fetchFile(file);
    expect(fetched.ok && (await fetched.value.text())).toBe('main()');
    expect(fetched.ok && fetched.value.headers.get('x-policy')).toBe('kept');
    expect(rig.requested).toEqual([{ path: file.url, cache: 'default', redirect: 'error' }]);
  });

  test('bypasses the HTTP cache if the cached copy is invalid', async () => {
    serve('broke!', 'main()');
    expect((await fetchFile(file)).ok).toBe(true);
    expect(cacheModes()).toEqual(['default', 'reload']);
  });

  test.each([
    ['another file of the same length', ['broke!', 'broke!'], 'hash'],
    ['half of the file', ['main', 'main'], 'length'],
  ])('fails if the server sends %s instead of the file', async (_, bodies, fault) => {
    serve(...bodies);
    expect(await fetchFile(file)).toEqual({ ok: false, error: fault });
  });

  test.each([
    ['an HTML page instead of a script', 200, 'type'],
    ['an HTTP error', 503, 'status'],
  ])('fails if the response is %s', async (_, status, fault) => {
    rig.server.respond = (_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('main()');
    expect(await fetchFile(file)).toEqual({ ok: false, error: fault });
    expect(rig.requested).toHaveLength(2);
  });

  test('does not follow redirects', async () => {
    rig.server.respond = ({ url }, response) =>
      url === file.url
        ? response.writeHead(302, { location: '/elsewhere.js' }).end()
        : response.writeHead(200, { 'content-type': 'text/javascript' }).end('main()');
    expect(await fetchFile(file)).toEqual({ ok: false, error: 'network' });
  });

  test('results in a network error when offline', async () => {
    rig.goOffline();
    expect(await fetchFile(file)).toEqual({ ok: false, error: 'network' });
  });

  test('each attempt to fetch a file of a version times out if the body is incomplete after 30 seconds', async () => {
    installFakeTimeouts();
    rig.server.respond = (_, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).write('mai');
    const fetched = fetchFile(file);
    await rig.server.waitForRequests(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(rig.server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await rig.server.waitForRequests(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await fetched).toEqual({ ok: false, error: 'timeout' });
  });
});

describe('[OFF-3] file in the HTTP cache', () => {
  test('a file in the HTTP cache is returned without a network request', async () => {
    rig.httpCache.add(file.url);
    expect((await fetchFileFromHttpCache(file)).ok).toBe(true);
    expect(cacheModes()).toEqual(['only-if-cached']);
  });

  test('fetchFileFromHttpCache() returns an error if the HTTP cache does not contain the file', async () => {
    expect(await fetchFileFromHttpCache(file)).toEqual({ ok: false, error: 'network' });
    expect(rig.server.requests).toEqual([]);
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text).slice().buffer;
const SCRIPT_BODY = 'export const answer = 42;';
const VERIFIED = {
  bytes: SCRIPT_BODY.length,
  sha256: '8ddd56a4478052aac936a9d31d6ef165ee3968c394156d6eb2856438c23cb8f1',
};

describe('[OFF-2] verifying a response body', () => {
  test.each([
    ['the file', SCRIPT_BODY, undefined],
    ['a truncated file', SCRIPT_BODY.slice(0, -1), 'length'],
    ['the file with trailing text', `${SCRIPT_BODY}\n`, 'length'],
    ['another file of the same length', SCRIPT_BODY.replace('42', '43'), 'hash'],
    ['an empty body', '', 'length'],
  ])('for a response with %s, findBodyMismatch() returns $2', async (_, body, fault) => {
    expect(await findBodyMismatch(bytesOf(body), VERIFIED)).toBe(fault);
  });
});
