import { PAGE_DATABASE, type PAGE_OBJECT_STORES } from '../../contract/storage-keys';

/**
 * Deletes a record of the page's database (see page-database.ts). Uses plain IndexedDB, because it must not depend on
 * a chunk that may fail to load. Resolves when the record is deleted or not accessible.
 */
export function deletePageDatabaseRecord(store: (typeof PAGE_OBJECT_STORES)[number], key: string): Promise<void> {
  return new Promise((done) => {
    const opening = indexedDB.open(PAGE_DATABASE);
    // The database does not exist, and must not be created here.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => done();
    opening.onsuccess = () => {
      const { result } = opening;
      const finish = () => {
        result.close();
        done();
      };
      if (!result.objectStoreNames.contains(store)) return finish();
      const erasing = result.transaction(store, 'readwrite');
      erasing.objectStore(store).delete(key);
      erasing.oncomplete = finish;
      erasing.onabort = finish;
    };
  });
}
