import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpTestPlatform } from '../../../tests/platform/testing/test-platform';
import { createApiClientFixture } from '../../../tests/support/api/api-client-fixture';
import {
  createExampleValue,
  fillMissingFields,
  formatFieldPath,
  listFieldPaths,
  replaceValueAt,
  WRONG_TYPE_VALUES,
} from '../../../tests/support/api/invalid-values';
import { createSuccessHandler, startTestServer, type TestServer } from '../../../tests/support/http/test-server';
import { createSafeWebStorage } from '../../browser/storage/web-storage';
import { status } from '../../contract/endpoints/site/system';
import { STATUS_CACHE_PREFIX } from '../../contract/storage-keys';
import { cachedStatusSchema } from '../../services/merchant/cached-status';
import { reduceBoot } from './boot-machine';

const { caller } = setUpTestPlatform();
const query = { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } as const;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Resolves with the platform's status, with an example value in every field that the platform omits. */
async function platformStatus(): Promise<unknown> {
  const { value } = await caller().call(status, { query });
  return fillMissingFields(value, {
    ...Object(createExampleValue(status.response)),
    maintenance: false,
    regionRestriction: false,
  });
}

test('[API-2] the sample status response has every field of the contract', async () => {
  const paths = listFieldPaths(await platformStatus()).map(formatFieldPath);
  const contract = listFieldPaths(createExampleValue(status.response)).map(formatFieldPath);
  // In tests, home has its default modules, so that the list of a merchant's own is empty.
  const module = 'info.whitelabelVal.design.home[]';
  expect(contract.filter((path) => !paths.includes(path))).toEqual([
    'info.whitelabel.KEY',
    'info.whitelabel.OTHER',
    `${module}.module`,
    `${module}.variant`,
  ]);
});

/**
 * Resolves with the boot phase after a first status response with this value, on a device that has a domain list
 * stored.
 */
async function phaseAfter(value: unknown): Promise<string> {
  server.respond = createSuccessHandler(value);
  const response = await createApiClientFixture(server.origin).api.call(status, { query });
  const bootEvent = response.ok
    ? ({ type: 'status', status: response.value } as const)
    : ({ type: 'failure', error: response.error, isOnline: true, cached: undefined, hasCachedDomains: true } as const);
  return reduceBoot({ phase: 'starting' }, bootEvent).phase;
}

const ESSENTIAL = ['info', 'info.merchantCode'];

describe('[API-2] [BOOT-1] first status response', () => {
  test.each(WRONG_TYPE_VALUES)(
    'a first status response with the value %s in any one optional field does not make the start fail',
    async (_, wrong) => {
      const value = await platformStatus();
      const paths = listFieldPaths(value).filter((path) => !ESSENTIAL.includes(formatFieldPath(path)));
      expect(paths.length).toBeGreaterThan(60);
      for (const path of paths) {
        const fieldName = formatFieldPath(path);
        // `true` is a valid value of these two fields.
        const [onTrue] = ['maintenance', 'denied'].filter(
          (__, index) => fieldName === ['maintenance', 'regionRestriction'][index],
        );
        expect(await phaseAfter(replaceValueAt(value, path, wrong)), fieldName).toBe(
          (wrong === true && onTrue) || 'open',
        );
      }
    },
  );

  test.each(WRONG_TYPE_VALUES)(
    'a first status response with the value %s in all optional fields does not make the start fail',
    async (_, wrong) => {
      const value = await platformStatus();
      const all = listFieldPaths(value).filter((path) => path.length === (path[0] === 'info' ? 2 : 1));
      const corrupted = all
        .filter((path) => !ESSENTIAL.includes(formatFieldPath(path)))
        .reduce((changed, path) => replaceValueAt(changed, path, wrong), value);
      expect(await phaseAfter(corrupted)).toBe(wrong === true ? 'maintenance' : 'open');
    },
  );

  test.each([[{}], [[]], [7], [{ merchantCode: 7 }], [{ merchantCode: null }]])(
    '[API-2.6][BOOT-4.5] a first status response without a merchant code (info %j) sets the phase to “failed”, not to “domain-error”',
    async (info) => {
      expect(await phaseAfter({ ...Object(await platformStatus()), info })).toBe('failed');
    },
  );
});

test('[API-2.8][BOOT-5] invalid fields of a cached status are replaced by their defaults when the status is read', async () => {
  const store = createSafeWebStorage(() => globalThis.localStorage);
  const value = await platformStatus();
  store.set(`${STATUS_CACHE_PREFIX}FAIR`, {
    at: 5,
    status: replaceValueAt(replaceValueAt(value, ['info', 'gw'], 7), ['test'], 'x'),
  });
  const read = store.get(`${STATUS_CACHE_PREFIX}FAIR`, cachedStatusSchema);
  expect(read).toMatchObject({
    at: 5,
    status: { test: false, info: { merchantCode: 'FAIR', gw: { GEETEST_ID: '' } } },
  });
  expect(store.keys()).toHaveLength(1);
});
