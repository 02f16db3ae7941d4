import { PAGE_DATABASE, type PAGE_STORES } from '../contract/storage-keys';

/**
 * Erases a record of the page's database (see database.ts). Made of what the browser has, because it must not wait for
 * code that may not come. Resolves when the record is gone, or when there is none to be got at.
 */
export function eraseRecord(store: (typeof PAGE_STORES)[number], key: string): Promise<void> {
  return new Promise((done) => {
    const opening = indexedDB.open(PAGE_DATABASE);
    // There is no database, and none is to be made for this.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => done();
    opening.onsuccess = () => {
      const { result } = opening;
      const end = () => {
        result.close();
        done();
      };
      if (!result.objectStoreNames.contains(store)) return end();
      const erasing = result.transaction(store, 'readwrite');
      erasing.objectStore(store).delete(key);
      erasing.oncomplete = end;
      erasing.onabort = end;
    };
  });
}
