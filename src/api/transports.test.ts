import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reserveConnectionRefusingPort } from '../../tests/support/http/refusing-port';
import {
  createSuccessHandler,
  respondWithJson,
  startTestServer,
  type TestServer,
} from '../../tests/support/http/test-server';
import { CACHED_AT_HEADER } from '../contract/service-worker-cache';
import { lazyAxiosTransport } from './browser-api-client';
import { sendWithFetch } from './send-with-fetch';
import type { ApiRequest, Transport } from './transport';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
});
afterAll(() => Promise.all([server.close(), other.close()]));
beforeEach(() => {
  server.requests.length = 0;
  other.requests.length = 0;
});

const createRequest = (over: Partial<ApiRequest> = {}): ApiRequest => ({
  url: `${server.origin}/wps/x?a=1`,
  method: 'GET',
  headers: { Accept: 'application/json', Merchant: 'FAIR', Authorization: 'token' },
  credentials: true,
  cache: 'default',
  maxBytes: 2 * 1024 * 1024,
  ...over,
});
/** Wraps a transport so that it gets a timeout that no test reaches. */
const withoutTimeout =
  (transport: Transport) =>
  (request: ApiRequest, signal: AbortSignal): ReturnType<Transport> =>
    transport(request, signal, 60_000);
/** Timeout of the transport in the tests whose time is advanced (ms). */
const TIMEOUT_MS = 1_000;
const neverAborted = () => new AbortController().signal;

