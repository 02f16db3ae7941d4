import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ERROR_LOG_DATABASE, IMAGE_RECORDS_DATABASE, VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import {
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { listImageRecords } from '../images/image-index';
import { logError, readErrorLog } from '../runtime/error-log';
import { readStoredVersions, writeBypassMode } from './versions-store';

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

test.each([
  [ERROR_LOG_DATABASE, readErrorLog],
  [ERROR_LOG_DATABASE, () => logError('a fault')],
  [IMAGE_RECORDS_DATABASE, listImageRecords],
  [VERSIONS_DATABASE, readStoredVersions],
  [VERSIONS_DATABASE, () => writeBypassMode(false)],
])(
  '[OFF-2] the connection to the database %s is closed after each access, so that a later release can upgrade it',
  async (name, access) => {
    const close = vi.spyOn(IDBDatabase.prototype, 'close');
    await access();
    expect(close).toHaveBeenCalledOnce();
    const newer = await openDB(name, 2);
    expect(newer.version).toBe(2);
    newer.close();
  },
);

test('[OFF-2] a database connection is closed even if the access fails', async () => {
  await readStoredVersions();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  expect((await writeBypassMode(true)).ok).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});
