import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClientFixture } from '../../tests/support/api/api-client-fixture';
import { balanceEndpoint, greetingEndpoint } from '../../tests/support/api/sample-endpoints';
import { createSuccessHandler, startTestServer, type TestServer } from '../../tests/support/http/test-server';
import type { ApiError } from '../contract/api-error';
import { identifyError } from './identify-error';
import { sendWithFetch } from './send-with-fetch';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.respond = createSuccessHandler({ words: 'hello', amount: 5 });
});
afterEach(() => vi.unstubAllGlobals());

const sentIds = () => server.requests.map(({ headers }) => headers['x-request-id']);

describe('[OPS-4] id of a request', () => {
  test('[OPS-4.1] attempts of one call have the same id, and the next call has another', async () => {
    const { api, clock } = createApiClientFixture(server.origin);
    server.respond = (_, response) => response.writeHead(503).end();
    const outcome = api.call(balanceEndpoint);
    for (const count of [1, 2]) {
      await server.waitForRequests(count);
      await expect.poll(() => clock.pendingSleeps()).toBe(2);
      await clock.advance(1_600);
    }
    const [first = ''] = sentIds();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(sentIds()).toEqual([first, first, first]);
    expect(await outcome).toMatchObject({ ok: false, error: { layer: 'http', status: 503, requestId: first } });
    server.respond = createSuccessHandler({ amount: 5 });
    await api.call(balanceEndpoint);
    expect(sentIds()[3]).not.toBe(first);
  });

  test('[OPS-4.3] an unreadable response of an early request has the id with which the bootstrap script sent it', async () => {
    const { api } = createApiClientFixture(server.origin, { earlyTransport: sendWithFetch });
    const early = {
      url: `${server.origin}${greetingEndpoint.path}`,
      merchant: 'FAIR',
      language: 'EN',
      requestId: 'early',
      response: Promise.resolve(new Response('{"success":true,"value":7}')),
      abort: () => undefined,
    };
    vi.stubGlobal('window', { earlyRequests: [early] });
    const endpoint = { ...greetingEndpoint, auth: 'none' as const, early: true };
    expect(await api.call(endpoint, { query: {} })).toMatchObject({ ok: false, error: { requestId: 'early' } });
    expect(server.requests).toHaveLength(0);
  });

  test.each<[ApiError, boolean, boolean]>([
    [{ layer: 'http', endpoint: 'a', status: 500 }, true, true],
    [{ layer: 'timeout', endpoint: 'a', afterMs: 1 }, true, true],
    [{ layer: 'decode', endpoint: 'a', field: 'body' }, true, true],
    [{ layer: 'business', endpoint: 'a', code: 'x', message: '', value: null }, true, true],
    [{ layer: 'offline', endpoint: 'a' }, true, true],
    [{ layer: 'offline', endpoint: 'a' }, false, false],
    [{ layer: 'aborted', endpoint: 'a' }, true, false],
    [{ layer: 'script', endpoint: 'a' }, true, false],
    [{ layer: 'request', endpoint: 'a', message: 'login required' }, true, false],
  ])('[OPS-4.3] an error %j while the browser is online=%s has an id=%s', (error, onLine, hasId) => {
    expect(identifyError(error, 'id', onLine)).toEqual(hasId ? { ...error, requestId: 'id' } : error);
    expect(identifyError({ ...error, requestId: 'key' }, 'id', onLine).requestId).toBe('key');
  });
});
