import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type DBSchema, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteDatabase, readWholeDatabase } from './whole-database';

interface Shop extends DBSchema {
  goods: { key: string; value: string };
  orders: { key: number; value: string };
}

const NAME = 'shop';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('[SAFE-6.2] a whole database', () => {
  test('is read with all its stores and keys, whatever its version is', async () => {
    const database = await openDB<Shop>(NAME, 7, {
      upgrade(opened) {
        opened.createObjectStore('goods');
        opened.createObjectStore('orders', { autoIncrement: true });
      },
    });
    await database.put('goods', 'apple', 'a');
    database.close();
    expect(await readWholeDatabase(NAME)).toEqual({
      ok: true,
      value: { goods: [{ key: 'a', value: 'apple' }], orders: [] },
    });
  });

  test('is not created by a look at it', async () => {
    expect(await readWholeDatabase(NAME)).toEqual({ ok: true, value: undefined });
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('[SAFE-6.3] is deleted while another tab has it open, which lets go of it', async () => {
    const other = await openDB(NAME, 1, {
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    expect(await deleteDatabase(NAME)).toEqual({ ok: true, value: undefined });
    expect(await indexedDB.databases()).toEqual([]);
    other.close();
  });
});
