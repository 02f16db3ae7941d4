import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import type { Generations } from './generations';
import { readGenerations, readNextCheck, writeGenerations, writeNextCheck } from './versions-store';

const generations: Generations = [{ id: 'i1', build: 'b1', serviceWorker: 'on', files: [] }];

describe('[OFF-2] the store of versions', () => {
  test('is empty at first, then holds what was committed last', async () => {
    expect(await readGenerations()).toEqual({ ok: true, value: [] });
    expect(await readNextCheck()).toEqual({ ok: true, value: 0 });

    await writeGenerations(generations);
    await writeNextCheck(5);
    expect(await readGenerations()).toEqual({ ok: true, value: generations });
    expect(await readNextCheck()).toEqual({ ok: true, value: 5 });
  });

  test('makes way for a newer version of itself', async () => {
    await readGenerations();
    const newer = await openDB(VERSIONS_DATABASE, 2);
    expect(newer.version).toBe(2);
    newer.close();
  });

  test('is an error value when the database refuses', async () => {
    // Version 2 stands since the test before this one: version 1 cannot be opened any more.
    const read = await readGenerations();
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining('VersionError') });
  });
});
