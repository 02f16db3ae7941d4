import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RUNNING_BUILD_LOCK_PREFIX } from '../../src/contract/storage-keys';
import {
  createStoredVersion,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { hasContentWithHash, storeContentByHash } from './content-store';
import { pruneVersionsAndResponses } from './prune-versions-and-responses';
import { getServableVersions, setVersionsInMemory } from './versions-in-memory';
import { readStoredVersions, writeStoredVersions } from './versions-store';

const all = ['d', 'c', 'b', 'a'].map((build) => createStoredVersion(build));

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  await writeStoredVersions(all);
  setVersionsInMemory(all);
  for (const { files } of all) for (const { sha256 } of files) await storeContentByHash(sha256, new Response('body'));
});
afterEach(() => rig.close());

const listed = async () => {
  const read = await readStoredVersions();
  return read.ok ? read.value.map(({ build }) => build) : read.error;
};
const stored = async () => {
  const has = await Promise.all(all.map(({ files }) => hasContentWithHash(files[0]?.sha256 ?? '')));
  return all.flatMap(({ build }, at) => (has[at] ? [build] : []));
};

describe('[UPD-2] garbage collection of versions', () => {
  test('the newest two versions and those that pages run are kept, and all others are removed with their files', async () => {
    rig.locks.hold(`${RUNNING_BUILD_LOCK_PREFIX}a`);
    await pruneVersionsAndResponses();
    expect(await listed()).toEqual(['d', 'c', 'a']);
    expect((await getServableVersions()).map(({ build }) => build)).toEqual(['d', 'c', 'a']);
    expect(await stored()).toEqual(['d', 'c', 'a']);
  });

  test('garbage collection does not write to the database if every stored version is still needed', async () => {
    await writeStoredVersions(all.slice(0, 2));
    const opened = vi.spyOn(indexedDB, 'open');
    await pruneVersionsAndResponses();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(await listed()).toEqual(['d', 'c']);
    expect(await stored()).toEqual(['d', 'c']);
  });

  test('garbage collection deletes no files if the list of versions cannot be read', async () => {
    await rig.refuseDatabases();
    await pruneVersionsAndResponses();
    vi.restoreAllMocks();
    expect(await stored()).toEqual(['d', 'c', 'b', 'a']);
  });

  test('garbage collection deletes no files if the shortened list of versions cannot be written', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await pruneVersionsAndResponses();
    put.mockRestore();
    expect(await listed()).toEqual(['d', 'c', 'b', 'a']);
    expect(await stored()).toEqual(['d', 'c', 'b', 'a']);
    expect((await getServableVersions()).length).toBe(4);
  });
});
