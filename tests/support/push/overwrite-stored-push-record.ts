import type { Page } from '@playwright/test';

/**
 * Overwrites fields of the push record in IndexedDB with values that another tab or an earlier visit could have
 * stored.
 */
export const overwriteStoredPushRecord = (
  page: Page,
  change: Readonly<Record<string, string | number>>,
): Promise<void> =>
  page.evaluate(async (fields) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('fairground-page-state');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const store = database.transaction('prompts', 'readwrite').objectStore('prompts');
    await new Promise((resolve) => {
      const reading = store.get('push');
      reading.onsuccess = () => {
        store.put({ ...reading.result, ...fields }, 'push').onsuccess = resolve;
      };
    });
    database.close();
  }, change);
