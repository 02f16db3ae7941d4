import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  advanceTimersUntilSettled,
  createShellFile,
  createStoredVersion,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { clearVersionsAndResponses } from './clear-versions-and-responses';
import { hasContentWithHash, storeContentByHash } from './content-store';
import { findNewestCompleteVersion, getServableVersions, setVersionsInMemory } from './versions-in-memory';
import { readStoredVersions, writeStoredVersions } from './versions-store';

const version = createStoredVersion('b1');
const [{ sha256 } = { sha256: '' }] = version.files;

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  await writeStoredVersions([version]);
  await storeContentByHash(sha256, new Response(createShellFile('b1').text));
  setVersionsInMemory([version]);
});
afterEach(() => rig.close());

describe('[OFF-2] emptying the version store', () => {
  test('removes every version and its files', async () => {
    expect((await findNewestCompleteVersion())?.build).toBe('b1');
    await clearVersionsAndResponses();
    expect(await findNewestCompleteVersion()).toBeUndefined();
    expect(await readStoredVersions()).toEqual({ ok: true, value: [] });
    expect(await hasContentWithHash(sha256)).toBe(false);
  });

  test('takes effect for the next request, even before the database is empty', async () => {
    installFakeTimeouts();
    // The access that empties the list never completes.
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest());
    const emptied = clearVersionsAndResponses();
    expect(await getServableVersions()).toEqual([]);
    expect(await findNewestCompleteVersion()).toBeUndefined();
    await advanceTimersUntilSettled(emptied);
  });

  test('if the database cannot be opened, the stored versions are hidden until the service worker stops', async () => {
    await rig.refuseDatabases();
    await clearVersionsAndResponses();
    vi.restoreAllMocks();
    expect(await readStoredVersions()).toMatchObject({ value: [{ build: 'b1' }] });
    expect(await findNewestCompleteVersion()).toBeUndefined();
  });

  test('does not affect versions that are stored afterwards', async () => {
    await clearVersionsAndResponses();
    await storeContentByHash(sha256, new Response(createShellFile('b1').text));
    await writeStoredVersions([version]);
    expect((await findNewestCompleteVersion())?.build).toBe('b1');
  });
});