describe.each([
  ['fetch', withoutTimeout(sendWithFetch)],
  ['axios', withoutTimeout(lazyAxiosTransport)],
])('[API-1] %s transport', (_, carry) => {
  test('a transport returns the status and the text of a response with an error status', async () => {
    server.respond = (__, response) => respondWithJson(response, { success: false }, 418);
    expect(await carry(createRequest(), neverAborted())).toEqual({
      ok: true,
      value: { status: 418, text: '{"success":false}', saidAt: expect.any(Number) },
    });
    expect(server.requests).toMatchObject([{ method: 'GET', url: '/wps/x?a=1', headers: { merchant: 'FAIR' } }]);
    expect(server.requests[0]?.headers['user-agent']).not.toContain('axios');
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)(
    'a transport sends the body of a %s unchanged, even if it is not JSON',
    async (method) => {
      server.respond = createSuccessHandler({});
      for (const body of ['{"a": 1}', 'kX+/bQ==', '"quoted"', '密码']) {
        const headers = { 'Content-Type': 'application/json' };
        expect(await carry(createRequest({ method, body, headers }), neverAborted())).toMatchObject({ ok: true });
        expect(server.requests.at(-1)).toMatchObject({ method, body, headers: { 'content-type': 'application/json' } });
      }
    },
  );

  test('a transport returns an empty string for an empty response', async () => {
    server.respond = (__, response) => response.writeHead(204).end();
    expect(await carry(createRequest(), neverAborted())).toMatchObject({ ok: true, value: { status: 204, text: '' } });
  });

  test('a transport sends Cache-Control: no-cache if the request has the cache mode no-store', async () => {
    server.respond = createSuccessHandler({});
    await carry(createRequest({ cache: 'no-store' }), neverAborted());
    expect(server.requests[0]?.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['1700000000000', 1_700_000_000_000],
    ['0', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('[OFF-3] a transport parses the cached-at header %j of a response as the time %s', async (header, cachedAt) => {
    server.respond = (__, response) => response.writeHead(200, { [CACHED_AT_HEADER]: header }).end();
    const received = await carry(createRequest(), neverAborted());
    expect(received.ok && received.value.cachedAt).toBe(cachedAt);
  });

  test.each([
    ['Wed, 01 Jan 2031 00:00:05 GMT', Date.UTC(2031, 0, 1, 0, 0, 5)],
    ['soon', undefined],
    ['', undefined],
  ])('[SAFE-4.2] a transport parses the Date header %j of a response as the time %s', async (header, saidAt) => {
    server.respond = (__, response) => response.writeHead(200, { Date: header }).end();
    const received = await carry(createRequest(), neverAborted());
    expect(received.ok && received.value.saidAt).toBe(saidAt);
  });

  test('[API-6] a transport refuses a redirect, and sends no request to the redirect target', async () => {
    server.respond = (__, response) => response.writeHead(302, { Location: `${other.origin}/steal` }).end();
    expect(await carry(createRequest(), neverAborted())).toEqual({ ok: false, error: 'offline' });
    expect(other.requests).toEqual([]);
  });

  test('a transport returns the error “offline” if the connection is refused', async () => {
    const { port, close } = await reserveConnectionRefusingPort();
    expect(await carry(createRequest({ url: `http://127.0.0.1:${port}/` }), neverAborted())).toEqual({
      ok: false,
      error: 'offline',
    });
    await close();
  });

  test('a transport returns the error “offline”, not a partial response, if the response body is truncated', async () => {
    server.respond = (__, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"success":true');
      setImmediate(() => response.destroy());
    };
    expect(await carry(createRequest(), neverAborted())).toEqual({ ok: false, error: 'offline' });
  });

  test('a transport stops waiting for a response when the signal is aborted', async () => {
    server.respond = () => undefined;
    const stop = new AbortController();
    const outcome = carry(createRequest(), stop.signal);
    await server.waitForRequests(1);
    stop.abort();
    expect(await outcome).toEqual({ ok: false, error: 'aborted' });
  });

  test('a transport stops waiting for a slow body and closes the connection when the signal is aborted', async () => {
    let isGone: Promise<unknown> = Promise.resolve();
    const dripping = new Promise<void>((resolve) => {
      server.respond = (__, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{');
        isGone = new Promise((gone) => response.once('close', gone));
        resolve();
      };
    });
    const stop = new AbortController();
    const outcome = carry(createRequest(), stop.signal);
    await dripping;
    stop.abort();
    expect(await outcome).toEqual({ ok: false, error: 'aborted' });
    await isGone;
  });

  test('[API-2] a transport rejects a response of more than 2 MiB', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024 + 1, ' ');
    server.respond = (__, response) => response.writeHead(200).end(large);
    expect(await carry(createRequest(), neverAborted())).toEqual({ ok: false, error: 'too-large' });
    server.respond = (__, response) => response.writeHead(200).end(large.subarray(1));
    expect(await carry(createRequest(), neverAborted())).toMatchObject({ ok: true });
  });

  test('[API-2] a transport accepts a response of more than 2 MiB to a request that allows it', async () => {
    server.respond = (__, response) => response.writeHead(200).end(Buffer.alloc(3 * 1024 * 1024, ' '));
    const request = createRequest({ maxBytes: 4 * 1024 * 1024 });
    expect(await carry(request, neverAborted())).toMatchObject({ ok: true });
  });

  test('a transport decodes a character whose bytes are split between two chunks of the response body', async () => {
    const bytes = Buffer.from('"密码🎲"');
    server.respond = (__, response) => {
      response.writeHead(200);
      response.write(bytes.subarray(0, 3), () => setImmediate(() => response.end(bytes.subarray(3))));
    };
    expect(await carry(createRequest(), neverAborted())).toEqual({
      ok: true,
      value: { status: 200, text: '"密码🎲"', saidAt: expect.any(Number) },
    });
  });
});

describe.each([
  ['fetch', withoutTimeout(sendWithFetch)],
  ['axios', withoutTimeout(lazyAxiosTransport)],
])('[API-1] fetch options of the %s transport', (_, carry) => {
  test.each([
    // given                                 credentials  cache
    [{ credentials: true, cache: 'default' }, 'include', 'default'],
    [{ credentials: false, cache: 'no-store' }, 'omit', 'no-store'],
  ] as const)(
    '[API-1.1] the fetch options of a transport for the request %j are credentials=%s, cache=%s and redirect=error',
    async (options, credentials, cache) => {
      const requests: Request[] = [];
      vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
        requests.push(new Request(input, init));
        return Response.json({ success: true });
      });
      const answered = await carry(createRequest(options), neverAborted()).finally(() => vi.unstubAllGlobals());
      expect(answered).toMatchObject({ ok: true, value: { status: 200 } });
      expect(requests).toMatchObject([{ credentials, cache, redirect: 'error' }]);
    },
  );
});

describe('[API-8] timeout of the axios transport', () => {
  // The chunk of axios, whose first import may take longer than any timeout.
  beforeAll(() => import('./axios-client'));
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['for the response', false],
    ['for the rest of a body', true],
  ])('the axios transport fails with “timeout” if its time limit elapses while it waits %s', async (_, begins) => {
    server.respond = (__, response) => {
      if (begins) response.writeHead(200, { 'Content-Length': 100 }).write('{');
    };
    let isSettled = false;
    const outcome = lazyAxiosTransport(createRequest(), neverAborted(), TIMEOUT_MS).finally(() => {
      isSettled = true;
    });
    await server.waitForRequests(1);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ ok: false, error: 'timeout' });
  });
});
