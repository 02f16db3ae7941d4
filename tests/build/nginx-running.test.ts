import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
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
  renderNginxProbes,
  renderNginxRoot,
  renderNginxTypes,
} from '../../deploy/nginx-locations.mjs';
import { listMissingNginxFiles } from '../ensure-nginx.mjs';
import { adaptRenderedConfig, findFreePort, startNginx, writeNginxCopy } from '../support/deploy/nginx-copy';
import { sendRawRequest } from '../support/http/send-raw-request';
import { createSuccessHandler, startTestServer, type TestServer } from '../support/http/test-server';
import { expectWebServerResponse, WEB_SERVER_REQUESTS, writeWebServerFiles } from '../support/http/web-server-requests';

const CAPTCHA_SERVER = renderNginxCaptchaServer(
  'https://captcha.example',
  createCaptchaHostHeaderRules().map(addHstsHeader),
);

const ENGLISH_TEXTS = { lang: 'en', dir: 'ltr', busy: 'Too many.', down: 'Not available.', retry: 'Retry' };
const URDU_TEXTS = { lang: 'ur', dir: 'rtl', busy: 'بہت زیادہ', down: 'دستیاب نہیں ہے۔', retry: 'دوبارہ' };

/** What an operator may add: a limit of requests, and a time without service. */
const LIMITS = [429, 503].map((status) => `location = /limit/${status} { return ${status}; }\n`).join('');

/** Headers that a passed path must not set for the whole origin. */
const REFUSED_HEADERS = ['set-cookie', 'clear-site-data', 'service-worker-allowed'];

