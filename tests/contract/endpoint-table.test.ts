import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallEndpoint } from '../../src/api/call';
import { systemClock } from '../../src/base/clock';
import type { OutboxEntry } from '../../src/base/outbox/outbox-entry';
import { postOutboxEntry } from '../../src/base/outbox/post-outbox-entry';
import { createUuidV7 } from '../../src/base/uuid-v7';
import { parseTolerantly } from '../../src/contract/contract-deviation';
import type { AnyEndpoint } from '../../src/contract/endpoint';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { OUTBOX_REQUEST_PATHS } from '../../src/contract/paths';
import { findServiceWorkerCacheRule, SERVICE_WORKER_CACHE_RULES } from '../../src/contract/service-worker-cache';
import { createQueryKey } from '../../src/services/queries/query-key';
import { createResponseStorageKey } from '../../src/services/queries/stored-responses';
import { findLiveDomain } from '../../worker/find-live-domain';
import { generateSecureRandomBytes } from '../../worker/random';
import { getSampleCredentials, REQUEST_SAMPLES, SAMPLE_PUSH_TOKEN } from '../platform/testing/request-samples';
import { setUpTestPlatform } from '../platform/testing/test-platform';
import { createApiClientFixture } from '../support/api/api-client-fixture';
import { EXPECTED_ENDPOINTS, type ExpectedEndpoint } from '../support/api/expected-endpoints';
import { respondWithJson, startTestServer, type TestServer } from '../support/http/test-server';

/** Fetch options of a sent request that a server cannot observe. */
interface SentOptions {
  readonly credentials: RequestCredentials;
  readonly cache: RequestCache;
  readonly redirect: RequestRedirect;
}
/**
 * Fetch options of the sent requests, by path. They are recorded by a wrapper of `fetch` that is installed before axios
 * is loaded, because axios keeps a reference to `fetch`.
 */
const sent = new Map<string, SentOptions>();
const realFetch = globalThis.fetch;
globalThis.fetch = (resource, init) => {
  // A page and a service worker resolve a path against their own origin, Node does not.
  const input = typeof resource === 'string' ? new URL(resource, caller().origin) : resource;
  const request = new Request(input instanceof Request ? input.clone() : input, init);
  const { credentials, cache, redirect } = request;
  sent.set(new URL(request.url).pathname, { credentials, cache, redirect });
  return realFetch(input, init);
};
afterAll(() => {
  globalThis.fetch = realFetch;
});

const { caller, platform } = setUpTestPlatform();
const rows = EXPECTED_ENDPOINTS.map((row) => [row.name, row] as const);
const sentBy = (sender: ExpectedEndpoint['sender']) => rows.filter(([, row]) => row.sender === sender);
const withBody = EXPECTED_ENDPOINTS.filter(({ body }) => body !== 'none').map((row) => [row.name, row] as const);
const withToken = (token: ExpectedEndpoint['token']) => rows.filter(([, row]) => row.token === token);

function endpointOf({ name }: ExpectedEndpoint): AnyEndpoint {
  const found = ENDPOINTS.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`${name} is not in the catalogue`);
  return found;
}

/** Calls an endpoint with a sample request. */
function callSample(call: CallEndpoint, row: ExpectedEndpoint, path = row.path) {
  const { query, body } = REQUEST_SAMPLES[row.name] ?? {};
  const options = { ...(query && { query }), ...(body === undefined ? {} : { body }) };
  // The samples are those of the platform; the compiler cannot infer the endpoint from a name.
  return call({ ...endpointOf(row), path }, options as object);
}

/** Returns an entry of the outbox with the sample body of an endpoint. */
function outboxEntryOf({ name, path: outboxPath }: ExpectedEndpoint): OutboxEntry {
  const [kind] = Object.entries(OUTBOX_REQUEST_PATHS).find(([, path]) => path === outboxPath) ?? [];
  if (kind === undefined) throw new Error(`the outbox does not send ${name}`);
  return {
    key: createUuidV7(Date.now()),
    kind: kind as OutboxEntry['kind'], // a key of OUTBOX_REQUEST_PATHS
    body: JSON.stringify(REQUEST_SAMPLES[name]?.body),
    merchant: 'FAIR',
    language: 'EN',
    writtenAt: Date.now(),
  };
}

/** Returns the requests to an endpoint that the platform has received. */
function wireOf(row: ExpectedEndpoint) {
  const requests = platform().services.wire.all();
  return requests.filter(({ path }) => path === row.path);
}

async function prepare(row: ExpectedEndpoint): Promise<void> {
  if (row.name !== 'subscribeToPushTopic' && row.name !== 'sendTestPush') return;
  const bind = ENDPOINTS.find(({ name }) => name === 'bindPushToken');
  const token = await caller().signIn(...getSampleCredentials(row.name));
  if (bind) await caller().call(bind, { body: { registrationToken: SAMPLE_PUSH_TOKEN }, token });
}

