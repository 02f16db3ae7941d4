import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { memberInfo } from '../../../src/contract/endpoints/account/member';
import { ENDPOINTS } from '../../../src/contract/endpoints/catalogue';
import { launchGame } from '../../../src/contract/endpoints/games/game';
import { gameLanes } from '../../../src/contract/endpoints/games/game-lanes';
import { announcements } from '../../../src/contract/endpoints/site/announcements';
import { country } from '../../../src/contract/endpoints/site/country';
import { ping } from '../../../src/contract/endpoints/site/domains';
import { availablePromotions } from '../../../src/contract/endpoints/site/promotion';
import { status } from '../../../src/contract/endpoints/site/system';
import { trackEvents } from '../../../src/contract/endpoints/site/tracking';
import { createExampleValue } from '../../support/api/invalid-values';
import { sendRawRequest } from '../../support/http/send-raw-request';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();

/**
 * Public endpoints, whose requests never contain a token. Listed by hand so that a wrong flag in the contract is
 * detected.
 */
const PUBLIC_CALLS = [
  ...['status', 'country', 'domainRoute', 'ping', 'webAppManifest'],
  ...['rsaKey', 'login', 'verifyLoginSecondFactor', 'sendSmsCode', 'geetestChallenge', 'imageCaptcha'],
  ...['registerByUsername', 'registerByMobileNumber', 'registerWithGeneratedUsername', 'checkUsername'],
  ...['gameLanes', 'gameMatches', 'launchTrialGame', 'banners', 'announcements', 'availablePromotions'],
  ...['promotionCategories', 'customerServices', 'downloadBarSettings', 'trackEvents', 'sendFeedback'],
];

const STATUS = { query: { device: 'MOBILE', track: '', originalDomain: 'x', url: 'y' } };

async function merchantAt(host: string, merchant?: string): Promise<string> {
  const path = `${status.path}?${new URLSearchParams(STATUS.query)}`;
  const headers = { Host: `${host}:${platform().port}`, ...(merchant === undefined ? {} : { Merchant: merchant }) };
  return (
    JSON.parse((await sendRawRequest(platform().port, { path, headers })).body).value?.info?.merchantCode ?? 'refused'
  );
}

describe('[API-1] merchant of an endpoint call', () => {
  test('[BOOT-7] the merchant of a call comes from the Merchant header', async () => {
    expect(await merchantAt('localhost', 'SOL')).toBe('SOL');
    expect(await merchantAt('localhost', 'NOBODY')).toBe('refused');
  });

  test('[WL-2] the merchant of a call comes from the host if there is no Merchant header', async () => {
    expect(await merchantAt('localhost')).toBe('FAIR');
    expect(await merchantAt('kopi.localhost')).toBe('KOPI');
    expect(await merchantAt('127.0.0.1')).toBe('FAIR');
  });
});

describe('[API-6] Authorization header', () => {
  // A complete query, so that only the header can be wrong.
  const queryOf = ({ query }: AnyEndpoint) => {
    const fields = query ? Object.entries(Object(createExampleValue(query))) : [];
    return { query: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) };
  };

  test.each(PUBLIC_CALLS)(
    '[API-6.2][BOOT-1.3] a request to the public endpoint %s is refused if it has an Authorization header',
    async (name) => {
      const endpoint = ENDPOINTS.find((each) => each.name === name);
      if (!endpoint) throw new Error(`${name} is not in the catalogue`);
      const token = await caller().signIn('alice', 'Wonder-land-7');
      const response = await caller().fetch(endpoint, { token, body: endpoint.body && {} });
      expect(await response.json()).toMatchObject({
        success: false,
        errorCode: 'request.invalid',
        message: 'Authorization does not belong on this call',
      });
    },
  );

  test.each([announcements, availablePromotions, gameLanes])(
    '[API-6.2] a request to $name is refused with an Authorization header, and succeeds without the header',
    async (endpoint) => {
      const token = await caller().signIn('alice', 'Wonder-land-7');
      expect(await caller().call(endpoint, queryOf(endpoint))).toMatchObject({ success: true });
      const { errorCode, message } = await caller().call(endpoint, { ...queryOf(endpoint), token });
      expect(errorCode).toBe('request.invalid');
      expect(message).toContain('Authorization');
    },
  );

  test.each([launchGame, memberInfo])(
    '[API-6.3] a request to $name is refused without an Authorization header, and accepted with the header',
    async (endpoint) => {
      const token = await caller().signIn('alice', 'Wonder-land-7');
      expect((await caller().call(endpoint, queryOf(endpoint))).errorCode).toBe('CUSTOMER_NOT_LOGIN');
      const { errorCode } = await caller().call(endpoint, { ...queryOf(endpoint), token });
      expect([undefined, 'game.not.found']).toContain(errorCode);
    },
  );
});

