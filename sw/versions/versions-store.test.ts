import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import type { StoredVersions } from './stored-versions';
import {
  readNextUpdateCheckTime,
  readStoredVersions,
  writeNextUpdateCheckTime,
  writeStoredVersions,
} from './versions-store';

afterEach(() => deleteDB(VERSIONS_DATABASE));

const versions: StoredVersions = [{ id: 'i1', build: 'b1', serviceWorker: 'on', files: [] }];

describe('[OFF-2] version store', () => {
  test('is empty at first, and contains the written versions after a write', async () => {
    expect(await readStoredVersions()).toEqual({ ok: true, value: [] });
    expect(await readNextUpdateCheckTime()).toEqual({ ok: true, value: 0 });

    await writeStoredVersions(versions);
    await writeNextUpdateCheckTime(5);
    expect(await readStoredVersions()).toEqual({ ok: true, value: versions });
    expect(await readNextUpdateCheckTime()).toEqual({ ok: true, value: 5 });
  });

  test('does not block an upgrade to a newer database version', async () => {
    await readStoredVersions();
    const newer = await openDB(VERSIONS_DATABASE, 2);
    expect(newer.version).toBe(2);
    newer.close();
  });

  test('reading the version store returns an error result when the database cannot be opened', async () => {
    // After an upgrade to version 2, version 1 cannot be opened.
    (await openDB(VERSIONS_DATABASE, 2)).close();
    const read = await readStoredVersions();
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining('VersionError') });
  });
});
