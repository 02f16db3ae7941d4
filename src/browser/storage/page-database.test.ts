import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import { PAGE_DATABASE, PAGE_OBJECT_STORES } from '../../contract/storage-keys';
import { consumeLegacyDatabaseRecord, openPageDatabaseObjectStore, PAGE_DATABASE_TIMEOUT_MS } from './page-database';

const [STORE] = PAGE_OBJECT_STORES;

afterEach(() => vi.unstubAllGlobals());

describe('[REM-1] page’s database', () => {
  test('the page’s database stores structured-cloneable values across reloads until they are removed', async () => {
    const value = { bytes: new Uint8Array([1, 2, 3]), text: 'ü' };
    await openPageDatabaseObjectStore(STORE).set('a', value);
    expect(await openPageDatabaseObjectStore(STORE).get('a')).toEqual(value);
    await openPageDatabaseObjectStore(STORE).remove('a');
    expect(await openPageDatabaseObjectStore(STORE).get('a')).toBeUndefined();
  });

  test('the page’s database does not block an upgrade to a newer version', async () => {
    const store = openPageDatabaseObjectStore(STORE);
    await store.set('b', 1);
    const newer = await openDB(PAGE_DATABASE, PAGE_OBJECT_STORES.length + 1);
    await store.set('b', 2);
    expect(await store.get('b')).toBe(2);
    newer.close();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(PAGE_DATABASE).onsuccess = resolve;
    });
  });

  test('the page’s database keeps its values in memory in browsers without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = openPageDatabaseObjectStore(STORE);
    await store.set('c', 3);
    expect(await store.get('c')).toBe(3);
    await store.remove('c');
    expect(await store.get('c')).toBeUndefined();
  });

  test('the page’s database keeps its values in memory if IndexedDB does not respond within three seconds', async () => {
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const clock = createManualClock();
    const store = openPageDatabaseObjectStore(STORE, clock);
    let written = false;
    const writing = store.set('d', 4).then(() => {
      written = true;
    });
    await clock.advance(PAGE_DATABASE_TIMEOUT_MS - 1);
    expect(written).toBe(false);
    await clock.advance(1);
    await writing;
    expect(await store.get('d')).toBe(4);
    expect(PAGE_DATABASE_TIMEOUT_MS).toBe(3000);
  });
});

describe('[REM-2] database of a previous app', () => {
  test('a database of a previous app is read once and then deleted', async () => {
    const old = await openDB('old', 7, { upgrade: (database) => void database.createObjectStore('login') });
    await old.put('login', { username: 'alice' }, 'me');
    old.close();
    expect(await consumeLegacyDatabaseRecord('old', 'login', 'me')).toEqual({ username: 'alice' });
    expect(await consumeLegacyDatabaseRecord('old', 'login', 'me')).toBeUndefined();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('old');
  });

  test('reading a database of a previous app returns no record if the object store is missing', async () => {
    (await openDB('odd', 1, { upgrade: (database) => void database.createObjectStore('other') })).close();
    expect(await consumeLegacyDatabaseRecord('odd', 'login', 'me')).toBeUndefined();
  });
});
