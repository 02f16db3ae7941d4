import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiClientFixture } from '../../tests/support/api/api-client-fixture';
import { balanceEndpoint, postEndpoint } from '../../tests/support/api/sample-endpoints';
import {
  createSuccessHandler,
  respondWithJson,
  startTestServer,
  type TestServer,
} from '../../tests/support/http/test-server';
import { systemClock } from '../base/clock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.respond = createSuccessHandler({ words: 'hello', amount: 5 });
});

const failing = (times: number, fail: (response: ServerResponse) => void) => {
  server.respond = (request, response) => {
    if (server.requests.length <= times) fail(response);
    else createSuccessHandler({ amount: 5 })(request, response);
  };
};

describe('[API-8] retries of a call', () => {
  test.each([502, 503, 504])('[API-8.1] a GET is retried at most twice after HTTP %s', async (status) => {
    const { api } = createApiClientFixture(server.origin, { clock: systemClock });
    failing(2, (response) => respondWithJson(response, {}, status));
    expect(await api.call(balanceEndpoint)).toMatchObject({ ok: true });
    expect(server.requests).toHaveLength(3);
    failing(99, (response) => respondWithJson(response, {}, status));
    expect(await api.call(balanceEndpoint)).toMatchObject({ error: { layer: 'http', status } });
    expect(server.requests).toHaveLength(6);
  });

  test('[API-8.4] a GET with the option `once` is not retried', async () => {
    const { api } = createApiClientFixture(server.origin, { clock: systemClock });
    failing(99, (response) => respondWithJson(response, {}, 503));
    expect(await api.call(balanceEndpoint, { once: true })).toMatchObject({ error: { layer: 'http', status: 503 } });
    expect(server.requests).toHaveLength(1);
  });

  test('[API-8.1] a GET is retried after a lost connection', async () => {
    const { api } = createApiClientFixture(server.origin, { clock: systemClock });
    failing(2, (response) => response.destroy());
    expect(await api.call(balanceEndpoint)).toMatchObject({ ok: true });
    expect(server.requests.length).toBeGreaterThan(2);
  });

  test.each([400, 401, 404, 429, 500])('no call is retried after HTTP %s', async (status) => {
    const { api } = createApiClientFixture(server.origin, { clock: systemClock });
    failing(99, (response) => respondWithJson(response, {}, status));
    expect(await api.call(balanceEndpoint)).toMatchObject({ error: { layer: 'http', status } });
    expect(server.requests).toHaveLength(1);
  });

  test('a call is not retried after a refusal by the platform or a response that is not JSON', async () => {
    const { api } = createApiClientFixture(server.origin, { clock: systemClock });
    for (const body of [{ success: false, errorCode: 'TOO_MANY_REQUEST' }, '<html>']) {
      failing(99, (response) => respondWithJson(response, body));
      expect(await api.call(balanceEndpoint)).toMatchObject({ ok: false });
    }
    expect(server.requests).toHaveLength(2);
  });

  test('[API-8.2] a POST is not retried after HTTP 503', async () => {
    const { api } = createApiClientFixture(server.origin, { clock: systemClock });
    failing(99, (response) => respondWithJson(response, {}, 503));
    expect(await api.call(postEndpoint, { body: { a: 1 } })).toMatchObject({ error: { layer: 'http', status: 503 } });
    expect(server.requests).toHaveLength(1);
  });

  test('a POST, such as a registration, is not retried after a lost connection, because its outcome is unknown', async () => {
    const { api } = createApiClientFixture(server.origin, { clock: systemClock });
    failing(99, (response) => response.destroy());
    expect(await api.call(postEndpoint, { body: { a: 1 } })).toMatchObject({ error: { layer: 'offline' } });
    expect(server.requests).toHaveLength(1);
  });

  test('an abort during the backoff ends the call with “aborted”, and no retry is sent', async () => {
    const { api, clock } = createApiClientFixture(server.origin, { random: () => 0.5 });
    failing(99, (response) => respondWithJson(response, {}, 503));
    const leave = new AbortController();
    const outcome = api.call(balanceEndpoint, { signal: leave.signal });
    // The backoff and the timeout of the whole call.
    await expect.poll(() => clock.pendingSleeps()).toBe(2);
    leave.abort();
    expect(await outcome).toMatchObject({ error: { layer: 'aborted' } });
    await clock.advance(60_000);
    expect(server.requests).toHaveLength(1);
    expect(clock.pendingSleeps()).toBe(0);
  });
});
