import { describe, expect, onTestFinished, test } from 'vitest';
import { withdrawalInfo } from '../../../src/contract/endpoints/money/wallet';
import { country } from '../../../src/contract/endpoints/site/country';
import { customerServices } from '../../../src/contract/endpoints/site/customer-services';
import { status } from '../../../src/contract/endpoints/site/system';
import { respondWithJson, startTestServer, type TestRequestHandler } from '../../support/http/test-server';
import { startPlatform } from '../platform';
import { TestApiClient } from '../testing/test-api-client';
import { buildGatewayMessage } from './gateway-message';
import { readGateway } from './read-gateway';

async function startWithGateway(respond: TestRequestHandler, host?: string, name = '127.0.0.1') {
  const gateway = await startTestServer();
  gateway.respond = respond;
  const lines: string[] = [];
  const target = { origin: gateway.origin.replace('127.0.0.1', name), ...(host === undefined ? {} : { host }) };
  const front = await startPlatform({ gateway: target, log: (line) => lines.push(line) });
  onTestFinished(async () => {
    await front.close();
    await gateway.close();
  });
  return { gateway, front, lines, caller: new TestApiClient(front.origin) };
}
const succeed =
  (value: unknown): TestRequestHandler =>
  (_, response) =>
    respondWithJson(response, { success: true, value });

describe('[OPS-3.8] local server in front of a gateway', () => {
  test.each([
    [undefined, (own: string) => own, (page: string) => page],
    ['m.brand.example', () => 'm.brand.example', () => 'm.brand.example'],
  ])('passes the host on, with the gateway host %s', async (host, expectedHost, expectedForwarded) => {
    const { gateway, front, caller } = await startWithGateway(succeed({}), host);
    await caller.fetch(country, {
      query: { _: '1', merchant: 'FAIR' },
      headers: { 'X-Forwarded-Host': 'evil.example' },
    });
    const [request] = gateway.requests;
    expect(request?.headers.host).toBe(expectedHost(new URL(gateway.origin).host));
    expect(request?.headers['x-forwarded-host']).toBe(expectedForwarded(new URL(front.origin).host));
    expect(request?.headers['x-forwarded-proto']).toBe('http');
  });

  test('[OPS-3.9] reaches a host below localhost, also where the system does not resolve it', async () => {
    const { gateway, caller } = await startWithGateway(succeed({ countryCode: 'PH' }), undefined, 'kopi.localhost');
    const response = await caller.fetch(country, { query: { _: '1', merchant: 'FAIR' } });
    expect([response.status, gateway.requests.length]).toEqual([200, 1]);
    expect(gateway.requests[0]?.headers.host).toMatch(/^kopi\.localhost:/);
  });

  test('returns what the app reads: status, caching, retry and cookies, which get the host of the page', async () => {
    const { caller } = await startWithGateway((_, response) => {
      response.setHeader('Cache-Control', 'max-age=5');
      response.setHeader('Retry-After', '7');
      response.setHeader('Set-Cookie', ['a=1; Path=/; Domain=.gw.example; Secure; HttpOnly', 'b=2; SameSite=None']);
      respondWithJson(response, { success: false, errorCode: 'TOO_MANY_REQUEST' }, 429);
    });
    const response = await caller.fetch(country, { query: { _: '1', merchant: 'FAIR' } });
    expect(response.status).toBe(429);
    expect(response.headers.get('cache-control')).toBe('max-age=5');
    expect(response.headers.get('retry-after')).toBe('7');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2']);
  });

  test('prints each deviation of a response once, and what an absent endpoint costs', async () => {
    const { lines, caller } = await startWithGateway((request, response) => {
      if (request.url.startsWith(withdrawalInfo.path)) return succeed({ balance: null })(request, response);
      if (request.url.startsWith(status.path))
        return succeed({ info: { merchantCode: 'A', imageCDNs: 'x' } })(request, response);
      if (request.url.startsWith(customerServices.path)) return succeed({ services: [] })(request, response);
      response.writeHead(404).end();
    });
    for (const endpoint of [withdrawalInfo, status, country, customerServices, withdrawalInfo, status])
      await caller.fetch(endpoint);
    expect(lines).toEqual([
      'gateway: withdrawalInfo value.balance: expected a number or a text, got null',
      'gateway: status value.info.imageCDNs: expected a list, got the text “x”',
      'gateway: country is absent (HTTP 404). The calling code has to be chosen by hand, and registration by mobile number has no list of codes.',
    ]);
  });

  test('prints nothing for a refusal and an ended session', async () => {
    const { lines, caller } = await startWithGateway((request, response) =>
      request.url.startsWith(status.path)
        ? respondWithJson(response, { success: false, errorCode: 'domain_not_available' })
        : respondWithJson(response, {}, 401),
    );
    for (const endpoint of [status, withdrawalInfo]) await caller.fetch(endpoint);
    expect(lines).toEqual([]);
  });

  test('the message says where requests go, what has no effect, and how to check the gateway', () => {
    const message = buildGatewayMessage('http://localhost:8080', { origin: 'https://gw.example' });
    expect(message).toContain('/wps is forwarded to https://gw.example');
    expect(message).toContain('Host: gw.example; X-Forwarded-Host: that of the page');
    expect(message).toMatch(/Switches, scenarios, .* have no effect/);
    expect(message).toContain('npm run gateway-check -- --accounts FILE https://gw.example');
    expect(message).not.toContain('alice');
  });

  test.each([
    ['gw.example', undefined, '--gateway gw.example is no URL'],
    ['https://gw.example/api', undefined, '--gateway takes an origin: write https://gw.example'],
    ['https://gw.example', 'https://m.example', '--gateway-host https://m.example is no host name'],
    [undefined, 'm.example', '--gateway-host needs --gateway'],
  ])('refuses --gateway %s --gateway-host %s with a sentence', (address, host, message) => {
    expect(readGateway(address, host)).toEqual({ ok: false, error: expect.stringContaining(message) });
  });
});
