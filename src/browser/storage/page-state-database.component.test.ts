import { array, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { PAGE_STATE_DATABASE } from '../../contract/storage-keys';
import { openPageStateObjectStore } from './page-state-database';

/** Writes a record of the store `popups` from another document of this origin, as another tab does. */
async function writeInOtherTab(key: string, value: unknown): Promise<void> {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  const moduleUrl = new URL('./dexie-page-state.ts', import.meta.url).href;
  frame.srcdoc = `<script type="module">
    import { writePageStateRecord } from '${moduleUrl}';
    await writePageStateRecord('popups', ${JSON.stringify(key)}, ${JSON.stringify(value)});
    document.title = 'written';
  </script>`;
  document.body.append(frame);
  await loaded;
  await expect.poll(() => frame.contentDocument?.title).toBe('written');
  frame.remove();
}

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