describe('[API-2] request that does not match its schema', () => {
  test.each([
    // query, invalid field
    [{ _: '1' }, 'merchant'],
    [{ merchant: 'FAIR' }, '_'],
    [{}, '_'],
    [undefined, '_'],
  ])('a request with the query %j is refused with a message that names the field “%s”', async (query, field) => {
    const { success, errorCode, message } = await caller().call(country, query ? { query } : {});
    expect({ success, errorCode }).toEqual({ success: false, errorCode: 'request.invalid' });
    expect(message).toMatch(new RegExp(`^${field}: `));
  });

  test('a request that does not match its schema is refused with a message that names the invalid query or body field', async () => {
    const query = { ...STATUS.query, device: 'DESKTOP' };
    expect((await caller().call(status, { query })).message).toMatch(/^device: /);
    expect((await caller().call(trackEvents, { body: {} })).message).toMatch(/^events: /);
    expect((await caller().call(trackEvents, { body: { events: 7 } })).message).toMatch(/^events: /);
  });

  test('[API-1] a request is refused when its body is not JSON', async () => {
    const post = (body: string, contentType: string) =>
      fetch(caller().origin + trackEvents.path, { method: 'POST', body, headers: { 'Content-Type': contentType } });
    for (const response of [await post('{', 'application/json'), await post('{"events":"[]"}', 'text/plain')]) {
      expect(JSON.parse(await response.text()).errorCode).toBe('request.invalid');
    }
  });
});

test('[API-5] a call to an unknown endpoint results in a 404 with an error envelope', async () => {
  const response = await fetch(`${caller().origin}/wps/no/such`);
  expect(response.status).toBe(404);
  expect(JSON.parse(await response.text())).toMatchObject({ success: false, errorCode: 'endpoint.unknown' });
});

test('[OPS-4.2] the local platform logs the id of a request and answers it, and gives a request without a usable one its own', async () => {
  const send = async (headers: Record<string, string>) => {
    const response = await fetch(`${caller().origin}/wps/no/such`, { headers });
    return response.headers.get('X-Request-Id');
  };
  expect(await send({ 'X-Request-Id': '7f3a91c2' })).toBe('7f3a91c2');
  for (const headers of [{}, { 'X-Request-Id': '<b>' }, { 'X-Request-Id': 'x'.repeat(129) }])
    expect(await send(headers as Record<string, string>)).toMatch(/^[0-9a-f]{32}$/);
});

test('[DOM-2] only the ping endpoint has CORS headers that allow cross-origin requests', async () => {
  const preflight = (path: string) => fetch(caller().origin + path, { method: 'OPTIONS' });
  expect((await preflight(ping.path)).headers.get('access-control-allow-headers')).toContain('Merchant');
  expect((await preflight(memberInfo.path)).status).toBe(404);
  expect((await caller().fetch(ping)).headers.get('access-control-allow-origin')).toBe('*');
  expect((await caller().fetch(gameLanes)).headers.get('access-control-allow-origin')).toBeNull();
});
