import { describe, expect, test } from 'vitest';
import {
  balanceEndpoint,
  greetingEndpoint,
  postEndpoint,
  unauthenticatedEndpoint,
} from '../../tests/support/api/sample-endpoints';
import type { AnyEndpoint } from '../contract/endpoint';
import { SERVICE_WORKER_CACHE_RULES } from '../contract/service-worker-cache';
import type { ApiClientEnvironment } from './api-client-environment';
import { prepareRequest, type UntypedCallOptions } from './prepare-request';

const CONTEXT: ApiClientEnvironment = {
  origin: 'https://m.example',
  merchant: () => 'FAIR',
  language: () => 'VI',
  token: () => 'token-1',
  epoch: () => 7,
  deviceHeader: () => 'PWA',
  onSessionExpired: () => undefined,
};

function prepare(endpoint: AnyEndpoint, fields: UntypedCallOptions = {}, context: Partial<ApiClientEnvironment> = {}) {
  const prepared = prepareRequest(endpoint, fields, { ...CONTEXT, ...context });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  return prepared.value;
}

describe('[API-1] API request prepared for a call', () => {
  test('[API-1.1] an API request of a member has the token, cookies and the default HTTP cache mode', () => {
    const { request, requestId, ...traits } = prepare(balanceEndpoint);
    expect(traits).toMatchObject({ epoch: 7, carriesToken: true });
    expect(request).toEqual({
      url: 'https://m.example/wps/balance',
      method: 'GET',
      headers: {
        Accept: 'application/json',
        Merchant: 'FAIR',
        Language: 'VI',
        'X-Request-Id': requestId,
        Authorization: 'token-1',
      },
      credentials: true,
      cache: 'default',
      maxBytes: 2 * 1024 * 1024,
    });
  });

  test('an API request with a body has the content type application/json', () => {
    const { request } = prepare(postEndpoint, { body: { a: 1 } });
    expect(request).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(request.headers['Content-Type']).toBe('application/json');
  });

  test('an API request to another origin has no cookie, token, id, merchant or Device header', () => {
    const elsewhere = { ...greetingEndpoint, path: 'https://other.example/wps/greeting', device: true };
    const { request, carriesToken } = prepare(elsewhere);
    expect(request).toMatchObject({ credentials: false, headers: { Accept: 'application/json' } });
    expect(Object.keys(request.headers)).toEqual(['Accept']);
    expect(carriesToken).toBe(false);
  });

  test('[API-6.1] an API request has no token if the endpoint does not accept a token or the user is not signed in', () => {
    expect(prepare(unauthenticatedEndpoint).request.headers).not.toHaveProperty('Authorization');
    expect(prepare(unauthenticatedEndpoint).carriesToken).toBe(false);
    expect(prepare(greetingEndpoint, {}, { token: () => undefined }).carriesToken).toBe(false);
  });

  test('an API request has a Device header only if the endpoint asks for the header and the app provides its value', () => {
    const withDevice = { ...greetingEndpoint, device: true };
    const deviceOf = (endpoint: AnyEndpoint, context: Partial<ApiClientEnvironment> = {}) =>
      prepare(endpoint, {}, context).request.headers.Device;
    expect(deviceOf(withDevice)).toBe('PWA');
    expect(deviceOf(greetingEndpoint)).toBeUndefined();
    expect(deviceOf(withDevice, { deviceHeader: () => undefined })).toBeUndefined();
    const { deviceHeader: _, ...without } = CONTEXT;
    expect(prepareRequest(withDevice, {}, without)).toMatchObject({ ok: true });
  });

  test('an API request bypasses the HTTP cache if the endpoint sets `noCache`', () => {
    const { request } = prepare({ ...greetingEndpoint, headers: { ModuleId: 'REG3' }, noCache: true });
    expect(request.headers.ModuleId).toBe('REG3');
    expect(request.cache).toBe('no-store');
  });

  test('[OFF-3] `reload` bypasses the caches; so does a call without `readsAge` if the service worker caches the endpoint', () => {
    expect(prepare(greetingEndpoint, { reload: true }).request.cache).toBe('reload');
    expect(prepare({ ...greetingEndpoint, noCache: true }, { reload: true }).request.cache).toBe('no-store');
    const marked = { ...greetingEndpoint, serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.banners };
    expect(prepare(marked).request.cache).toBe('reload');
    expect(prepare(marked, { readsAge: true }).request.cache).toBe('default');
    expect(prepare(marked, { readsAge: true, reload: true }).request.cache).toBe('reload');
  });

  test('the URL of an API request contains the given query values, except null and undefined', () => {
    const query = { a: 1, b: undefined, c: null, d: false, e: '' };
    expect(prepare(greetingEndpoint, { query }).request.url).toBe('https://m.example/wps/greeting?a=1&d=false&e=');
  });
});

describe('[API-4] in-flight key of a call', () => {
  test('the in-flight key of a call depends on the session, merchant and language, but not on the cache buster', () => {
    const key = (context: Partial<ApiClientEnvironment> = {}, fields: UntypedCallOptions = {}) =>
      prepare(greetingEndpoint, fields, context).inFlightKey;
    expect(key()).toBe('FAIR|VI|7|https://m.example/wps/greeting');
    expect(key({}, { query: { _: '1' } })).toBe(key());
    const keys = [key(), key({ epoch: () => 8 }), key({ merchant: () => 'KOPI' }), key({ language: () => 'EN' })];
    expect(new Set(keys).size).toBe(4);
  });
});
