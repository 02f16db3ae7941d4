import { describe, expect, test } from 'vitest';
import { parseTolerantly } from '../../src/contract/contract-deviation';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { findServiceWorkerCacheRule, SERVICE_WORKER_CACHE_RULES } from '../../src/contract/service-worker-cache';
import { createQueryKey } from '../../src/services/queries/query-key';
import { createResponseStorageKey } from '../../src/services/queries/stored-responses';
import { getSampleCredentials } from '../platform/testing/request-samples';
import { setUpTestPlatform } from '../platform/testing/test-platform';
import { createApiClientFixture } from '../support/api/api-client-fixture';
import { callSample, endpointOf, ROWS } from '../support/api/endpoint-rows';

const { caller } = setUpTestPlatform();

describe('[API-3] app stores exactly the responses that the endpoint table marks as cacheable', () => {
  const scope = { merchant: 'FAIR', language: 'EN', epoch: 1 };

  test.each(ROWS)(
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

  test.each(ROWS.filter(([, row]) => row.method === 'GET' && row.cacheable !== 'no'))(
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

  test.each(ROWS)(
    'a response of %s is cached with the strategy and maximum age of its table row, or not at all if it has none',
    (_, row) => {
      const { serviceWorkerCache: mark } = endpointOf(row);
      const { strategy = 'no', maxAgeMs = 0 } = mark ?? {};
      expect([strategy, maxAgeMs]).toEqual([row.serviceWorkerCache, row.cachedDays * DAY_MS]);
      // The rule that the service worker finds by the path is the one of this endpoint.
      expect(findServiceWorkerCacheRule(row.path)).toBe(mark);
    },
  );

  test.each(ROWS.filter(([, row]) => row.serviceWorkerCache !== 'no'))(
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

  test.each(ROWS)('[API-2] a response of %s may be as large as its table row says, also in the cache', (_, row) => {
    const { maxBytes, serviceWorkerCache: mark } = endpointOf(row);
    expect([maxBytes, mark?.maxBytes ?? maxBytes]).toEqual(Array(2).fill(row.maxMib * 1024 * 1024));
  });

  test('every cache rule of the service worker belongs to exactly one endpoint', () => {
    const marks = ENDPOINTS.flatMap(({ serviceWorkerCache }) => serviceWorkerCache ?? []);
    expect(new Set(marks)).toEqual(new Set(Object.values(SERVICE_WORKER_CACHE_RULES)));
    expect(marks).toHaveLength(Object.keys(SERVICE_WORKER_CACHE_RULES).length);
  });
});
