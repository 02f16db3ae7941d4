import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fine, json, startServer, type TestServer } from '../../tests/support/http-server';
import { holdRefusingPort } from '../../tests/support/refusing-port';
import { axiosTransport } from './axios-transport';
import { fetchTransport } from './fetch-transport';
import { type ApiRequest, LARGEST_ANSWER } from './transport';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  [server, other] = await Promise.all([startServer(), startServer()]);
});
afterAll(() => Promise.all([server.close(), other.close()]));
beforeEach(() => {
  server.arrived.length = 0;
  other.arrived.length = 0;
});

const go = (over: Partial<ApiRequest> = {}): ApiRequest => ({
  url: `${server.origin}/wps/x?a=1`,
  method: 'GET',
  headers: { Accept: 'application/json', Merchant: 'FAIR', Authorization: 'token' },
  credentials: true,
  noCache: false,
  ...over,
});
const unheard = () => new AbortController().signal;

describe.each([
  ['fetch', fetchTransport],
  ['axios', axiosTransport],
])('[API-1] by %s', (_, carry) => {
  test('an answer of any status comes with its text', async () => {
    server.answer = (__, response) => json(response, { success: false }, 418);
    expect(await carry(go(), unheard())).toEqual({ ok: true, value: { status: 418, text: '{"success":false}' } });
    expect(server.arrived).toMatchObject([{ method: 'GET', url: '/wps/x?a=1', headers: { merchant: 'FAIR' } }]);
    expect(server.arrived[0]?.headers['user-agent']).not.toContain('axios');
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)(
    'a %s carries its body as it is, also one that is no JSON',
    async (method) => {
      server.answer = fine({});
      for (const body of ['{"a": 1}', 'kX+/bQ==', '"quoted"', '密码']) {
        const headers = { 'Content-Type': 'application/json' };
        expect(await carry(go({ method, body, headers }), unheard())).toMatchObject({ ok: true });
        expect(server.arrived.at(-1)).toMatchObject({ method, body, headers: { 'content-type': 'application/json' } });
      }
    },
  );

  test('an empty answer is an empty text', async () => {
    server.answer = (__, response) => response.writeHead(204).end();
    expect(await carry(go(), unheard())).toEqual({ ok: true, value: { status: 204, text: '' } });
  });

  test('an answer without cache asks caches on the way not to answer', async () => {
    server.answer = fine({});
    await carry(go({ noCache: true }), unheard());
    expect(server.arrived[0]?.headers['cache-control']).toBe('no-cache');
  });

  test('[API-6] a redirect is refused, and its target sees nothing', async () => {
    server.answer = (__, response) => response.writeHead(302, { Location: `${other.origin}/steal` }).end();
    expect(await carry(go(), unheard())).toEqual({ ok: false, error: 'offline' });
    expect(other.arrived).toEqual([]);
  });

  test('nobody listens: offline', async () => {
    const { port, close } = await holdRefusingPort();
    expect(await carry(go({ url: `http://127.0.0.1:${port}/` }), unheard())).toEqual({ ok: false, error: 'offline' });
    await close();
  });

  test('a body that is cut is offline, not a short answer', async () => {
    server.answer = (__, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"success":true');
      setImmediate(() => response.destroy());
    };
    expect(await carry(go(), unheard())).toEqual({ ok: false, error: 'offline' });
  });

  test('an abort ends the waiting for the answer', async () => {
    server.answer = () => undefined;
    const stop = new AbortController();
    const outcome = carry(go(), stop.signal);
    await server.waitFor(1);
    stop.abort();
    expect(await outcome).toEqual({ ok: false, error: 'aborted' });
  });

  test('an abort ends the waiting for a body that drips', async () => {
    let isGone: Promise<unknown> = Promise.resolve();
    const dripping = new Promise<void>((resolve) => {
      server.answer = (__, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{');
        isGone = new Promise((gone) => response.once('close', gone));
        resolve();
      };
    });
    const stop = new AbortController();
    const outcome = carry(go(), stop.signal);
    await dripping;
    stop.abort();
    expect(await outcome).toEqual({ ok: false, error: 'aborted' });
    await isGone;
  });

  test('[API-2] an answer over the limit is not read to its end', async () => {
    const large = Buffer.alloc(LARGEST_ANSWER + 1, ' ');
    server.answer = (__, response) => response.writeHead(200).end(large);
    expect(await carry(go(), unheard())).toEqual({ ok: false, error: 'large' });
    server.answer = (__, response) => response.writeHead(200).end(large.subarray(1));
    expect(await carry(go(), unheard())).toMatchObject({ ok: true });
  });

  test('characters that are cut between two parts come whole', async () => {
    const bytes = Buffer.from('"密码🎲"');
    server.answer = (__, response) => {
      response.writeHead(200);
      response.write(bytes.subarray(0, 3));
      setTimeout(() => response.end(bytes.subarray(3)), 10);
    };
    expect(await carry(go(), unheard())).toEqual({ ok: true, value: { status: 200, text: '"密码🎲"' } });
  });
});
