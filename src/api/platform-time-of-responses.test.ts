import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClientFixture } from '../../tests/support/api/api-client-fixture';
import { balanceEndpoint, greetingEndpoint } from '../../tests/support/api/sample-endpoints';
import { startTestServer, type TestServer } from '../../tests/support/http/test-server';
import { CACHED_AT_HEADER } from '../contract/service-worker-cache';

const TIME = 'Sun, 29 Nov 2026 17:00:00 GMT';
const SAID_AT = Date.parse(TIME);
const SUCCESS = '{"success":true,"value":{"amount":5,"words":"hello"}}';
const REFUSAL = '{"success":false,"errorCode":"no"}';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  // response, status, headers, body, times that are told
  ['a success', 200, {}, SUCCESS, [SAID_AT]],
  ['a refusal', 200, {}, REFUSAL, [SAID_AT]],
  ['a refusal with an error status', 400, {}, REFUSAL, [SAID_AT]],
  ['a page of a captive portal', 200, { 'Content-Type': 'text/html' }, '<html>', []],
  ['a gateway that does not reach the platform', 502, {}, '{"success":false}', []],
  ['an error without an envelope', 500, {}, '', []],
  ['a response of a cache', 200, { [CACHED_AT_HEADER]: '1700000000000' }, SUCCESS, []],
] as const)(
  '[SAFE-4.2] the time of %s counts only if the platform has just told it',
  async (_, status, headers, body, told) => {
    const times: number[] = [];
    const { api } = createApiClientFixture(server.origin, {}, { onPlatformTime: (saidAt) => times.push(saidAt) });
    server.respond = (_request, response: ServerResponse) => {
      response.writeHead(status, { Date: TIME, ...headers }).end(body);
    };
    await api.call(balanceEndpoint, { once: true });
    await api.call(greetingEndpoint, { query: {}, once: true });
    expect(times).toEqual([...told, ...told]);
  },
);
