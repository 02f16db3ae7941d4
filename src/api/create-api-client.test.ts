import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiClientFixture } from '../../tests/support/api/api-client-fixture';
import {
  balanceEndpoint,
  greetingEndpoint,
  postEndpoint,
  unauthenticatedEndpoint,
} from '../../tests/support/api/sample-endpoints';
import { createSuccessHandler, startTestServer, type TestServer } from '../../tests/support/http/test-server';
import { logout } from '../contract/endpoints/account/logout';
import { CACHED_AT_HEADER } from '../contract/service-worker-cache';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.respond = createSuccessHandler({ words: 'hello', amount: 5 });
});

test('[OFF-3] a response from the service worker’s cache is returned with the time at which it was cached', async () => {
  const { api } = createApiClientFixture(server.origin);
  server.respond = (_, response) =>
    response.writeHead(200, { [CACHED_AT_HEADER]: '1700000000000' }).end('{"success":true,"value":{"amount":5}}');
  expect(await api.call(balanceEndpoint)).toEqual({
    ok: true,
    value: { amount: 5 },
    cachedAt: 1_700_000_000_000,
    saidAt: expect.any(Number),
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

describe('[API-1] requests of the API client', () => {
  test('[API-1.1] a GET sends the merchant, the language and the token as headers, but no body and no content type', async () => {
    const { api } = createApiClientFixture(server.origin);
    expect(await api.call(balanceEndpoint)).toEqual({
      ok: true,
      value: { amount: 5 },
      saidAt: expect.any(Number),
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const [sent] = server.requests;
    expect(sent).toMatchObject({ method: 'GET', url: '/wps/balance', body: '' });
    expect(sent?.headers).toMatchObject({ merchant: 'FAIR', language: 'EN', authorization: 'token-1' });
    expect(sent?.headers).not.toHaveProperty('content-type');
    expect(sent?.headers).not.toHaveProperty('device');
  });

  test('[API-1.1] the header Language of a request is CN if no language is chosen', async () => {
    const { api, session } = createApiClientFixture(server.origin);
    session.language = '';
    await api.call(balanceEndpoint);
    expect(server.requests[0]).toMatchObject({ headers: { language: 'CN' } });
  });

  test('[API-1.1] query values are percent-encoded, and undefined values are omitted', async () => {
    const { api } = createApiClientFixture(server.origin);
    await api.call(greetingEndpoint, { query: { name: 'a&b=ü' } });
    await api.call(greetingEndpoint, { query: {} });
    expect(server.requests.map(({ url }) => url)).toEqual(['/wps/greeting?name=a%26b%3D%C3%BC', '/wps/greeting']);
  });

  test('[API-1.1] a body is sent as JSON', async () => {
    const { api } = createApiClientFixture(server.origin);
    expect(await api.call(postEndpoint, { body: { a: 1 } })).toEqual({
      ok: true,
      value: {},
      saidAt: expect.any(Number),
      requestId: expect.any(String),
    });
    expect(server.requests).toMatchObject([{ body: '{"a":1}', headers: { 'content-type': 'application/json' } }]);
  });

  test('[API-5.1] a call to an endpoint without a path fails and sends no request', async () => {
    const { api, errors } = createApiClientFixture(server.origin);
    const outcome = await api.call({ ...unauthenticatedEndpoint, path: '' });
    expect(outcome).toEqual({
      ok: false,
      error: { layer: 'request', endpoint: 'open', message: 'url is null, check' },
    });
    expect(errors).toHaveLength(1);
    expect(server.requests).toEqual([]);
  });

  test('[API-6.3] a call that requires a session is not sent if there is no session', async () => {
    const { api, session } = createApiClientFixture(server.origin);
    await api.call(unauthenticatedEndpoint);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
    session.token = undefined;
    expect(await api.call(balanceEndpoint)).toMatchObject({ error: { layer: 'request', message: 'login required' } });
    await api.call(greetingEndpoint, { query: {} });
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.headers).not.toHaveProperty('authorization');
  });

  test.each(['http://localhost', '//localhost'])(
    '[API-6] a call to another origin (%s) sends no token, merchant or language',
    async (host) => {
      // 127.0.0.1 and localhost are the same server here, but two origins.
      const path = `${host}:${new URL(server.origin).port}/wps/greeting`;
      await createApiClientFixture(server.origin).api.call({ ...greetingEndpoint, path }, { query: {} });
      expect(server.requests).toHaveLength(1);
      for (const name of ['authorization', 'merchant', 'language']) {
        expect(server.requests[0]?.headers).not.toHaveProperty(name);
      }
    },
  );
});

describe('[API-1.1] the timeout of a call', () => {
  test.each([
    ['no response', () => undefined],
    ['a response body that never ends', (response: ServerResponse) => response.writeHead(200).write('{"succ')],
  ])('an API call that gets %s fails with the error “timeout” after 30 seconds', async (_, hang) => {
    const { api, clock } = createApiClientFixture(server.origin);
    server.respond = (__, response) => void hang(response);
    const outcome = api.call(balanceEndpoint);
    await server.waitForRequests(1);
    await clock.advance(29_999);
    expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
    await clock.advance(1);
    const requestId = server.requests[0]?.headers['x-request-id'];
    const error = { layer: 'timeout', endpoint: 'balance', afterMs: 30_000, requestId };
    expect(await outcome).toEqual({ ok: false, error });
    expect(clock.pendingSleeps()).toBe(0);
  });
});

describe('[LOGIN-9] sign-out call', () => {
  test('[LOGIN-9.1] the sign-out call sends the token and no body', async () => {
    server.respond = createSuccessHandler(null);
    expect(await createApiClientFixture(server.origin).api.call(logout)).toMatchObject({ ok: true, value: {} });
    expect(server.requests).toMatchObject([{ method: 'POST', body: '', headers: { authorization: 'token-1' } }]);
  });
});

describe('[API-1] types of a call', () => {
  test('the TypeScript types of an API call require exactly the query and body that the endpoint defines', async () => {
    const { api } = createApiClientFixture(server.origin);
    const answered = await api.call(greetingEndpoint, { query: { name: 'x' } });
    expect(answered.ok && (answered.value.words satisfies string)).toBe('hello');
    // @ts-expect-error the query is missing
    await api.call(greetingEndpoint);
    // @ts-expect-error the body has another shape
    await api.call(postEndpoint, { body: { a: 'x' } });
    // @ts-expect-error there is no query
    await api.call(balanceEndpoint, { query: {} });
  });
});
