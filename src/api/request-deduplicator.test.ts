import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiClientFixture } from '../../tests/support/api/api-client-fixture';
import { balanceEndpoint, postEndpoint } from '../../tests/support/api/sample-endpoints';
import { createSuccessHandler, startTestServer, type TestServer } from '../../tests/support/http/test-server';
import { createRequestDeduplicator } from './request-deduplicator';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.respond = createSuccessHandler({ words: 'hello', amount: 5 });
});

describe('[API-4] in-flight requests', () => {
  test('[API-4.1] in-flight requests are shared by equal GET calls, but never by POST calls', async () => {
    const { api } = createApiClientFixture(server.origin);
    const [one, two] = await Promise.all([api.call(balanceEndpoint), api.call(balanceEndpoint)]);
    expect(one).toEqual(two);
    await Promise.all([api.call(postEndpoint, { body: { a: 1 } }), api.call(postEndpoint, { body: { a: 1 } })]);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });

  test('in-flight requests are not shared by calls with the option `unshared`', async () => {
    const { api } = createApiClientFixture(server.origin);
    const answer = server.respond;
    server.respond = () => undefined; // never responds
    const controller = new AbortController();
    const hanging = api.call(balanceEndpoint, { unshared: true, signal: controller.signal });
    await server.waitForRequests(1);
    server.respond = answer;
    expect(await api.call(balanceEndpoint, { unshared: true })).toMatchObject({ ok: true });
    controller.abort();
    expect(await hanging).toMatchObject({ error: { layer: 'aborted' } });
    expect(server.requests).toHaveLength(2);
  });

  test('[API-4.1] in-flight requests are not shared across members, merchants or languages', async () => {
    const { api, session } = createApiClientFixture(server.origin);
    const first = api.call(balanceEndpoint);
    Object.assign(session, { token: 'token-2', epoch: 2 });
    const second = api.call(balanceEndpoint);
    session.merchant = 'KOPI';
    const third = api.call(balanceEndpoint);
    session.language = 'ID';
    await Promise.all([first, second, third, api.call(balanceEndpoint)]);
    expect(server.requests).toHaveLength(4);
  });

  test('an in-flight request continues for the other callers when one caller aborts its own call', async () => {
    const { api } = createApiClientFixture(server.origin);
    const controller = new AbortController();
    const leaver = api.call(balanceEndpoint, { signal: controller.signal });
    const stayer = api.call(balanceEndpoint);
    controller.abort();
    expect(await leaver).toEqual({ ok: false, error: { layer: 'aborted', endpoint: 'balance' } });
    expect(await stayer).toMatchObject({ ok: true });
    expect(server.requests).toHaveLength(1);
  });

  test('an in-flight request is aborted when its last remaining caller aborts, and a later call sends a new request', async () => {
    const { api, errors } = createApiClientFixture(server.origin);
    let closed: Promise<unknown> | undefined;
    server.respond = (_, response) => {
      closed = new Promise((resolve) => response.once('close', resolve));
    };
    const controller = new AbortController();
    const leaver = api.call(balanceEndpoint, { signal: controller.signal });
    await server.waitForRequests(1);
    controller.abort();
    expect(await leaver).toMatchObject({ error: { layer: 'aborted' } });
    await closed;
    server.respond = createSuccessHandler({ amount: 1 });
    expect(await api.call(balanceEndpoint)).toMatchObject({ ok: true });
    expect(await api.call(balanceEndpoint, { signal: AbortSignal.abort() })).toMatchObject({ ok: false });
    expect(errors).toEqual([]);
    expect(server.requests).toHaveLength(2);
  });

  test('a call made immediately after an in-flight request has been aborted sends a new request', async () => {
    const { api } = createApiClientFixture(server.origin);
    server.respond = (request, response) =>
      server.requests.length > 1 && createSuccessHandler({ amount: 1 })(request, response);
    const controller = new AbortController();
    const leaver = api.call(balanceEndpoint, { signal: controller.signal });
    await server.waitForRequests(1);
    controller.abort();
    const again = api.call(balanceEndpoint);
    expect(await leaver).toMatchObject({ error: { layer: 'aborted' } });
    expect(await again).toMatchObject({ ok: true });
    expect(server.requests).toHaveLength(2);
  });

  test('an in-flight POST call ends with the error “aborted” when the caller aborts the call', async () => {
    const { api } = createApiClientFixture(server.origin);
    server.respond = () => undefined;
    const controller = new AbortController();
    const leaver = api.call(postEndpoint, { body: { a: 1 }, signal: controller.signal });
    await server.waitForRequests(1);
    controller.abort();
    expect(await leaver).toMatchObject({ error: { layer: 'aborted' } });
  });
});

describe('[API-4] request deduplicator', () => {
  test('[API-4.1] for any calls, aborts and responses, a key has at most one request in flight, and only aborted calls fail', async () => {
    const step = fc.record({
      act: fc.constantFrom('join', 'join', 'leave', 'land'),
      key: fc.constantFrom('a', 'b'),
      pick: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const join = createRequestDeduplicator<number>();
        const running = new Map<string, { number: number; complete(value: number): void; signal: AbortSignal }>();
        const subscribers: {
          key: string;
          flight: number;
          controller: AbortController;
          left: boolean;
          outcome: Promise<unknown>;
        }[] = [];
        let started = 0;
        const start = (key: string) => (signal: AbortSignal) => {
          const before = running.get(key);
          expect(before === undefined || before.signal.aborted).toBe(true);
          started += 1;
          const number = started;
          return new Promise<number>((complete) => running.set(key, { number, complete, signal }));
        };
        for (const { act, key, pick } of steps) {
          if (act === 'join') {
            const controller = new AbortController();
            const outcome = join(key, controller.signal, start(key));
            expect(running.get(key)?.signal.aborted).toBe(false);
            subscribers.push({ key, flight: running.get(key)?.number ?? 0, controller, left: false, outcome });
          } else if (act === 'leave') {
            const leaver = subscribers.filter((one) => one.key === key && one.flight === running.get(key)?.number)[
              pick
            ];
            leaver?.controller.abort();
            if (leaver) leaver.left = true;
          } else {
            running.get(key)?.complete(running.get(key)?.number ?? 0);
            running.delete(key);
          }
          await new Promise((resolve) => setImmediate(resolve));
        }
        for (const { number, complete } of running.values()) complete(number);
        for (const { outcome, flight, left } of subscribers) expect(await outcome).toBe(left ? 'aborted' : flight);
      }),
      { numRuns: 150 },
    );
  });
});
