import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addHstsHeader,
  createCaptchaHostHeaderRules,
  createHeaderRules,
  REDIRECT_AND_ERROR_HEADERS,
} from '../../deploy/headers.mjs';
import {
  renderNginxCaptchaServer,
  renderNginxErrorPages,
  renderNginxLocations,
} from '../../deploy/nginx-locations.mjs';
import { listMissingNginxFiles } from '../ensure-nginx.mjs';
import { createSuccessHandler, startTestServer, type TestServer } from '../support/http/test-server';

const CAPTCHA_SERVER = renderNginxCaptchaServer(
  'https://captcha.example',
  createCaptchaHostHeaderRules().map(addHstsHeader),
);

describe('nginx with the configuration of the repository', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  let platform: TestServer;
  let origin = '';
  let nginx: ReturnType<typeof spawn>;

  /**
   * Writes copies of deploy/nginx.conf and of the captcha host's configuration with the paths and ports of this test.
   * Returns the path of the copy of deploy/nginx.conf.
   */
  function configure(port: number, gateway: string): string {
    const config = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
      .replaceAll('/srv/fairground', root)
      .replace('/etc/nginx/resolver.conf', `${root}/resolver.conf`)
      .replace('/run/nginx.pid', `${root}/nginx-${port}.pid`)
      .replace('listen 80 ', `listen 127.0.0.1:${port} `)
      .replace('nginx-captcha.conf', `nginx-captcha-${port}.conf`)
      .replace('gateway:80', gateway);
    const file = path.join(root, `nginx-${port}.conf`);
    writeFileSync(file, config);
    const captcha = CAPTCHA_SERVER.replaceAll('/srv/fairground', root).replace(
      'listen 80;',
      `listen 127.0.0.1:${port};`,
    );
    writeFileSync(path.join(root, `nginx-captcha-${port}.conf`), captcha);
    return file;
  }

  beforeAll(async () => {
    if (listMissingNginxFiles().length > 0) throw new Error('nginx is missing: run node tests/ensure-nginx.mjs');
    const rules = createHeaderRules({ scripts: [], styles: [], identity: 'none' }).map(addHstsHeader);
    chmodSync(root, 0o755); // nginx worker processes run as the user nobody
    mkdirSync(path.join(root, 'm/assets'), { recursive: true });
    writeFileSync(path.join(root, 'm/index.html'), '<!doctype html><title>app</title>');
    writeFileSync(path.join(root, 'm/assets/main-1.js'), '1');
    writeFileSync(path.join(root, 'nginx-locations.conf'), renderNginxLocations(rules));
    writeFileSync(path.join(root, 'nginx-errors.conf'), renderNginxErrorPages());
    writeFileSync(path.join(root, 'resolver.conf'), 'resolver 127.0.0.1:1 valid=1s ipv6=off;\n');
    platform = await startTestServer();
    const free = await startTestServer();
    await free.close();
    origin = free.origin;
    const port = Number(new URL(origin).port);
    nginx = spawn(
      'nginx',
      ['-c', configure(port, new URL(platform.origin).host), '-g', 'daemon off;', '-e', 'stderr'],
      { stdio: 'inherit' },
    );
    for (let tries = 0; tries < 100 && !(await fetch(origin).catch(() => undefined)); tries += 1) await delay(50);
  });
  beforeEach(() => {
    platform.respond = createSuccessHandler({ pong: true });
  });
  afterAll(async () => {
    nginx?.kill();
    await platform?.close();
    rmSync(root, { recursive: true, force: true });
  });

  const expectBareHeaders = (response: Response) => {
    for (const [name, value] of Object.entries(REDIRECT_AND_ERROR_HEADERS))
      expect([name, response.headers.get(name)]).toEqual([name, value]);
  };

  test('[UPD-2] nginx with the configuration of the repository starts even if the host name of the platform cannot be resolved', () => {
    const { status, stderr } = spawnSync(
      'nginx',
      ['-t', '-c', configure(9, 'no-such-host.invalid:80'), '-e', 'stderr'],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, expect.stringContaining('successful')]);
  });

  test('[API-1] nginx with the configuration of the repository forwards requests to the platform and returns the platform’s responses unchanged', async () => {
    const response = await fetch(`${origin}/wps/system/test/ping?speed=1`, { headers: { Merchant: 'FAIR' } });
    expect(await response.json()).toEqual({ success: true, value: { pong: true } });
    expect(platform.requests.at(-1)).toMatchObject({
      url: '/wps/system/test/ping?speed=1',
      headers: { merchant: 'FAIR' },
    });
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  test.each([
    ['/m/home', 200],
    ['/m/register.html', 200],
    ['/m/assets/main-1.js', 200],
  ])(
    '[ROUTE-1] nginx with the configuration of the repository responds to %s with status %i and HSTS',
    async (url, status) => {
      const response = await fetch(origin + url);
      expect([response.status, response.headers.get('strict-transport-security')]).toEqual([
        status,
        'max-age=31536000',
      ]);
    },
  );

  test.each([
    '/m/gone.js',
    '/m/assets/gone',
    '/m/assets/gone.html',
    '/m/a/b.map',
    '/other',
    '/nginx-locations.conf',
    '/headers.json',
  ])(
    '[UPD-2] nginx with the configuration of the repository responds to %s with a 404 and the security headers',
    async (url) => {
      const response = await fetch(origin + url);
      expect([response.status, await response.text()]).toEqual([404, 'not found\n']);
      expectBareHeaders(response);
    },
  );

  test('[CAPT-4] nginx with the configuration of the repository sends the security headers with errors of the captcha frame’s host', async () => {
    const { hostname, port } = new URL(origin);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ hostname, port, path: '/m/home', headers: { Host: 'captcha.example' } }, resolve).on('error', reject);
    });
    response.resume();
    expect(response.statusCode).toBe(404);
    for (const [name, value] of Object.entries(REDIRECT_AND_ERROR_HEADERS))
      expect([name, response.headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  test('[UPD-2] nginx with the configuration of the repository sends the security headers with a 405, a 413 and a redirect', async () => {
    const posted = await fetch(`${origin}/m/home`, { method: 'POST', body: 'x' });
    expect(posted.status).toBe(405);
    expectBareHeaders(posted);
    const large = await fetch(`${origin}/wps/relay/feedback`, { method: 'POST', body: 'x'.repeat(13 * 1024 * 1024) });
    expect(large.status).toBe(413);
    expectBareHeaders(large);
    const sent = await fetch(`${origin}/?r=7`, { redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/m/?r=7']);
    expectBareHeaders(sent);
  });

  test('[API-7] nginx with the configuration of the repository responds with a 502 and the security headers if the platform closes the connection without a response', async () => {
    platform.respond = (_, response) => response.destroy();
    const response = await fetch(`${origin}/wps/system/status`);
    expect(response.status).toBe(502);
    expectBareHeaders(response);
  });
});
