import { array, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { writeInOtherTab } from '../../../tests/components/write-in-other-tab';
import { PAGE_STATE_DATABASE } from '../../contract/storage-keys';
import { openPageStateObjectStore } from './page-state-database';

describe('[REM-1] page state in a browser', () => {
  test('notifies subscribers of a change by another tab', async () => {
    const table = openPageStateObjectStore('popups', array(string()));
    const seen: unknown[] = [];
    const stop = table.subscribe((values) => seen.push(Object.fromEntries(values)));
    await expect.poll(() => seen).toEqual([{}]);
    await writeInOtherTab('news', ['a']);
    await expect.poll(() => seen.at(-1)).toEqual({ news: ['a'] });
    stop();
    await table.remove('news');
  });

  test('is not lost when the browser closes the database connection', async () => {
    const table = openPageStateObjectStore('prompts', string());
    expect(await table.set('install', 'later')).toBe(true);
    // Opening a higher version closes the connections of all documents.
    const higher = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(PAGE_STATE_DATABASE, 1000);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    higher.close();
    expect(await table.get('install')).toBe('later');
    expect(await table.set('install', 'never')).toBe(true);
    expect(await table.get('install')).toBe('never');
  });
});
