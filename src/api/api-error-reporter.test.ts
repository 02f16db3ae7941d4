import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiClientFixture } from '../../tests/support/api/api-client-fixture';
import { balanceEndpoint, greetingEndpoint, unauthenticatedEndpoint } from '../../tests/support/api/sample-endpoints';
import {
  createSuccessHandler,
  respondWithJson,
  startTestServer,
  type TestServer,
} from '../../tests/support/http/test-server';
import type { ApiError } from '../contract/api-error';
import { createApiErrorReporter } from './api-error-reporter';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.respond = createSuccessHandler({ words: 'hello', amount: 5 });
});

const refused = (errorCode: string) => (_: unknown, response: ServerResponse) =>
  respondWithJson(response, { success: false, errorCode, message: 'over' });

describe('[SESS-3.1] reporting the end of a session', () => {
  test.each(['CUSTOMER_NOT_LOGIN', 'customer.not.login', 'user.or.token.invalid', 'login.not.session'])(
    'the error code %s is reported as the end of the session only once, even if many calls fail with it',
    async (code) => {
      const { api, sessionOverErrors: over, errors } = createApiClientFixture(server.origin);
      server.respond = refused(code);
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => api.call(greetingEndpoint, { query: { name: String(n) } })),
      );
      expect(server.requests).toHaveLength(20);
      expect(over).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  );

  test('[LOGIN-5.6] a failure such as token_ip_different is reported with and without a token, even after the session has ended', async () => {
    const { api, session, failures } = createApiClientFixture(server.origin);
    let respond = () => {};
    server.respond = (_, response) => {
      respond = () => refused('token_ip_different')(_, response);
    };
    const late = api.call(balanceEndpoint);
    await server.waitForRequests(1);
    // Another response has ended the session meanwhile.
    session.epoch += 1;
    respond();
    expect(await late).toMatchObject({ error: { layer: 'aborted' } });
    expect(failures).toMatchObject([{ code: 'token_ip_different' }]);
    server.respond = refused('token_ip_different');
    await api.call(unauthenticatedEndpoint);
    expect(failures).toMatchObject([{ endpoint: balanceEndpoint.name }, { endpoint: unauthenticatedEndpoint.name }]);
  });

  test('HTTP 401 is reported as the end of the session, even for a call with the option `quiet`', async () => {
    const { api, sessionOverErrors: over } = createApiClientFixture(server.origin);
    server.respond = (_, response) => response.writeHead(401).end('<html>no</html>');
    expect(await api.call(balanceEndpoint, { quiet: true })).toMatchObject({ error: { layer: 'http', status: 401 } });
    expect(over).toHaveLength(1);
  });

  test('[SESS-3.2] an error of a call that sends no token, such as a wrong password, is not reported as the end of the session', async () => {
    const { api, sessionOverErrors: over, errors } = createApiClientFixture(server.origin);
    server.respond = (_, response) =>
      respondWithJson(response, { success: false, errorCode: 'login.cred.err', message: 'no' }, 401);
    expect(await api.call(unauthenticatedEndpoint)).toMatchObject({
      error: { layer: 'business', code: 'login.cred.err', message: 'no' },
    });
    expect([over.length, errors.length]).toEqual([0, 1]);
    server.respond = refused('CUSTOMER_NOT_LOGIN');
    await api.call(unauthenticatedEndpoint);
    expect([over.length, errors.length]).toEqual([0, 2]);
  });

  test.each([
    ['the code CUSTOMER_NOT_LOGIN', refused('CUSTOMER_NOT_LOGIN')],
    ['HTTP 401', (_: unknown, response: ServerResponse) => void response.writeHead(401).end('')],
  ])('[SESS-3.2] while nobody is signed in, %s is reported as an ordinary error', async (_, answer) => {
    const { api, session, sessionOverErrors: over, errors } = createApiClientFixture(server.origin);
    session.token = undefined;
    server.respond = answer;
    await api.call(greetingEndpoint, { query: {} });
    expect([over.length, errors.length]).toEqual([0, 1]);
  });

  test('after the end of one session has been reported, the end of the next session is reported as well', async () => {
    const { api, session, sessionOverErrors: over } = createApiClientFixture(server.origin);
    server.respond = refused('login.not.session');
    await api.call(balanceEndpoint);
    await api.call(balanceEndpoint);
    expect(over).toHaveLength(1);
    Object.assign(session, { token: 'token-2', epoch: 2 });
    await api.call(balanceEndpoint);
    expect(over).toHaveLength(2);
  });

  test.each([
    ['a session error', refused('login.not.session')],
    ['a balance', createSuccessHandler({ amount: 5 })],
  ])(
    'a call fails with “aborted” and no error is reported if the response (%s) arrives in a later session',
    async (_, late) => {
      const { api, session, sessionOverErrors: over, errors } = createApiClientFixture(server.origin);
      let respond = () => {};
      server.respond = (request, response) => {
        respond = () => late(request, response);
      };
      const outcome = api.call(balanceEndpoint);
      await server.waitForRequests(1);
      Object.assign(session, { token: 'token-2', epoch: 2 });
      respond();
      expect(await outcome).toEqual({ ok: false, error: { layer: 'aborted', endpoint: 'balance' } });
      expect([over, errors]).toEqual([[], []]);
    },
  );
});

describe('[API-7] API client', () => {
  test('[API-7.2] the API client reports the error of a shared request only once', async () => {
    const { api, errors } = createApiClientFixture(server.origin);
    server.respond = (_, response) => respondWithJson(response, { success: false, errorCode: 'x', message: 'no' });
    await Promise.all([api.call(balanceEndpoint), api.call(balanceEndpoint)]);
    const requestId = server.requests[0]?.headers['x-request-id'];
    expect(errors).toEqual([
      { layer: 'business', endpoint: 'balance', code: 'x', message: 'no', value: undefined, requestId },
    ]);
    await api.call(balanceEndpoint, { quiet: true });
    expect(errors).toHaveLength(1);
  });
});

describe('[SESS-3] error reporter', () => {
  test('[SESS-3.1] the error reporter reports each expired session exactly once, in any order of failures and sign-ins', () => {
    const step = fc.oneof(
      fc.record({ at: fc.constant('epoch' as const) }),
      fc.record({ at: fc.constant('fails' as const), age: fc.nat(2), isOver: fc.boolean(), quiet: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let epoch = 5;
        const over: number[] = [];
        let reportedCount = 0;
        const tell = createApiErrorReporter({
          origin: '',
          merchant: () => '',
          language: () => '',
          token: () => undefined,
          epoch: () => epoch,
          onSessionExpired: () => over.push(epoch),
          onError: () => {
            reportedCount += 1;
          },
        });
        const expectedOver = new Set<number>();
        let expectedReported = 0;
        for (const one of steps) {
          if (one.at === 'epoch') {
            epoch += 1;
            continue;
          }
          const error: ApiError = { layer: 'http', endpoint: 'balance', status: one.isOver ? 401 : 500 };
          // Shared calls all fail with the same error.
          for (const _ of [1, 2]) tell(error, { carriesToken: true, epoch: epoch - one.age, quiet: one.quiet });
          if (one.isOver && one.age === 0) expectedOver.add(epoch);
          if (!one.isOver && !one.quiet) expectedReported += 1;
        }
        expect(over).toEqual([...expectedOver]);
        expect(reportedCount).toBe(expectedReported);
      }),
    );
  });
});