describe('nginx with the configuration of the repository', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const folders = { served: path.join(root, 'served'), run: path.join(root, 'run') };
  const site = path.join(folders.served, 'current');
  let platform: TestServer;
  let pictures: TestServer;
  let port = 0;
  let origin = '';
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  const write = (name: string, text: string) => writeFileSync(path.join(site, name), text);
  const setRights = (mode: string) => spawnSync('chmod', ['-R', mode, folders.served]);
  const readAccessLog = () => readFileSync(path.join(folders.run, 'access.log'), 'utf8');

  beforeAll(async () => {
    if (listMissingNginxFiles().length > 0) throw new Error('nginx is missing: run node tests/ensure-nginx.mjs');
    const rules = createHeaderRules({ scripts: [], styles: [], identity: 'none' }).map(addHstsHeader);
    chmodSync(root, 0o755); // nginx runs as another user
    mkdirSync(site, { recursive: true });
    writeWebServerFiles(site);
    write(
      'nginx-hosts.conf',
      renderNginxHosts(['kopi.example'], ['FAIR']) +
        renderNginxErrorTexts(new Map([['kopi.example', 'ur']]), [ENGLISH_TEXTS, URDU_TEXTS]),
    );
    write('nginx-locations.conf', renderNginxLocations(rules));
    write('nginx-errors.conf', renderNginxErrorPages());
    write('nginx-probes.conf', renderNginxProbes() + LIMITS);
    write('nginx-root.conf', renderNginxRoot(site));
    write('nginx-types.conf', renderNginxTypes());
    platform = await startTestServer();
    pictures = await startTestServer();
    port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    write('nginx-captcha.conf', adaptRenderedConfig(CAPTCHA_SERVER, folders, port));
    const config = writeNginxCopy(folders, port, {
      GATEWAY: platform.origin,
      PASSED_PATHS: `/cdn/=${pictures.origin} /v1/col.lect=${pictures.origin}`,
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    setRights('a-w');
    nginx = await startNginx(config, origin);
  });
  beforeEach(() => {
    platform.respond = createSuccessHandler({ pong: true });
  });
  afterAll(async () => {
    nginx?.child.kill();
    await platform?.close();
    await pictures?.close();
    setRights('u+w');
    rmSync(root, { recursive: true, force: true });
  });

  const expectBareHeaders = (response: Response) => {
    for (const [name, value] of Object.entries(REDIRECT_AND_ERROR_HEADERS))
      expect([name, response.headers.get(name)]).toEqual([name, value]);
  };

  test('[UPD-2] starts even if the host name of the platform cannot be resolved', () => {
    const other = { ...folders, run: path.join(root, 'other') };
    const config = writeNginxCopy(other, port, { GATEWAY: 'http://no-such-host.invalid:80' });
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', config, '-e', 'stderr'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('successful')]);
  });

  test('[OPS-2.4] runs as a user without rights and writes nothing but to the folder for that', () => {
    const [user] = readFileSync(`/proc/${nginx.child.pid}/status`, 'utf8').match(/^Uid:.*$/m) ?? [];
    expect(user).not.toMatch(/\b0\b/);
    const written = readdirSync(folders.run).sort();
    expect(written).toEqual(expect.arrayContaining(['access.log', 'client-body', 'nginx.pid', 'proxy']));
    expect(nginx.errors.join('')).toBe('');
  });

  test('[OPS-2.5] says that it is alive, and that it is ready only while there is a site to serve', async () => {
    const get = async (url: string) => {
      const response = await fetch(origin + url);
      return [response.status, await response.text()];
    };
    expect(await get('/healthz')).toEqual([200, 'ok\n']);
    expect(await get('/readyz')).toEqual([200, 'ready\n']);
    expectBareHeaders(await fetch(`${origin}/readyz`));
    setRights('u+w');
    const manifest = path.join(site, 'm/asset-manifest.json');
    renameSync(manifest, `${manifest}.gone`);
    onTestFinished(() => {
      renameSync(`${manifest}.gone`, manifest);
      setRights('a-w');
    });
    expect((await get('/readyz'))[0]).toBe(503);
    expect((await get('/healthz'))[0]).toBe(200);
    expect((await get('/readyz'))[0]).toBe(503);
    // nginx writes a line after the response has been sent; the last one comes after any line of the second last probe.
    const readProbes = () => readAccessLog().match(/(healthz|readyz)","status":\d+/g);
    await expect.poll(readProbes).toEqual(['readyz","status":503', 'readyz","status":503']);
  });

  test('[OPS-2.6] a request is logged as JSON with its id, and with no token, code or address', async () => {
    const headers = {
      'X-Forwarded-For': '203.0.113.77',
      'X-Request-Id': 'a1b2c3d4-e5',
      Referer: 'https://x/?token=s3cret',
    };
    const get = (path: string, more = {}) => sendRawRequest(port, { path, headers: { ...headers, ...more } });
    const before = readAccessLog().length;
    await get('/m/home?token=s3cret&code=s3cret');
    await get('/m/home%3Ftoken=s3cret');
    await get('/m/login&token=s3cret');
    await get('/wps/system/status?token=s3cret');
    await get('/m/', { 'X-Request-Id': 'bad" id', 'X-Forwarded-For': '2001:db8:aaaa:bbbb::7' });
    platform.respond = (_, response) => response.destroy();
    await get('/wps/member/info?token=s3cret');
    const readLines = () => readAccessLog().slice(before).split('\n').filter(Boolean);
    await expect.poll(readLines).toHaveLength(6);
    const lines = readLines();
    const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(logged.map(({ path: url, status }) => [url, status])).toEqual([
      ['/m/home', 200],
      ['/m/home', 200],
      ['/m/login', 200],
      ['/wps/system/status', 200],
      ['/m/', 200],
      ['/wps/member/info', 502],
    ]);
    expect(logged[0]).toMatchObject({ requestId: 'a1b2c3d4-e5', address: '203.0.113.0/24', method: 'GET' });
    expect(logged[4]).toMatchObject({ address: '2001:db8::/32', requestId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(lines.join() + nginx.errors.join('')).not.toMatch(/s3cret|113\.77|bbbb/);
  });

  test('[OPS-2.6] the platform gets the id of the request that is logged', async () => {
    await fetch(`${origin}/wps/system/test/ping`, { headers: { 'X-Request-Id': 'id-of-this-page.1' } });
    expect(platform.requests.at(-1)?.headers['x-request-id']).toBe('id-of-this-page.1');
    await fetch(`${origin}/wps/system/test/ping`);
    const requestId = platform.requests.at(-1)?.headers['x-request-id'];
    expect(requestId).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(readAccessLog).toContain(`"requestId":"${requestId}"`);
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

  test('[OPS-2.8] the paths of the environment are passed on without the session, and no others', async () => {
    pictures.respond = (_, response) => {
      for (const name of REFUSED_HEADERS) response.setHeader(name, '*');
      response.setHeader('Content-Security-Policy', "img-src 'none'").end('picture');
    };
    const headers = {
      Cookie: 'session=s3cret',
      Authorization: 's3cret',
      'X-Request-Id': 'id-of-this-page.2',
      'X-Forwarded-For': '203.0.113.7',
    };
    for (const url of ['/cdn/FAIR/a.svg?v=1', '/v1/col.lect']) {
      const response = await fetch(origin + url, { headers });
      expect([response.status, await response.text()]).toEqual([200, 'picture']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      for (const name of REFUSED_HEADERS) expect([name, response.headers.get(name)]).toEqual([name, null]);
      // The policy of the picture's host applies as well.
      const policy = response.headers.get('content-security-policy');
      expect(policy).toMatch(/^img-src 'none', sandbox allow-popups; script-src 'none';/);
      const request = pictures.requests.at(-1);
      expect([request?.url, request?.headers['x-request-id']]).toEqual([url, 'id-of-this-page.2']);
      expect(JSON.stringify(request?.headers)).not.toMatch(/s3cret|203\.0\.113/);
    }
    const count = pictures.requests.length;
    for (const url of ['/cdn', '/x/cdn/a', '/v1/collect', '/v1/col.lect/x', '/CDN/a'])
      expect([url, (await fetch(origin + url)).status]).toEqual([url, 404]);
    const paths = ['/cdn/..%2Fv1/x', '/cdn/%2e%2e/x', '/cdn/..%5cx', '/cdn//x', '/cdn/../cdn/x', '/x/..%2Fcdn/x'];
    for (const written of paths)
      expect([written, (await sendRawRequest(port, { path: written })).status]).toEqual([written, 404]);
    expect(pictures.requests).toHaveLength(count);
  });

  test('[OPS-2.8] the platform learns host and port of the page, and not what a visitor says of them', async () => {
    for (const url of ['/wps/system/test/ping', '/mini-game/v1']) {
      await fetch(origin + url, { headers: { 'X-Forwarded-Host': 'evil.example' } });
      expect(platform.requests.at(-1)?.headers['x-forwarded-host']).toBe(`127.0.0.1:${port}`);
    }
  });

  test.each([
    ['other.example:80@evil.example', '/wps/system/test/ping', 'other.example'],
    ['other.example:80.evil.example', '/wps/system/test/ping', 'other.example'],
    ['Other.example:8443', '/wps/system/test/ping', 'other.example:8443'],
    ['[::1]:8443', '/wps/system/test/ping', '[::1]:8443'],
    ['other.example.:8443', '/wps/system/test/ping', 'other.example:8443'],
    ['evil.example', 'http://other.example/wps/system/test/ping', 'other.example'],
    ['evil.example:9999', 'http://other.example/wps/system/test/ping', 'other.example'],
    ['other.example:8443', 'http://other.example:8443/wps/system/test/ping', 'other.example:8443'],
  ])(
    '[OPS-2.8] the platform learns the host that chose the document, not all of %s for %s',
    async (Host, url, expected) => {
      for (const path of [url, url.replace('/wps/system/test/ping', '/mini-game/v1')]) {
        await sendRawRequest(port, { path, headers: { Host } });
        expect(platform.requests.at(-1)?.headers['x-forwarded-host']).toBe(expected);
      }
      pictures.respond = (_, response) => response.end('picture');
      await sendRawRequest(port, { path: url.replace('/wps/system/test/ping', '/cdn/a.svg'), headers: { Host } });
      expect(pictures.requests.at(-1)?.headers['x-forwarded-host']).toBe(expected);
    },
  );

  test.each(WEB_SERVER_REQUESTS)('[ROUTE-1][UPD-2] responds to $method $path with status $status', async (row) => {
    const response = await sendRawRequest(port, row);
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

  test.each(
    [
      [429, '/limit/429', 'busy'],
      [502, '/wps/system/status', 'down'],
      [503, '/limit/503', 'down'],
    ].flatMap(([status, url, name]) =>
      [
        ['kopi.example', URDU_TEXTS],
        ['other.example', ENGLISH_TEXTS],
      ].map(([host, texts]) => ({ status, url, name, host, texts })),
    ) as { status: number; url: string; name: 'busy' | 'down'; host: string; texts: typeof ENGLISH_TEXTS }[],
  )(
    '[I18N-1.5] the page of a $status of nginx on the host $host is in the language and direction of the host',
    async ({ status, url, name, host, texts: { lang, dir, retry, [name]: text } }) => {
      platform.respond = (_, response) => response.destroy();
      const response = await sendRawRequest(port, { path: url, headers: { Host: host } });
      expect([response.status, response.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      for (const part of [`<html lang=${lang} dir=${dir}>`, `<p>${text}</p>`, `<a href=''>${retry}</a>`])
        expect(response.body).toContain(part);
    },
  );
});
