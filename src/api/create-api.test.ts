import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiRig } from '../../tests/support/api-rig';
import { fine, startServer, type TestServer } from '../../tests/support/http-server';
import { balance, greeting, open, write } from '../../tests/support/sample-endpoints';
import { logout } from '../contract/endpoints/logout';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.arrived.length = 0;
  server.answer = fine({ words: 'hello', amount: 5 });
});

describe('[API-1] what a call sends', () => {
  test('merchant, language and token; no body and no type with a GET', async () => {
    const { api } = createApiRig(server.origin);
    expect(await api.call(balance)).toEqual({ ok: true, value: { amount: 5 } });
    const [sent] = server.arrived;
    expect(sent).toMatchObject({ method: 'GET', url: '/wps/balance', body: '' });
    expect(sent?.headers).toMatchObject({ merchant: 'FAIR', language: 'EN', authorization: 'token-1' });
    expect(sent?.headers).not.toHaveProperty('content-type');
    expect(sent?.headers).not.toHaveProperty('device');
  });

  test('language is CN when none is chosen', async () => {
    const { api, session } = createApiRig(server.origin);
    session.language = '';
    await api.call(balance);
    expect(server.arrived[0]).toMatchObject({ headers: { language: 'CN' } });
  });

  test('a query is encoded, and what is undefined stays away', async () => {
    const { api } = createApiRig(server.origin);
    await api.call(greeting, { query: { name: 'a&b=ü' } });
    await api.call(greeting, { query: {} });
    expect(server.arrived.map(({ url }) => url)).toEqual(['/wps/greeting?name=a%26b%3D%C3%BC', '/wps/greeting']);
  });

  test('a body is JSON', async () => {
    const { api } = createApiRig(server.origin);
    expect(await api.call(write, { body: { a: 1 } })).toEqual({ ok: true, value: {} });
    expect(server.arrived).toMatchObject([{ body: '{"a":1}', headers: { 'content-type': 'application/json' } }]);
  });

  test('[API-5] a call without URL is not made', async () => {
    const { api, errors } = createApiRig(server.origin);
    const outcome = await api.call({ ...open, path: '' });
    expect(outcome).toEqual({
      ok: false,
      error: { layer: 'request', endpoint: 'open', message: 'url is null, check' },
    });
    expect(errors).toHaveLength(1);
    expect(server.arrived).toEqual([]);
  });

  test('[API-6] a call that needs a session is not made without one; one that needs none sends none', async () => {
    const { api, session } = createApiRig(server.origin);
    await api.call(open);
    expect(server.arrived[0]?.headers).not.toHaveProperty('authorization');
    session.token = undefined;
    expect(await api.call(balance)).toMatchObject({ error: { layer: 'request', message: 'login required' } });
    await api.call(greeting, { query: {} });
    expect(server.arrived).toHaveLength(2);
    expect(server.arrived[1]?.headers).not.toHaveProperty('authorization');
  });

  test.each(['http://localhost', '//localhost'])(
    '[API-6] another origin sees no token, no merchant: %s',
    async (host) => {
      // 127.0.0.1 and localhost are one server here, and two origins.
      const path = `${host}:${new URL(server.origin).port}/wps/greeting`;
      await createApiRig(server.origin).api.call({ ...greeting, path }, { query: {} });
      expect(server.arrived).toHaveLength(1);
      for (const name of ['authorization', 'merchant', 'language']) {
        expect(server.arrived[0]?.headers).not.toHaveProperty(name);
      }
    },
  );
});

describe('[API-1] 30 seconds, the body included', () => {
  test.each([
    ['no answer', () => undefined],
    ['a body without end', (response: ServerResponse) => response.writeHead(200).write('{"succ')],
  ])('%s', async (_, hang) => {
    const { api, clock } = createApiRig(server.origin);
    server.answer = (__, response) => void hang(response);
    const outcome = api.call(balance);
    await server.waitFor(1);
    await clock.advance(29_999);
    expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
    await clock.advance(1);
    expect(await outcome).toEqual({ ok: false, error: { layer: 'timeout', endpoint: 'balance', afterMs: 30_000 } });
    expect(clock.sleeping()).toBe(0);
  });
});

describe('[LOGIN-9] signing out', () => {
  test('sends the token and no body, and takes null for an answer', async () => {
    server.answer = fine(null);
    expect(await createApiRig(server.origin).api.call(logout)).toEqual({ ok: true, value: {} });
    expect(server.arrived).toMatchObject([{ method: 'POST', body: '', headers: { authorization: 'token-1' } }]);
  });
});

describe('[API-1] the compiler knows what a call is given and answers', () => {
  test('query and body are required where the endpoint has them, and only there', async () => {
    const { api } = createApiRig(server.origin);
    const answered = await api.call(greeting, { query: { name: 'x' } });
    expect(answered.ok && (answered.value.words satisfies string)).toBe('hello');
    // @ts-expect-error the query is missing
    await api.call(greeting);
    // @ts-expect-error the body has another shape
    await api.call(write, { body: { a: 'x' } });
    // @ts-expect-error there is no query
    await api.call(balance, { query: {} });
  });
});
