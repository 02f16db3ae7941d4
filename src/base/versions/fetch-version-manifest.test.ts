import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../../tests/support/service-worker/service-worker-fixture';
import { assetManifest, staticFileManifest } from '../../contract/service-worker/asset-manifest';
import { fetchVersionManifest, parseVersionManifest } from './fetch-version-manifest';

const sha256 = 'ab'.repeat(32);
const shell = { url: '/m/index.html', bytes: 10, sha256, group: 'critical' };
const manifest = (...files: unknown[]) => ({ build: 'b1', files });

describe('[OFF-2] validation of a manifest', () => {
  test('parseVersionManifest() sets serviceWorker to “on” if the manifest does not contain it', () => {
    expect(parseVersionManifest(assetManifest, manifest(shell))).toEqual({
      ok: true,
      value: { ...manifest(shell), serviceWorker: 'on' },
    });
  });

  test('parseVersionManifest() accepts “off” as the value of serviceWorker, but no unknown value', () => {
    const switchedOff = { ...manifest(shell), serviceWorker: 'off' };
    expect(parseVersionManifest(assetManifest, switchedOff)).toEqual({ ok: true, value: switchedOff });
    expect(parseVersionManifest(assetManifest, { ...switchedOff, serviceWorker: 'perhaps' }).ok).toBe(false);
  });

  test.each([
    ['HTML', '<!doctype html>'],
    ['null', null],
    ['no build', { files: [shell] }],
    ['an empty build', { build: '', files: [shell] }],
    ['no files', manifest()],
    ['no shell', manifest({ ...shell, url: '/m/assets/main.js' })],
    ['a shell that is not critical', manifest({ ...shell, group: 'lazy' })],
    ['a file of another host', manifest(shell, { ...shell, url: '//evil.example/m/x.js' })],
    ['a file outside /m/', manifest(shell, { ...shell, url: '/wps/system/status' })],
    ['a file with a query', manifest(shell, { ...shell, url: '/m/x.js?v=1' })],
    ['a truncated hash', manifest(shell, { ...shell, sha256: 'ab' })],
    ['a negative length', manifest(shell, { ...shell, bytes: -1 })],
    ['an unknown group', manifest(shell, { ...shell, group: 'later' })],
  ])('parseVersionManifest() rejects an invalid manifest: %s', (_, data) => {
    expect(parseVersionManifest(assetManifest, data).ok).toBe(false);
  });

  test('[UPD-1] parseVersionManifest() rejects a static file manifest without a build id', () => {
    expect(parseVersionManifest(staticFileManifest, manifest(shell)).ok).toBe(true);
    expect(parseVersionManifest(staticFileManifest, manifest()).ok).toBe(true);
    expect(parseVersionManifest(staticFileManifest, { files: [] }).ok).toBe(false);
    expect(parseVersionManifest(staticFileManifest, '<!doctype html>').ok).toBe(false);
  });
});

describe('[UPD-1] fetching a manifest', () => {
  let rig: ServiceWorkerFixture;
  beforeEach(async () => {
    rig = await startServiceWorkerFixture();
  });
  afterEach(() => rig.close());

  const read = () => fetchVersionManifest('/m/asset-manifest.json', assetManifest);
  const serve = (body: string, type = 'application/json', status = 200) => {
    rig.server.respond = (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
  };

  test('fetchVersionManifest() bypasses every cache and follows no redirect', async () => {
    serve(JSON.stringify(manifest(shell)));
    const before = Date.now();
    expect(await read()).toMatchObject({ ok: true, value: { build: 'b1' } });
    const [{ path, ...how } = { path: '' }] = rig.requested;
    expect(how).toEqual({ cache: 'no-store', redirect: 'error' });
    const [, time] = /^\/m\/asset-manifest\.json\?t=(\d+)$/.exec(path) ?? [];
    expect(Number(time)).toBeGreaterThanOrEqual(before);
  });

  test('fetchVersionManifest() fails with the reason why a response is invalid', async () => {
    serve('', 'application/json', 404);
    expect(await read()).toEqual({ ok: false, error: 'status' });
    serve('<h1>Sign in to the hotel</h1>', 'text/html');
    expect(await read()).toEqual({ ok: false, error: 'type' });
    serve('{"build": "b1", "fil');
    expect(await read()).toMatchObject({ ok: false, error: expect.stringContaining('SyntaxError') });
    serve(JSON.stringify({ build: 7, files: 'none' }));
    expect(await read()).toMatchObject({
      ok: false,
      error: expect.stringMatching(/Expected string.*; .*Expected Array/),
    });
    rig.goOffline();
    expect(await read()).toEqual({ ok: false, error: 'TypeError: Failed to fetch' });
  });

  test('fetchVersionManifest() times out after ten seconds', async () => {
    installFakeTimeouts();
    rig.server.respond = () => undefined;
    const reading = read();
    await rig.server.waitForRequests(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({ ok: false, error: expect.stringContaining('AbortError') });
  });
});