test('[API-1] the handwritten endpoint table and the endpoint catalogue list the same endpoints', () => {
  expect(EXPECTED_ENDPOINTS.map(({ name }) => name).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
});

describe('[API-1] app calls each endpoint as the endpoint table says', () => {
  beforeEach(() => sent.clear());

  test.each(sentBy('client'))(
    '[API-6.1] a call of %s has the method, path, headers, credentials and encryption of its table row',
    async (name, row) => {
      await prepare(row);
      const token = await caller().signIn(...getSampleCredentials(name));
      const rig = createApiClientFixture(caller().origin);
      rig.session.token = token;
      platform().services.wire.reset();
      const outcome = await callSample(rig.api.call, row);
      const [call] = wireOf(row);
      if (!call) throw new Error(`${name} did not reach the platform: ${JSON.stringify(outcome)}`);

      expect(call.method).toBe(row.method);
      expect(call.headers.merchant).toBe('FAIR');
      expect(call.headers.language).toBe('EN');
      expect(call.headers.authorization).toBe(row.token === 'refused' ? undefined : token);
      expect(call.headers.moduleid ?? '').toBe(row.moduleId);
      expect(call.headers.device).toBe(row.device ? 'PWA' : undefined);
      expect(call.headers['content-type']).toBe(row.body === 'none' ? undefined : 'application/json');
      expect(call.headers.encryption).toBe(row.body === 'encrypted' ? '1' : undefined);
      if (row.body === 'none') expect(call.body).toBe('');
      if (row.body === 'plain') expect(JSON.parse(call.body)).toBeTypeOf('object');
      if (row.body === 'encrypted') {
        expect(call.headers['x-rsa']).toMatch(/^[\w+/=]{100,}$/);
        expect(call.headers['x-digest']).toMatch(/^[\da-f]{64}$/);
        expect(call.body).toMatch(/^[A-Za-z\d+/]+=*$/);
      }
      expect(sent.get(row.path)).toEqual({
        credentials: row.credentials,
        cache: row.noCache ? 'no-store' : row.serviceWorkerCache === 'no' ? 'default' : 'reload',
        redirect: 'error',
      });
      // The platform accepts the request, and the app its response.
      expect(outcome).toMatchObject({ ok: true });
    },
  );

  test.each(sentBy('outbox'))(
    '[OFF-4] a call of %s that is sent from the outbox has the method, path, headers and credentials of its table row',
    async (_, row) => {
      platform().services.wire.reset();
      expect(await postOutboxEntry(outboxEntryOf(row))).toEqual({ outcome: 'delivered' });
      const [call] = wireOf(row);
      expect(call?.method).toBe(row.method);
      expect(call?.headers).toMatchObject({ merchant: 'FAIR', language: 'EN', 'content-type': 'application/json' });
      for (const name of ['authorization', 'encryption', 'device', 'moduleid', 'cookie'])
        expect(call?.headers).not.toHaveProperty(name);
      expect(JSON.parse(call?.body ?? '')).toEqual(REQUEST_SAMPLES[row.name]?.body);
      expect(sent.get(row.path)).toEqual({ credentials: row.credentials, cache: 'default', redirect: 'error' });
    },
  );

  test('[DOM-2] the ping of the domain probe has the method and path of its table row, and no cookies', async () => {
    const row = EXPECTED_ENDPOINTS.find(({ name }) => name === 'ping');
    if (!row) throw new Error('ping is not in the table');
    platform().services.wire.reset();
    const origin = caller().origin.replace('127.0.0.1', 'localhost');
    const probe = { domains: [origin], merchant: 'FAIR', page: origin };
    const dependencies = { send: globalThis.fetch, random: generateSecureRandomBytes, clock: systemClock };
    expect(await findLiveDomain(probe, dependencies)).toEqual({ ok: true, value: origin });
    const [call] = wireOf(row);
    expect(call).toMatchObject({ method: row.method, path: row.path, body: '' });
    expect(call?.headers.merchant).toBe('FAIR');
    for (const name of ['authorization', 'encryption', 'device', 'moduleid', 'cookie', 'content-type'])
      expect(call?.headers).not.toHaveProperty(name);
    expect(sent.get(row.path)).toEqual({ credentials: 'omit', cache: 'no-store', redirect: 'error' });
  });

  test.each(withToken('required'))('a call of %s is not sent without a session', async (_, row) => {
    const rig = createApiClientFixture(caller().origin);
    rig.session.token = undefined;
    platform().services.wire.reset();
    expect(await callSample(rig.api.call, row)).toMatchObject({ ok: false, error: { message: 'login required' } });
    expect(platform().services.wire.all()).toEqual([]);
  });

  test.each(withToken('optional'))('a call of %s is sent without a token when there is no session', async (_, row) => {
    await prepare(row);
    const rig = createApiClientFixture(caller().origin);
    rig.session.token = undefined;
    platform().services.wire.reset();
    expect(await callSample(rig.api.call, row)).toMatchObject({ ok: true });
    expect(wireOf(row)[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each(sentBy('client'))('a call of %s sends neither token nor cookies to another origin', async (_, row) => {
    const other = new URL(row.path, caller().origin);
    other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    const rig = createApiClientFixture(caller().origin);
    platform().services.wire.reset();
    await callSample(rig.api.call, row, other.href);
    expect(wireOf(row)[0]?.headers.host).toBe(other.host);
    expect(wireOf(row)[0]?.headers).not.toHaveProperty('authorization');
    expect(sent.get(row.path)?.credentials).toBe('omit');
  });
});

describe('[API-3] app stores exactly the responses that the endpoint table marks as cacheable', () => {
  const scope = { merchant: 'FAIR', language: 'EN', epoch: 1 };

  test.each(rows)(
    'a response of %s is stored for everybody, per member or not at all, as its table row says',
    (_, row) => {
      const endpoint = endpointOf(row);
      const [first, second, visitor] = ['f1', 'f2', ''].map((member) =>
        createResponseStorageKey(endpoint, createQueryKey(endpoint, {}, { ...scope, member })),
      );
      expect(first !== undefined).toBe(row.cacheable !== 'no');
      expect(visitor !== undefined).toBe(row.cacheable === 'public');
      expect(first === second).toBe(row.cacheable !== 'member');
    },
  );

  test.each(rows.filter(([, row]) => row.method === 'GET' && row.cacheable !== 'no'))(
    'a stored response of %s is read back unchanged',
    async (name, row) => {
      const rig = createApiClientFixture(caller().origin);
      rig.session.token = await caller().signIn(...getSampleCredentials(name));
      const response = await callSample(rig.api.call, row);
      if (!response.ok) throw new Error(JSON.stringify(response.error));
      const text = JSON.stringify(response.value);
      expect(parseTolerantly(endpointOf(row).response, JSON.parse(text))).toMatchObject({
        ok: true,
        value: JSON.parse(text),
        deviations: [],
      });
    },
  );
});

describe('[OFF-3] service worker caches exactly the responses that the endpoint table lists', () => {
  const DAY_MS = 24 * 3_600_000;

  test.each(rows)(
    'a response of %s is cached with the strategy and maximum age of its table row, or not at all if it has none',
    (_, row) => {
      const { serviceWorkerCache: mark } = endpointOf(row);
      const { strategy = 'no', maxAgeMs = 0 } = mark ?? {};
      expect([strategy, maxAgeMs]).toEqual([row.serviceWorkerCache, row.cachedDays * DAY_MS]);
      // The rule that the service worker finds by the path is the one of this endpoint.
      expect(findServiceWorkerCacheRule(row.path)).toBe(mark);
    },
  );

  test.each(rows.filter(([, row]) => row.serviceWorkerCache !== 'no'))(
    'the endpoint %s, whose responses the service worker caches, is called with GET and has neither body nor token',
    (_, { method, body, token, noCache, path }) => {
      expect({ method, body, token, noCache }).toEqual({
        method: 'GET',
        body: 'none',
        token: 'refused',
        noCache: false,
      });
      expect(path).not.toMatch(/captcha|session|member|status|ping|domainRoute/);
    },
  );

  test('every cache rule of the service worker belongs to exactly one endpoint', () => {
    const marks = ENDPOINTS.flatMap(({ serviceWorkerCache }) => serviceWorkerCache ?? []);
    expect(new Set(marks)).toEqual(new Set(Object.values(SERVICE_WORKER_CACHE_RULES)));
    expect(marks).toHaveLength(Object.keys(SERVICE_WORKER_CACHE_RULES).length);
  });
});

describe('[API-1] app waits for each response as long as the endpoint table says', () => {
  let server: TestServer;
  let publicKey = '';
  beforeAll(async () => {
    server = await startTestServer();
    publicKey = await caller().publicKey();
  });
  afterAll(() => server.close());
  afterEach(() => void vi.useRealTimers());

  test.each(sentBy('outbox'))(
    '[OFF-4] a call of %s that is sent from the outbox times out after the timeout in its table row',
    async (_, row) => {
      vi.useFakeTimers();
      const hanging = vi.fn((_path: unknown, init?: RequestInit) => {
        return new Promise<Response>((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      });
      const recorder = globalThis.fetch;
      globalThis.fetch = hanging;
      const settled = vi.fn();
      const post = postOutboxEntry(outboxEntryOf(row)).then(settled);
      globalThis.fetch = recorder;
      await vi.advanceTimersByTimeAsync(row.timeout - 1);
      expect([hanging.mock.calls.length, settled.mock.calls.length]).toEqual([1, 0]);
      await vi.advanceTimersByTimeAsync(1);
      await post;
      expect(settled.mock.calls).toEqual([[{ outcome: 'later', retryAfterMs: 0 }]]);
    },
  );

  test.each(sentBy('client'))('a call of %s times out after the timeout in its table row', async (_, row) => {
    server.requests.length = 0;
    server.respond = ({ url }, response) => {
      if (url.startsWith('/wps/session/key/rsa') && row.name !== 'rsaKey') {
        respondWithJson(response, { success: true, value: { publicKey } });
      }
    };
    const rig = createApiClientFixture(server.origin);
    const settled = vi.fn();
    const call = callSample(rig.api.call, row).then(settled);
    await server.waitForRequests(row.body === 'encrypted' ? 2 : 1);
    expect(server.requests.at(-1)?.url.split('?')[0]).toBe(row.path);
    await rig.clock.advance(row.timeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await rig.clock.advance(1);
    await call;
    expect(settled.mock.calls).toMatchObject([[{ ok: false, error: { layer: 'timeout', afterMs: row.timeout } }]]);
  });
});

describe('[ENC-1] platform accepts only requests that match the endpoint table', () => {
  /** Sends a request that is built from the table row only, not from the endpoint definitions. */
  async function send(
    row: ExpectedEndpoint,
    change: Partial<Record<'token' | 'moduleId' | 'method', string>> = {},
    body = row.body,
  ) {
    const url = new URL(row.path, caller().origin);
    const sample = REQUEST_SAMPLES[row.name] ?? {};
    for (const [name, value] of Object.entries(sample.query ?? {})) url.searchParams.set(name, value);
    const text = JSON.stringify(sample.body ?? {});
    const encrypted = body === 'encrypted' ? await caller().encryptBody(text) : undefined;
    const { token = '', moduleId = row.moduleId, method = row.method } = change;
    const response = await fetch(url, {
      method,
      headers: {
        Merchant: 'FAIR',
        Language: 'EN',
        ...(token && { Authorization: token }),
        ...(moduleId && { ModuleId: moduleId }),
        ...(body === 'none' ? {} : { 'Content-Type': 'application/json' }),
        ...encrypted?.headers,
      },
      ...(body === 'none' ? {} : { body: encrypted?.body ?? text }),
    });
    const envelope = JSON.parse(await response.text());
    return envelope.success === false ? envelope.errorCode : 'fine';
  }

  /**
   * Resolves with the options for a call: the token of a new session if the endpoint requires a token, otherwise an
   * empty object.
   */
  const tokenFor = async (row: ExpectedEndpoint): Promise<{ token?: string }> =>
    row.token === 'required' ? { token: await caller().signIn(...getSampleCredentials(row.name)) } : {};

  test.each(rows)('a request that matches the table row of %s is accepted', async (_, row) => {
    await prepare(row);
    expect(await send(row, await tokenFor(row))).toBe('fine');
  });

  test.each(rows)(
    'a request to %s with another HTTP method is rejected with the error endpoint.unknown',
    async (_, row) => {
      const method = row.method === 'GET' ? 'DELETE' : 'GET';
      expect(await send(row, { ...(await tokenFor(row)), method }, 'none')).toBe('endpoint.unknown');
    },
  );

  test.each(withBody)(
    'a request to %s is rejected if its body is plain instead of encrypted, or encrypted instead of plain',
    async (_, row) => {
      const [other, code] =
        row.body === 'encrypted'
          ? (['plain', 'encryption.invalid'] as const)
          : (['encrypted', 'request.invalid'] as const);
      expect(await send(row, await tokenFor(row), other)).toBe(code);
    },
  );

  test.each(withToken('required'))('a request to %s is rejected without a token', async (_, row) => {
    expect(await send(row)).toBe('CUSTOMER_NOT_LOGIN');
    expect(await send(row, { token: 'no-such-token' })).toBe('CUSTOMER_NOT_LOGIN');
  });

  test.each(withToken('refused'))('a request to %s is rejected with a token', async (_, row) => {
    expect(await send(row, { token: await caller().signIn(...getSampleCredentials('')) })).toBe('request.invalid');
  });

  test.each(withToken('optional'))(
    'a request to %s, which requires no token, is also accepted with a token',
    async (_, row) => {
      await prepare(row);
      expect(await send(row, { token: await caller().signIn(...getSampleCredentials('')) })).toBe('fine');
    },
  );

  test.each(rows.filter(([, { moduleId }]) => moduleId !== ''))(
    'a request to %s is rejected with another ModuleId header',
    async (_, row) => {
      expect(await send(row, { moduleId: 'LOGIN3' })).toBe('request.invalid');
    },
  );
});
