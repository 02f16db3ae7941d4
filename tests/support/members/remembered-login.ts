import type { Page } from '@playwright/test';
import {
  LEGACY_LOGIN_DATABASE,
  LEGACY_LOGIN_KEY,
  PAGE_STATE_DATABASE,
  REMEMBERED_LOGIN_KEY,
} from '../../../src/contract/storage-keys';

const TABLE = 'rememberedLogin';

/** Expected result of {@link findRememberedLoginParts} when a login is remembered. */
export const ALL_REMEMBERED_LOGIN_PARTS = { key: true, record: true };

/**
 * Resolves with whether each of the two parts of a remembered login is stored: the key in localStorage, and the
 * record in IndexedDB.
 */
export function findRememberedLoginParts(page: Page): Promise<{ key: boolean; record: boolean }> {
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
    [PAGE_STATE_DATABASE, TABLE, REMEMBERED_LOGIN_KEY] as const,
  );
}

/**
 * Resolves with the key of the encrypted password from localStorage. The key changes with each save and is written
 * after the record in IndexedDB.
 */
export const readRememberedLoginKey = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), REMEMBERED_LOGIN_KEY);

/** Writes a remembered login in the format of the web app that this app replaces (REM-2). */
export function writeLegacyRememberedLogin(page: Page, record: Record<string, string>, key: string): Promise<void> {
  return page.evaluate(
    ([databaseName, keyName, stored, randomKey]) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem(keyName, randomKey);
        const opening = indexedDB.open(databaseName, 4);
        opening.onupgradeneeded = () => opening.result.createObjectStore('login');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('login', 'readwrite');
          writing.objectStore('login').put(stored, 'rememberMe');
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [LEGACY_LOGIN_DATABASE, LEGACY_LOGIN_KEY, record, key] as const,
  );
}
