import type { Page } from '@playwright/test';
import {
  OLD_REMEMBER_DATABASE,
  OLD_REMEMBER_KEY,
  PAGE_DATABASE,
  PAGE_STORES,
  REMEMBER_KEY,
} from '../../src/contract/storage-keys';

const [STORE] = PAGE_STORES;

/** What {@link remembered} answers of a sign-in that is remembered, and of none. */
export const KEPT = { key: true, record: true };
export const NOTHING = { key: false, record: false };

/** Whether the page's origin has a remembered sign-in: its key in localStorage, its record in IndexedDB. */
export function remembered(page: Page): Promise<{ key: boolean; record: boolean }> {
  return page.evaluate(
    async ([database, store, key]) => {
      const hasKey = localStorage.getItem(key) !== null;
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes(database)) return { key: hasKey, record: false };
      return new Promise<{ key: boolean; record: boolean }>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve({ key: hasKey, record: counting.result > 0 });
          };
        };
      });
    },
    [PAGE_DATABASE, STORE, REMEMBER_KEY] as const,
  );
}

/** The key that goes with the sealed password, another one each time; it is written last, when its record stands. */
export const sealKeyOf = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), REMEMBER_KEY);

/** Flips a bit of the sealed password; a page that is closed before the transaction is complete would undo it. */
export function tamper(page: Page): Promise<void> {
  return page.evaluate(
    ([database, store]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const changing = opening.result.transaction(store, 'readwrite');
          const objects = changing.objectStore(store);
          const reading = objects.get('login');
          reading.onsuccess = () => {
            const bytes = new Uint8Array(reading.result.password.sealed);
            bytes[0] = (bytes[0] ?? 0) ^ 1;
            objects.put(reading.result, 'login');
          };
          changing.onabort = () => reject(changing.error);
          changing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [PAGE_DATABASE, STORE] as const,
  );
}

/** Leaves a remembered sign-in the way products before this one did. */
export function leaveOldRecord(page: Page, record: Record<string, string>, key: string): Promise<void> {
  return page.evaluate(
    ([name, keyName, left, randomKey]) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem(keyName, randomKey);
        const opening = indexedDB.open(name, 4);
        opening.onupgradeneeded = () => opening.result.createObjectStore('login');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('login', 'readwrite');
          writing.objectStore('login').put(left, 'rememberMe');
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [OLD_REMEMBER_DATABASE, OLD_REMEMBER_KEY, record, key] as const,
  );
}
