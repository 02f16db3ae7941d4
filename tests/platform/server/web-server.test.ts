import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createHeaderRules } from '../../../deploy/headers.mjs';
import { sendRawRequest } from '../../support/http/send-raw-request';
import {
  expectWebServerResponse,
  WEB_SERVER_REQUESTS,
  writeWebServerFiles,
} from '../../support/http/web-server-requests';
import { setUpTestPlatform } from '../testing/test-platform';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
writeWebServerFiles(dist);
writeFileSync(
  join(dist, 'headers.json'),
  JSON.stringify(createHeaderRules({ scripts: [], styles: [], identity: 'none' })),
);
const { platform } = setUpTestPlatform(dist);
afterAll(() => rmSync(dist, { recursive: true }));

describe('[ROUTE-1.1][UPD-2] local server', () => {
  test.each(WEB_SERVER_REQUESTS)('responds to $method $path as nginx does: with status $status', async (row) =>
    expectWebServerResponse(await sendRawRequest(platform().port, row), row),
  );

  test.each([['//'], ['//m/home'], ['http://'], ['http://%'], ['http://[::1/m'], ['*']])(
    'responds to the target %s without an error of its own',
    async (target) => {
      const { status, body } = await sendRawRequest(platform().port, { path: target });
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/Error|at .*:\d+:\d+/);
    },
  );

  test('[API-1] a browser does not guess the type of any response of the local server', async () => {
    for (const path of [
      '/wps/system/status',
      '/wps/none',
      '/console',
      '/console/api/faults',
      '/cdn/FAIR/logo.svg',
      '/none',
    ])
      expect([path, (await sendRawRequest(platform().port, { path })).headers['x-content-type-options']]).toEqual([
        path,
        'nosniff',
      ]);
  });

  test('[OPS-2.7] a host without an icon of the operator shows the merchant’s on pages of the platform', async () => {
    const { status, headers } = await sendRawRequest(platform().port, {
      path: '/favicon.ico',
      headers: { Host: 'kopi.example' },
    });
    expect([status, headers.location]).toEqual([302, '/cdn/FAIR/icon-192.png']);
  });

  test('[OPS-2.9] behind a proxy, URLs and merchant are those of the host and port that the proxy was asked for', async () => {
    const read = async (forwarded: string) => {
      const headers = { 'X-Forwarded-Host': forwarded };
      const query = '?device=MOBILE&track=&originalDomain=x&url=http://x/m/';
      const { body } = await sendRawRequest(platform().port, { path: `/wps/system/status${query}`, headers });
      return JSON.parse(body).value.info;
    };
    expect(await read('kopi.localhost:8080')).toMatchObject({
      merchantCode: 'KOPI',
      imageCDNs: ['http://kopi.localhost:8080/cdn/'],
    });
    expect(await read('x/"<script>')).toMatchObject({ merchantCode: 'FAIR' });
  });

  test('never asks a browser to require https', async () => {
    for (const path of ['/m', '/m/home', '/m/gone.js', '/m/sw.js'])
      expect((await sendRawRequest(platform().port, { path })).headers['strict-transport-security']).toBeUndefined();
  });
});
