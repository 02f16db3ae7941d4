import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../src/base/clock';
import { createManualClock } from '../tests/support/clocks/manual-clock';
import { reserveConnectionRefusingPort } from '../tests/support/http/refusing-port';
import {
  createSuccessHandler,
  startTestServer,
  type TestRequestHandler,
  type TestServer,
} from '../tests/support/http/test-server';
import { type DomainProbeDependencies, findLiveDomain } from './find-live-domain';
import { generateSecureRandomBytes } from './random';

const PAGE = 'http://localhost:1';
const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/**
 * Starts a server that acts as a domain. Its origin has a `localhost` host name, which is allowed for a page on this
 * machine.
 */
async function startDomain(answer: TestRequestHandler) {
  const server = await startTestServer();
  servers.push(server);
  server.respond = answer;
  return { server, origin: server.origin.replace('127.0.0.1', 'localhost') };
}

const dependencies: DomainProbeDependencies = {
  send: (url, init) => fetch(url, init),
  random: generateSecureRandomBytes,
  clock: systemClock,
};
const find = (domains: readonly string[], more: Partial<DomainProbeDependencies> = {}) =>
  findLiveDomain({ domains, merchant: 'FAIR', page: PAGE }, { ...dependencies, ...more });

const PONG = createSuccessHandler({ pong: true });
const text =
  (body: string, status = 200): TestRequestHandler =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
const redirect =
  (to: string): TestRequestHandler =>
  (_, response) =>
    void response.writeHead(302, { Location: to }).end();
const HANG: TestRequestHandler = () => undefined;
const CUT: TestRequestHandler = (_, response) => void response.destroy();
const NOT_FOUND = { ok: false, error: 'no domain responded' };

