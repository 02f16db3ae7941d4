import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { setUpTestPlatform } from '../testing/test-platform';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const { caller } = setUpTestPlatform(dist);
afterAll(() => rmSync(dist, { recursive: true }));

const APP = 'console.log("app")';
const PAGE = '<!doctype html><title>app</title>';
put('m/index.html', PAGE);
put('m/frame.html', PAGE);
put('m/assets/app-1.js', APP);
put('m/assets/app-1.js.gz', gzipSync(APP));
put('m/assets/app-1.js.br', 'stale');
utimesSync(join(dist, 'm/assets/app-1.js.br'), 1, 1);
put('mobile/mc/asset-manifest.json', '{}');
put(
  'headers.json',
  JSON.stringify([
    { pattern: '^/m/assets/', serve: 'file', headers: { 'Cache-Control': 'immutable' } },
    {
      pattern: '^/m/frame.html$',
      serve: 'file',
      headers: {
        'Content-Security-Policy': "sandbox allow-scripts; script-src 'self' https:; img-src 'self' https: data:",
      },
    },
    {
      pattern: '^/m/',
      serve: 'page',
      headers: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': "connect-src 'self' https:; x" },
    },
    { pattern: '^/mobile/mc/', serve: 'file', headers: {} },
  ]),
);

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(caller().origin + path, { headers, method, redirect: 'manual' });

describe('[UPD-2] built file', () => {
  test('a built file is served compressed if the client accepts it, but never from an outdated compressed file', async () => {
    const response = await get('/m/assets/app-1.js', { 'Accept-Encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(APP);
    const plain = await get('/m/assets/app-1.js', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(APP);
  });

  test('a built file is served with the headers of the first rule that matches its path', async () => {
    const asset = await get('/m/assets/app-1.js');
    expect(asset.headers.get('cache-control')).toBe('immutable');
    expect(asset.headers.get('content-security-policy')).toBeNull();
    expect((await get('/m/home')).headers.get('cache-control')).toBe('no-cache');
  });

  test('[DOM-2] a built page whose CSP allows any https origin may also connect to local domains over http', async () => {
    const policy = (await get('/m/home')).headers.get('content-security-policy');
    expect(policy).toBe("connect-src 'self' https: http://*.localhost:*; x");
  });

  test('[MINI-1.3][CAPT-4] a built page with a sandbox CSP may load files from this server in WebKit too', async () => {
    const policy = (await get('/m/frame.html')).headers.get('content-security-policy');
    const local = 'http://*.localhost:* http://localhost:*';
    expect(policy).toBe(
      `sandbox allow-scripts; script-src 'self' https: ${local}; img-src 'self' https: ${local} data:`,
    );
  });

  test('[UPD-1] a request for a built file results in a 304 if the ETag matches', async () => {
    const etag = (await get('/m/index.html')).headers.get('etag') ?? '';
    const again = await get('/m/index.html', { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const tag of [`"other", ${etag}`, `W/${etag}`, '*'])
      expect((await get('/m/index.html', { 'If-None-Match': tag })).status).toBe(304);
    expect((await get('/m/index.html', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('[UPD-1] a HEAD request for a built file returns the length of the file, but no body', async () => {
    const response = await get('/mobile/mc/asset-manifest.json', {}, 'HEAD');
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '2', '']);
  });
});
