import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  renderNginxErrorTexts,
  renderNginxHosts,
  renderNginxLocations,
  renderNginxRoot,
  renderNginxTypes,
  SITE_ROOT,
} from '../../deploy/nginx-locations.mjs';
import { listMissingNginxFiles } from '../ensure-nginx.mjs';
import { sendRawRequest } from '../support/http/send-raw-request';
import { createSuccessHandler, startTestServer, type TestServer } from '../support/http/test-server';
import { expectWebServerResponse, WEB_SERVER_REQUESTS, writeWebServerFiles } from '../support/http/web-server-requests';

const CAPTCHA_SERVER = renderNginxCaptchaServer(
  'https://captcha.example',
  createCaptchaHostHeaderRules().map(addHstsHeader),
);

const ENGLISH_TEXTS = { lang: 'en', dir: 'ltr', busy: 'Too many.', down: 'Not available.', retry: 'Retry' };
const URDU_TEXTS = { lang: 'ur', dir: 'rtl', busy: 'بہت زیادہ', down: 'دستیاب نہیں ہے۔', retry: 'دوبارہ' };

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
      .replaceAll(SITE_ROOT, root)
      .replace('/etc/nginx/resolver.conf', `${root}/resolver.conf`)
      .replace('/run/nginx.pid', `${root}/nginx-${port}.pid`)
      .replace('listen 80 ', `listen 127.0.0.1:${port} `)
      .replace('nginx-captcha.conf', `nginx-captcha-${port}.conf`)
      .replace('gateway:80', gateway);
    const file = path.join(root, `nginx-${port}.conf`);
    writeFileSync(file, config);
    const captcha = CAPTCHA_SERVER.replaceAll(SITE_ROOT, root).replace('listen 80;', `listen 127.0.0.1:${port};`);
    writeFileSync(path.join(root, `nginx-captcha-${port}.conf`), captcha);
    return file;
  }

  beforeAll(async () => {
    if (listMissingNginxFiles().length > 0) throw new Error('nginx is missing: run node tests/ensure-nginx.mjs');
    const rules = createHeaderRules({ scripts: [], styles: [], identity: 'none' }).map(addHstsHeader);
    chmodSync(root, 0o755); // nginx worker processes run as the user nobody
    writeWebServerFiles(root);
    writeFileSync(
      path.join(root, 'nginx-hosts.conf'),
      renderNginxHosts(['kopi.example'], ['FAIR']) +
        renderNginxErrorTexts(new Map([['kopi.example', 'ur']]), [ENGLISH_TEXTS, URDU_TEXTS]),
    );
    writeFileSync(path.join(root, 'nginx-locations.conf'), renderNginxLocations(rules));
    writeFileSync(path.join(root, 'nginx-errors.conf'), renderNginxErrorPages());
    writeFileSync(path.join(root, 'nginx-root.conf'), renderNginxRoot(root));
    writeFileSync(path.join(root, 'nginx-types.conf'), renderNginxTypes());
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
    while (nginx.exitCode === null && !(await fetch(origin).catch(() => undefined))) await delay(50);
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

  test('[UPD-2] starts even if the host name of the platform cannot be resolved', () => {
    const { status, stderr } = spawnSync(
      'nginx',
      ['-t', '-c', configure(9, 'no-such-host.invalid:80'), '-e', 'stderr'],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, expect.stringContaining('successful')]);
  });

  test('[API-1] requests are forwarded to the platform, and the platform’s responses are returned unchanged', async () => {
    const response = await fetch(`${origin}/wps/system/test/ping?speed=1`, { headers: { Merchant: 'FAIR' } });
    expect(await response.json()).toEqual({ success: true, value: { pong: true } });
    expect(platform.requests.at(-1)).toMatchObject({
      url: '/wps/system/test/ping?speed=1',
      headers: { merchant: 'FAIR' },
    });
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  test.each(WEB_SERVER_REQUESTS)('[ROUTE-1][UPD-2] responds to $method $path with status $status', async (row) => {
    const response = await sendRawRequest(Number(new URL(origin).port), row);
    expectWebServerResponse(response, row);
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('[UPD-2] sends the security headers with a 404', async () => {
    for (const url of ['/m/gone.js', '/other', '/nginx-locations.conf']) {
      const response = await fetch(origin + url);
      expect([response.status, await response.text()]).toEqual([404, 'not found\n']);
      expectBareHeaders(response);
    }
  });

  test('[CAPT-4] the security headers are sent with errors of the captcha frame’s host', async () => {
    const port = Number(new URL(origin).port);
    const response = await sendRawRequest(port, { path: '/m/home', headers: { Host: 'captcha.example' } });
    expect(response.status).toBe(404);
    for (const [name, value] of Object.entries(REDIRECT_AND_ERROR_HEADERS))
      expect([name, response.headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  test('[UPD-2] sends the security headers with a 405, a 413 and a redirect', async () => {
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

  test.each(['/wps/relay/feedback', '/mini-game/game.js'])(
    '[API-1] a browser does not guess the type of a response of the platform at %s',
    async (url) => {
      platform.respond = (_, response) => {
        response.setHeader('X-Content-Type-Options', 'something else');
        response.end('<script>alert(1)</script>');
      };
      expect((await fetch(origin + url)).headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('[API-7] the response is a 502 with the security headers if the platform closes the connection without a response', async () => {
    platform.respond = (_, response) => response.destroy();
    const response = await fetch(`${origin}/wps/system/status`);
    expect(response.status).toBe(502);
    expectBareHeaders(response);
  });

  test.each([
    ['kopi.example', '<html lang=ur dir=rtl>', '<p>دستیاب نہیں ہے۔</p>', 'دوبارہ'],
    ['other.example', '<html lang=en dir=ltr>', '<p>Not available.</p>', 'Retry'],
  ])(
    '[I18N-1.5] the page of a 502 of nginx on the host %s is in the language and direction of the host',
    async (host, element, text, retry) => {
      platform.respond = (_, response) => response.destroy();
      const port = Number(new URL(origin).port);
      const response = await sendRawRequest(port, { path: '/wps/system/status', headers: { Host: host } });
      expect([response.status, response.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
      for (const part of [element, text, `<a href=''>${retry}</a>`]) expect(response.body).toContain(part);
    },
  );
});
