import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiRig } from '../../tests/support/api-rig';
import { fine, json, startServer, type TestServer } from '../../tests/support/http-server';
import { balance, write } from '../../tests/support/sample-endpoints';
import { systemClock } from '../base/clock';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.arrived.length = 0;
  server.answer = fine({ words: 'hello', amount: 5 });
});

const failing = (times: number, fail: (response: ServerResponse) => void) => {
  server.answer = (request, response) => {
    if (server.arrived.length <= times) fail(response);
    else fine({ amount: 5 })(request, response);
  };
};

describe('[API-8] what is sent again', () => {
  test.each([502, 503, 504])('a GET after %s, twice at most', async (status) => {
    const { api } = createApiRig(server.origin, { clock: systemClock });
    failing(2, (response) => json(response, {}, status));
    expect(await api.call(balance)).toMatchObject({ ok: true });
    expect(server.arrived).toHaveLength(3);
    failing(99, (response) => json(response, {}, status));
    expect(await api.call(balance, { flush: true })).toMatchObject({ error: { layer: 'http', status } });
    expect(server.arrived).toHaveLength(6);
  });

  test('a GET whose caller tries again in its own way is sent once', async () => {
    const { api } = createApiRig(server.origin, { clock: systemClock });
    failing(99, (response) => json(response, {}, 503));
    expect(await api.call(balance, { once: true })).toMatchObject({ error: { layer: 'http', status: 503 } });
    expect(server.arrived).toHaveLength(1);
  });

  test('a GET after a lost connection', async () => {
    const { api } = createApiRig(server.origin, { clock: systemClock });
    failing(2, (response) => response.destroy());
    expect(await api.call(balance)).toMatchObject({ ok: true });
    expect(server.arrived.length).toBeGreaterThan(2);
  });

  test.each([400, 401, 404, 429, 500])('not after %s', async (status) => {
    const { api } = createApiRig(server.origin, { clock: systemClock });
    failing(99, (response) => json(response, {}, status));
    expect(await api.call(balance)).toMatchObject({ error: { layer: 'http', status } });
    expect(server.arrived).toHaveLength(1);
  });

  test('not after an answer that is refused or unreadable', async () => {
    const { api } = createApiRig(server.origin, { clock: systemClock });
    for (const body of [{ success: false, errorCode: 'TOO_MANY_REQUEST' }, '<html>']) {
      failing(99, (response) => json(response, body));
      expect(await api.call(balance)).toMatchObject({ ok: false });
    }
    expect(server.arrived).toHaveLength(2);
  });

  test('a write never', async () => {
    const { api } = createApiRig(server.origin, { clock: systemClock });
    failing(99, (response) => json(response, {}, 503));
    expect(await api.call(write, { body: { a: 1 } })).toMatchObject({ error: { layer: 'http', status: 503 } });
    expect(server.arrived).toHaveLength(1);
  });

  test('a register that is cut off is sent once: nobody knows what became of it', async () => {
    const { api } = createApiRig(server.origin, { clock: systemClock });
    failing(99, (response) => response.destroy());
    expect(await api.call(write, { body: { a: 1 } })).toMatchObject({ error: { layer: 'offline' } });
    expect(server.arrived).toHaveLength(1);
  });

  test('a caller that leaves during the wait is told so, and nothing more is sent', async () => {
    const { api, clock } = createApiRig(server.origin, { random: () => 0.5 });
    failing(99, (response) => json(response, {}, 503));
    const leave = new AbortController();
    const outcome = api.call(balance, { signal: leave.signal });
    // The wait and the limit of the whole call.
    await expect.poll(() => clock.sleeping()).toBe(2);
    leave.abort();
    expect(await outcome).toMatchObject({ error: { layer: 'aborted' } });
    await clock.advance(60_000);
    expect(server.arrived).toHaveLength(1);
    expect(clock.sleeping()).toBe(0);
  });
});