describe('[DOM-2] domain probe', () => {
  test('the one working domain is found among domains that fail in different ways, and other requests are aborted', async () => {
    let failOthers = () => {};
    const othersFailed = new Promise<void>((done) => {
      failOthers = done;
    });
    // The good one responds when the requests to all the others but the hanging one are over.
    const good = await startDomain((...of) => void othersFailed.then(() => PONG(...of)));
    const hanging = await startDomain(HANG);
    let hungUp = false;
    hanging.server.respond = (_, response) => {
      response.on('close', () => {
        hungUp = true;
      });
    };
    const dead = await Promise.all(
      [CUT, text('<h1>Welcome to our wifi</h1>'), redirect(`${good.origin}/m/`), text('gone', 502)].map(startDomain),
    );
    const refusing = await reserveConnectionRefusingPort();

    const domains = [...dead, hanging, good].map(({ origin }) => origin);
    let open = dead.length + 1;
    const send = (url: string, init: RequestInit) =>
      fetch(url, init).finally(() => {
        open -= 1;
        if (open === 0) failOthers();
      });
    const found = await find([...domains, `http://localhost:${refusing.port}`], { send });
    expect(found).toEqual({ ok: true, value: good.origin });
    await refusing.close();
    await expect.poll(() => hungUp).toBe(true);
    expect(good.server.requests).toHaveLength(1);
  });

  test('finds the domain that responds first', async () => {
    let isOver = () => {};
    const over = new Promise<void>((done) => {
      isOver = done;
    });
    // The slow one responds as soon as the fast one has won.
    const [slow, fast] = await Promise.all([
      startDomain((...of) => void over.then(() => PONG(...of))),
      startDomain(PONG),
    ]);
    expect(await find([slow.origin, fast.origin])).toEqual({ ok: true, value: fast.origin });
    isOver();
  });

  test('waits for none of nine other domains that fail or hang', async () => {
    const winner = await startDomain(PONG);
    const dead = await Promise.all(
      [HANG, CUT, text('<h1>wifi</h1>'), redirect('/'), HANG, CUT, HANG, HANG, HANG].map(startDomain),
    );
    const all = [...dead, winner].map(({ origin }) => origin);
    // Its time does not advance: whatever waited for a timeout would never end.
    const clock = createManualClock();
    for (const domains of [all, all.toReversed()])
      expect(await find(domains, { clock })).toEqual({ ok: true, value: winner.origin });
    expect(await find([winner.origin], { clock })).toEqual({ ok: true, value: winner.origin });
  });

  test.each([
    ['a page', text('<!doctype html>')],
    ['no body', text('')],
    ['a failure', createSuccessHandler({ pong: false })],
    ['success false', (_, response) => void response.end('{"success":false,"value":{"pong":true}}')],
    ['a string for success', (_, response) => void response.end('{"success":"true","value":{"pong":true}}')],
    ['null', text('null')],
    ['a long response', text('{"success":true,"value":{"pong":true}}'.padEnd(2_000))],
    ['a response that never ends', (_, response) => void response.write('x'.repeat(4096))],
    [
      'a pong with a bad status',
      (_, response) => void response.writeHead(500).end('{"success":true,"value":{"pong":true}}'),
    ],
    ['a redirect to itself', (_, response) => void response.writeHead(307, { Location: '/m/' }).end()],
  ] satisfies [string, TestRequestHandler][])('rejects a domain that responds with %s', async (_, answer) => {
    const bad = await startDomain(answer);
    expect(await find([bad.origin])).toEqual(NOT_FOUND);
    expect(bad.server.requests).toHaveLength(1);
  });

  test('ends at once if the list contains no usable domain', async () => {
    expect(await find([])).toEqual(NOT_FOUND);
    expect(await find(['', 'https://10.0.0.1', 'not a host'])).toEqual(NOT_FOUND);
  });

  test('[DOM-2.1] ends after 10 seconds when no domain responds, and aborts every ping', async () => {
    const clock = createManualClock();
    const signals: AbortSignal[] = [];
    const send = (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    let ended: unknown;
    void find(['a.example', 'b.example'], { clock, send }).then((answer) => {
      ended = answer;
    });
    await clock.advance(9_999);
    expect(ended).toBeUndefined();
    await clock.advance(1);
    expect(ended).toEqual(NOT_FOUND);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('sends the merchant and the time, and neither cookie, token nor referrer', async () => {
    const good = await startDomain(PONG);
    await find([good.origin]);
    const [request] = good.server.requests;
    expect(request?.method).toBe('GET');
    expect(request?.url).toMatch(/^\/wps\/system\/test\/ping\?speed=\d{13}$/);
    expect(request?.headers.merchant).toBe('FAIR');
    for (const name of ['cookie', 'authorization', 'referer']) expect(request?.headers).not.toHaveProperty(name);

    const inits: RequestInit[] = [];
    const send = async (_: string, init: RequestInit) => {
      inits.push(init);
      throw new Error('dead');
    };
    await find(['a.example'], { send });
    expect(inits[0]).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' });
  });

  test('[DOM-2.1] pings ten random domains of a long list, each once', async () => {
    const pinged = new Set<string>();
    const rounds = 60;
    const domains = Array.from({ length: 30 }, (_, index) => `https://line-${index}.example/m/`);
    for (let round = 0; round < rounds; round += 1) {
      const urls: string[] = [];
      const send = async (url: string) => {
        urls.push(new URL(url).host);
        throw new Error('dead');
      };
      await find([...domains, ...domains], { send });
      expect(new Set(urls).size).toBe(10);
      expect(urls).toHaveLength(10);
      for (const url of urls) pinged.add(url);
    }
    expect(pinged.size).toBe(30);
  });

  test('the domain probe never pings a private address and never sends more than ten requests, whatever the list is', async () => {
    const host = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6().map((address) => `[${address}]`),
      fc.constantFrom(
        'localhost',
        'a.localhost',
        'LOCALHOST.',
        'router',
        'x.local',
        '127.1',
        '0',
        '2130706433',
        'a.fair.example',
      ),
    );
    const domain = fc.oneof(
      host,
      host.map((name) => `https://${name}/m/`),
      host.map((name) => `http://${name}`),
      fc.tuple(host, fc.nat(70_000)).map(([name, port]) => `https://${name}:${port}`),
      fc.tuple(fc.webAuthority({ withUserInfo: true }), host).map(([user, name]) => `https://${user}@${name}`),
      fc.webUrl(),
      fc.string(),
      fc.string({ unit: 'binary' }),
    );
    const PRIVATE = /^(?:[\d.]+|\[.*\]|[^.]+|.*\.(?:localhost|local|internal|arpa)|.*\.)$/;
    await fc.assert(
      fc.asyncProperty(fc.array(domain, { maxLength: 40 }), async (list) => {
        const urls: string[] = [];
        const send = async (url: string) => {
          urls.push(url);
          throw new Error('dead');
        };
        const probe = { domains: [...list, ...list], merchant: 'FAIR', page: 'https://m.fair.example' };
        expect(await findLiveDomain(probe, { ...dependencies, send })).toEqual(NOT_FOUND);
        expect(urls.length).toBeLessThanOrEqual(10);
        expect(new Set(urls.map((url) => new URL(url).host)).size).toBe(urls.length);
        for (const url of urls) {
          const { protocol, hostname, username, password, port, pathname } = new URL(url);
          expect([protocol, username, password, port]).toEqual(['https:', '', '', '']);
          expect(hostname).not.toMatch(PRIVATE);
          expect(pathname).toBe('/wps/system/test/ping');
        }
      }),
      { numRuns: 1000 },
    );
  });
});
