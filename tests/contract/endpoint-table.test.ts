import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/base/clock';
import type { OutboxEntry } from '../../src/base/outbox/outbox-entry';
import { postOutboxEntry } from '../../src/base/outbox/post-outbox-entry';
import { createUuidV7 } from '../../src/base/uuid-v7';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { OUTBOX_REQUEST_PATHS } from '../../src/contract/paths';
import { findLiveDomain } from '../../worker/find-live-domain';
import { generateSecureRandomBytes } from '../../worker/random';
import { getSampleCredentials, REQUEST_SAMPLES } from '../platform/testing/request-samples';
import { setUpTestPlatform } from '../platform/testing/test-platform';
import { createApiClientFixture } from '../support/api/api-client-fixture';
import { callSample, prepareSample, rowsSentBy, rowsWithToken } from '../support/api/endpoint-rows';
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

test('[API-1] the handwritten endpoint table and the endpoint catalogue list the same endpoints', () => {
  expect(EXPECTED_ENDPOINTS.map(({ name }) => name).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
});

describe('[API-1] app calls each endpoint as the endpoint table says', () => {
  beforeEach(() => sent.clear());

  test.each(rowsSentBy('client'))(
    '[API-6.1] a call of %s has the method, path, headers, credentials and encryption of its table row',
    async (name, row) => {
      await prepareSample(row, caller());
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

  test.each(rowsSentBy('outbox'))(
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

  test.each(rowsWithToken('required'))('a call of %s is not sent without a session', async (_, row) => {
    const rig = createApiClientFixture(caller().origin);
    rig.session.token = undefined;
    platform().services.wire.reset();
    expect(await callSample(rig.api.call, row)).toMatchObject({ ok: false, error: { message: 'login required' } });
    expect(platform().services.wire.all()).toEqual([]);
  });

  test.each(rowsWithToken('optional'))(
    'a call of %s is sent without a token when there is no session',
    async (_, row) => {
      await prepareSample(row, caller());
      const rig = createApiClientFixture(caller().origin);
      rig.session.token = undefined;
      platform().services.wire.reset();
      expect(await callSample(rig.api.call, row)).toMatchObject({ ok: true });
      expect(wireOf(row)[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  test.each(rowsSentBy('client'))('a call of %s sends neither token nor cookies to another origin', async (_, row) => {
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

describe('[API-1] app waits for each response as long as the endpoint table says', () => {
  let server: TestServer;
  let publicKey = '';
  beforeAll(async () => {
    server = await startTestServer();
    publicKey = await caller().publicKey();
  });
  afterAll(() => server.close());
  afterEach(() => void vi.useRealTimers());

  test.each(rowsSentBy('outbox'))(
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

  test.each(rowsSentBy('client'))('a call of %s times out after the timeout in its table row', async (_, row) => {
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
