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

/** The sealed password, byte by byte: no two sealings are alike. */
export function sealOf(page: Page): Promise<number[]> {
  return page.evaluate(
    ([database, store]) =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).get('login');
          reading.onsuccess = () => {
            opening.result.close();
            resolve([...new Uint8Array(reading.result.password.sealed)]);
          };
        };
      }),
    [PAGE_DATABASE, STORE] as const,
  );
}

/** Flips a bit of the sealed password. */
export function tamper(page: Page): Promise<void> {
  return page.evaluate(
    ([database, store]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const objects = opening.result.transaction(store, 'readwrite').objectStore(store);
          const reading = objects.get('login');
          reading.onsuccess = () => {
            const bytes = new Uint8Array(reading.result.password.sealed);
            bytes[0] = (bytes[0] ?? 0) ^ 1;
            objects.put(reading.result, 'login').onsuccess = () => {
              opening.result.close();
              resolve();
            };
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
          const putting = opening.result.transaction('login', 'readwrite').objectStore('login').put(left, 'rememberMe');
          putting.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [OLD_REMEMBER_DATABASE, OLD_REMEMBER_KEY, record, key] as const,
  );
}
