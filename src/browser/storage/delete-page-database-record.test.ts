import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PAGE_DATABASE } from '../../contract/storage-keys';
import { deletePageDatabaseRecord } from './delete-page-database-record';
import { openPageDatabaseObjectStore } from './page-database';

beforeEach(
  () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase(PAGE_DATABASE).onsuccess = resolve;
    }),
);

describe('[SESS-4] deleting a record of the page’s database', () => {
  test('deleting a record of the page’s database leaves the other records in the object store', async () => {
    const store = openPageDatabaseObjectStore('recent-games');
    await store.set('FAIR|7', ['1001']);
    await store.set('FAIR|8', ['1002']);
    await deletePageDatabaseRecord('recent-games', 'FAIR|7');
    expect([await store.get('FAIR|7'), await store.get('FAIR|8')]).toEqual([undefined, ['1002']]);
  });

  test('deleting a record of the page’s database does not create the database if it does not exist', async () => {
    await deletePageDatabaseRecord('recent-games', 'FAIR|7');
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(PAGE_DATABASE);
  });
});
