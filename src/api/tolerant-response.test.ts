import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiClientFixture } from '../../tests/support/api/api-client-fixture';
import { greetingEndpoint } from '../../tests/support/api/sample-endpoints';
import { createSuccessHandler, startTestServer, type TestServer } from '../../tests/support/http/test-server';
import { country } from '../contract/endpoints/site/country';
import { status } from '../contract/endpoints/site/system';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const STATUS = { query: { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } } as const;
const COUNTRY = { query: { _: '1', merchant: 'FAIR' } };

describe('[API-2] response fields whose type deviates from the contract', () => {
  test('deviating response fields get their default values and are reported with their endpoint and path', async () => {
    const { api, deviations, errors } = createApiClientFixture(server.origin);
    server.respond = createSuccessHandler({
      info: { merchantCode: 'M', analytics: 'x', gw: { GEETEST_ID: 5 } },
      maintenance: 'no',
    });
    const answer = await api.call(status, STATUS);
    expect(answer).toMatchObject({ ok: true, value: { maintenance: false, info: { gw: { GEETEST_ID: '' } } } });
    expect(deviations.sort()).toEqual([
      'status value.info.analytics',
      'status value.info.gw.GEETEST_ID',
      'status value.maintenance',
    ]);
    expect(errors).toEqual([]);
  });

  test('deviating list entries in a response are dropped', async () => {
    const { api, deviations } = createApiClientFixture(server.origin);
    server.respond = createSuccessHandler({
      countryCode: 7,
      countries: [null, { countryCode: 'TH', countryDialingCode: '66' }],
    });
    expect(await api.call(country, COUNTRY)).toMatchObject({
      value: { countryCode: '', countries: [{ countryCode: 'TH' }] },
    });
    expect(deviations).toEqual(['country value.countryCode', 'country value.countries.0']);
  });

  test('a deviating response field that is required causes an error that names the field', async () => {
    const { api, deviations } = createApiClientFixture(server.origin);
    server.respond = createSuccessHandler({ info: { merchantCode: 7 } });
    const field = 'value.info.merchantCode';
    expect(await api.call(status, STATUS)).toEqual({
      ok: false,
      error: { layer: 'decode', endpoint: 'status', field, requestId: expect.any(String) },
      saidAt: expect.any(Number),
      requestId: expect.any(String),
    });
    expect(deviations).toEqual([`status ${field}`]);
  });

  test.each([
    [{ errorCode: 0, message: null }, true],
    [{ errorCode: {}, message: 7 }, true],
    [{ errorCode: [], message: [] }, true],
  ])('a successful response is accepted despite the deviating envelope fields %j', async (envelope, isFine) => {
    const { api } = createApiClientFixture(server.origin);
    server.respond = (_, response) =>
      response.end(JSON.stringify({ success: true, value: { words: 'hello' }, ...envelope }));
    expect((await api.call(greetingEndpoint, { query: {} })).ok).toBe(isFine);
  });

  test('a numeric error code in a response is converted to a string', async () => {
    const { api } = createApiClientFixture(server.origin);
    server.respond = (_, response) => response.end('{"success":false,"errorCode":1001,"message":{}}');
    expect(await api.call(greetingEndpoint, { query: {} })).toMatchObject({
      error: { layer: 'business', code: '1001', message: '' },
    });
  });
});

test('[API-2] a response nested too deeply to be serialized is parsed without an exception', async () => {
  const { api } = createApiClientFixture(server.origin);
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  server.respond = (_, response) => response.end(`{"success":true,"value":{"words":"hello","more":${deep}}}`);
  expect(await api.call(greetingEndpoint, { query: {} })).toMatchObject({ ok: true, value: { words: 'hello', n: 0 } });
  server.respond = (_, response) => response.end(`{"success":false,"errorCode":"no","value":${deep}}`);
  expect(await api.call(greetingEndpoint, { query: {} })).toMatchObject({ error: { layer: 'business', code: 'no' } });
});
