import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiRig } from '../../tests/support/api-rig';
import { fine, startServer, type TestServer } from '../../tests/support/http-server';
import { balance, write } from '../../tests/support/sample-endpoints';
import { createFlights } from './flights';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.arrived.length = 0;
  server.answer = fine({ words: 'hello', amount: 5 });
});

describe('[API-4] GETs in flight', () => {
  test('are shared by equal calls; writes never are', async () => {
    const { api } = createApiRig(server.origin);
    const [one, two] = await Promise.all([api.call(balance), api.call(balance)]);
    expect(one).toEqual(two);
    await Promise.all([api.call(write, { body: { a: 1 } }), api.call(write, { body: { a: 1 } })]);
    expect(server.arrived.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });

  test('are not shared across members, merchants or languages', async () => {
    const { api, session } = createApiRig(server.origin);
    const first = api.call(balance);
    Object.assign(session, { token: 'token-2', epoch: 2 });
    const second = api.call(balance);
    session.merchant = 'KOPI';
    const third = api.call(balance);
    session.language = 'ID';
    await Promise.all([first, second, third, api.call(balance)]);
    expect(server.arrived).toHaveLength(4);
  });

  test('one caller that leaves does not take the answer from the other', async () => {
    const { api } = createApiRig(server.origin);
    const leave = new AbortController();
    const leaver = api.call(balance, { signal: leave.signal });
    const stayer = api.call(balance);
    leave.abort();
    expect(await leaver).toEqual({ ok: false, error: { layer: 'aborted', endpoint: 'balance' } });
    expect(await stayer).toMatchObject({ ok: true });
    expect(server.arrived).toHaveLength(1);
  });

  test('the last caller that leaves ends the request, and a new one starts', async () => {
    const { api, errors } = createApiRig(server.origin);
    let closed: Promise<unknown> | undefined;
    server.answer = (_, response) => {
      closed = new Promise((resolve) => response.once('close', resolve));
    };
    const leave = new AbortController();
    const leaver = api.call(balance, { signal: leave.signal });
    await server.waitFor(1);
    leave.abort();
    expect(await leaver).toMatchObject({ error: { layer: 'aborted' } });
    await closed;
    server.answer = fine({ amount: 1 });
    expect(await api.call(balance)).toMatchObject({ ok: true });
    expect(await api.call(balance, { signal: AbortSignal.abort(), fresh: true })).toMatchObject({ ok: false });
    expect(errors).toEqual([]);
    expect(server.arrived).toHaveLength(2);
  });

  test('whoever takes a call back and makes it again in one go does not join the one just left', async () => {
    const { api } = createApiRig(server.origin);
    server.answer = (request, response) => server.arrived.length > 1 && fine({ amount: 1 })(request, response);
    const leave = new AbortController();
    const leaver = api.call(balance, { signal: leave.signal });
    await server.waitFor(1);
    leave.abort();
    const again = api.call(balance);
    expect(await leaver).toMatchObject({ error: { layer: 'aborted' } });
    expect(await again).toMatchObject({ ok: true });
    expect(server.arrived).toHaveLength(2);
  });

  test('a write that is taken back ends as well', async () => {
    const { api } = createApiRig(server.origin);
    server.answer = () => undefined;
    const leave = new AbortController();
    const leaver = api.call(write, { body: { a: 1 }, signal: leave.signal });
    await server.waitFor(1);
    leave.abort();
    expect(await leaver).toMatchObject({ error: { layer: 'aborted' } });
  });
});

describe('[API-4] any order of joining, leaving and landing', () => {
  test('one flight per key at a time; who leaves is told so, who stays gets the value', async () => {
    const step = fc.record({
      act: fc.constantFrom('join', 'join', 'leave', 'land'),
      key: fc.constantFrom('a', 'b'),
      pick: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const join = createFlights<number>();
        const flying = new Map<string, { number: number; land(value: number): void; signal: AbortSignal }>();
        const passengers: {
          key: string;
          flight: number;
          leave: AbortController;
          left: boolean;
          outcome: Promise<unknown>;
        }[] = [];
        let started = 0;
        const start = (key: string) => (signal: AbortSignal) => {
          const before = flying.get(key);
          expect(before === undefined || before.signal.aborted).toBe(true);
          started += 1;
          const number = started;
          return new Promise<number>((land) => flying.set(key, { number, land, signal }));
        };
        for (const { act, key, pick } of steps) {
          if (act === 'join') {
            const leave = new AbortController();
            const outcome = join(key, leave.signal, start(key));
            expect(flying.get(key)?.signal.aborted).toBe(false);
            passengers.push({ key, flight: flying.get(key)?.number ?? 0, leave, left: false, outcome });
          } else if (act === 'leave') {
            const leaver = passengers.filter((one) => one.key === key && one.flight === flying.get(key)?.number)[pick];
            leaver?.leave.abort();
            if (leaver) leaver.left = true;
          } else {
            flying.get(key)?.land(flying.get(key)?.number ?? 0);
            flying.delete(key);
          }
          await new Promise((resolve) => setImmediate(resolve));
        }
        for (const { number, land } of flying.values()) land(number);
        for (const { outcome, flight, left } of passengers) expect(await outcome).toBe(left ? 'aborted' : flight);
      }),
      { numRuns: 150 },
    );
  });
});
