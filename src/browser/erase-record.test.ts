import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PAGE_DATABASE } from '../contract/storage-keys';
import { openPageStore } from './database';
import { eraseRecord } from './erase-record';

beforeEach(
  () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase(PAGE_DATABASE).onsuccess = resolve;
    }),
);

describe('[SESS-4] erasing a record of the page', () => {
  test('takes that one and no other', async () => {
    const store = openPageStore('recent-games');
    await store.set('FAIR|7', ['1001']);
    await store.set('FAIR|8', ['1002']);
    await eraseRecord('recent-games', 'FAIR|7');
    expect([await store.get('FAIR|7'), await store.get('FAIR|8')]).toEqual([undefined, ['1002']]);
  });

  test('makes no database where there is none', async () => {
    await eraseRecord('recent-games', 'FAIR|7');
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(PAGE_DATABASE);
  });
});
