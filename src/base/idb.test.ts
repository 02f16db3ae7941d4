import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type DBSchema, deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { consumeLegacyDatabaseRecord, createDatabaseRunner } from './idb';
import { fail, ok, type Result } from './result';

interface Shop extends DBSchema {
  goods: { key: string; value: string };
  orders: { key: number; value: string };
}

const NAME = 'shop';
const STORES = { goods: {}, orders: { autoIncrement: true } };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const toResult = <T>(task: Promise<T>): Promise<Result<T, string>> =>
  task.then(ok, (error: unknown) => fail(String(error)));

const runInShop = createDatabaseRunner<Shop>({ name: NAME, stores: STORES, limitTime: toResult });

describe('[OFF-4] task on a database', () => {
  test('reads the values that earlier tasks have written', async () => {
    expect(await runInShop((database) => database.put('goods', 'apple', 'a'))).toEqual({ ok: true, value: 'a' });
    expect(await runInShop((database) => database.add('orders', 'one apple'))).toEqual({ ok: true, value: 1 });
    expect(await runInShop((database) => database.get('goods', 'a'))).toEqual({ ok: true, value: 'apple' });
  });

  test('is not started once its timeout has elapsed', async () => {
    let isStarted = false;
    let late: Promise<unknown> | undefined;
    const run = createDatabaseRunner<Shop>({
      name: NAME,
      stores: STORES,
      limitTime: async (task) => {
        late = toResult(task);
        return fail('timeout');
      },
    });
    const result = await run(async () => {
      isStarted = true;
    });
    expect(result).toEqual({ ok: false, error: 'timeout' });
    expect(await late).toMatchObject({ ok: false });
    expect(isStarted).toBe(false);
  });

  test('does not block an upgrade to a newer version of the database, even if the task never ends', async () => {
    await new Promise<void>((resolve) => {
      void runInShop(() => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    const newer = await openDB(NAME, 2);
    expect(newer.version).toBe(2);
    newer.close();
  });

  test('leaves no connection open after it has failed', async () => {
    expect(await runInShop(() => Promise.reject(new Error('broken')))).toMatchObject({ ok: false });
    let isBlocked = false;
    await deleteDB(NAME, {
      blocked() {
        isBlocked = true;
      },
    });
    expect(isBlocked).toBe(false);
  });

  test.each([
    ['without object stores', []],
    ['with one of two object stores', ['goods']],
  ])('an existing database %s is replaced before the task on it runs', async (_, stores) => {
    const damaged = await openDB(NAME, 1, {
      upgrade(database) {
        for (const store of stores) database.createObjectStore(store);
      },
    });
    damaged.close();
    expect(await runInShop((database) => database.add('orders', 'one apple'))).toEqual({ ok: true, value: 1 });
    expect(await runInShop((database) => database.put('goods', 'apple', 'a'))).toEqual({ ok: true, value: 'a' });
  });
});

describe('[REM-2] database of a previous app', () => {
  test('a database of a previous app is read once and then deleted', async () => {
    const old = await openDB('old', 7, { upgrade: (database) => void database.createObjectStore('login') });
    await old.put('login', { username: 'alice' }, 'me');
    old.close();
    expect(await consumeLegacyDatabaseRecord('old', 'login', 'me')).toEqual({ username: 'alice' });
    expect(await consumeLegacyDatabaseRecord('old', 'login', 'me')).toBeUndefined();
    await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain('old');
  });

  test('an open tab of the previous app, which keeps its database open, does not cost the record', async () => {
    const old = await openDB('open', 7, {
      upgrade: (database) => void database.createObjectStore('login'),
      blocking: () => undefined,
    });
    await old.put('login', { username: 'alice' }, 'me');
    expect(await consumeLegacyDatabaseRecord('open', 'login', 'me')).toEqual({ username: 'alice' });
    old.close();
    await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain('open');
  });

  test('reading a database of a previous app returns no record if the object store is missing', async () => {
    (await openDB('odd', 1, { upgrade: (database) => void database.createObjectStore('other') })).close();
    expect(await consumeLegacyDatabaseRecord('odd', 'login', 'me')).toBeUndefined();
  });
});
