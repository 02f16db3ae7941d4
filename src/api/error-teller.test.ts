import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiRig } from '../../tests/support/api-rig';
import { fine, json, startServer, type TestServer } from '../../tests/support/http-server';
import { balance, greeting, open } from '../../tests/support/sample-endpoints';
import type { ApiError } from '../contract/api-error';
import { createErrorTeller } from './error-teller';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.arrived.length = 0;
  server.answer = fine({ words: 'hello', amount: 5 });
});

const refused = (errorCode: string) => (_: unknown, response: ServerResponse) =>
  json(response, { success: false, errorCode, message: 'over' });

describe('[SESS-3] a session that is over', () => {
  test.each(['CUSTOMER_NOT_LOGIN', 'customer.not.login', 'user.or.token.invalid', 'login.not.session'])(
    '%s is told once, however many calls fail',
    async (code) => {
      const { api, over, errors } = createApiRig(server.origin);
      server.answer = refused(code);
      await Promise.all(Array.from({ length: 20 }, (_, n) => api.call(greeting, { query: { name: String(n) } })));
      expect(server.arrived).toHaveLength(20);
      expect(over).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  );

  test('HTTP 401 says the same, whatever its body, to a quiet caller too', async () => {
    const { api, over } = createApiRig(server.origin);
    server.answer = (_, response) => response.writeHead(401).end('<html>no</html>');
    expect(await api.call(balance, { quiet: true })).toMatchObject({ error: { layer: 'http', status: 401 } });
    expect(over).toHaveLength(1);
  });

  test('a call without a session cannot tell: 401 to a sign-in is about the password', async () => {
    const { api, over, errors } = createApiRig(server.origin);
    server.answer = (_, response) =>
      json(response, { success: false, errorCode: 'login.cred.err', message: 'no' }, 401);
    expect(await api.call(open)).toMatchObject({ error: { layer: 'business', code: 'login.cred.err', message: 'no' } });
    expect([over.length, errors.length]).toEqual([0, 1]);
    server.answer = refused('CUSTOMER_NOT_LOGIN');
    await api.call(open);
    expect([over.length, errors.length]).toEqual([0, 2]);
  });

  test('the next session can be over again', async () => {
    const { api, session, over } = createApiRig(server.origin);
    server.answer = refused('login.not.session');
    await api.call(balance);
    await api.call(balance);
    expect(over).toHaveLength(1);
    Object.assign(session, { token: 'token-2', epoch: 2 });
    await api.call(balance);
    expect(over).toHaveLength(2);
  });

  test.each([
    ['that it is over', refused('login.not.session')],
    ['a balance', fine({ amount: 5 })],
  ])('a former session that is answered %s: no event, no value, nothing kept', async (_, late) => {
    const { api, session, over, errors, store } = createApiRig(server.origin);
    let respond = () => {};
    server.answer = (request, response) => {
      respond = () => late(request, response);
    };
    const outcome = api.call(balance);
    await server.waitFor(1);
    Object.assign(session, { token: 'token-2', epoch: 2 });
    respond();
    expect(await outcome).toEqual({ ok: false, error: { layer: 'aborted', endpoint: 'balance' } });
    expect([over, errors, store.keys()]).toEqual([[], [], []]);
  });
});

describe('[API-7] who hears of an error', () => {
  test('the app, once for calls that were shared; not for a caller that is quiet', async () => {
    const { api, errors } = createApiRig(server.origin);
    server.answer = (_, response) => json(response, { success: false, errorCode: 'x', message: 'no' });
    await Promise.all([api.call(balance), api.call(balance)]);
    expect(errors).toEqual([{ layer: 'business', endpoint: 'balance', code: 'x', message: 'no', value: undefined }]);
    await api.call(balance, { quiet: true });
    expect(errors).toHaveLength(1);
  });
});

describe('[SESS-3] any order of failures, sign-ins and sign-outs', () => {
  test('each session ends once at most, and only by an answer to itself', () => {
    const step = fc.oneof(
      fc.record({ at: fc.constant('epoch' as const) }),
      fc.record({ at: fc.constant('fails' as const), age: fc.nat(2), isOver: fc.boolean(), quiet: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let epoch = 5;
        const over: number[] = [];
        let heard = 0;
        const tell = createErrorTeller({
          origin: '',
          merchant: () => '',
          language: () => '',
          token: () => undefined,
          epoch: () => epoch,
          onSessionOver: () => over.push(epoch),
          onError: () => {
            heard += 1;
          },
        });
        const expectedOver = new Set<number>();
        let expectedHeard = 0;
        for (const one of steps) {
          if (one.at === 'epoch') {
            epoch += 1;
            continue;
          }
          const error: ApiError = { layer: 'http', endpoint: 'balance', status: one.isOver ? 401 : 500 };
          // Shared calls fail with one error, each of them.
          for (const _ of [1, 2]) tell(balance, error, epoch - one.age, one.quiet);
          if (one.isOver && one.age === 0) expectedOver.add(epoch);
          if (!one.isOver && !one.quiet) expectedHeard += 1;
        }
        expect(over).toEqual([...expectedOver]);
        expect(heard).toBe(expectedHeard);
      }),
    );
  });
});
