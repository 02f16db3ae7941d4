import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { number, object, string, unknown } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import { DATABASE_TIMEOUT_MS } from '../../base/limit-database-time';
import { count, flag, listOf } from '../../contract/fields';
import { PAGE_STATE_DATABASE, PAGE_STATE_OBJECT_STORES } from '../../contract/storage-keys';
import { deletePageStateRecord, readAllPageStateRecords, writePageStateRecord } from './dexie-page-state';
import { openPageStateObjectStore } from './page-state-database';

const shown = object({ count: number() });

/** Makes one method of the database fail. */
const refuse = (method: 'put' | 'delete', name: string) =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', name);
  });

beforeEach(async () => {
  for (const key of (await readAllPageStateRecords('popups')).keys()) await deletePageStateRecord('popups', key);
});
afterEach(() => vi.restoreAllMocks());

describe('[REM-1] page state', () => {
  test('the page state database has exactly the object stores that PAGE_STATE_OBJECT_STORES lists', async () => {
    const { tables } = await new Dexie(PAGE_STATE_DATABASE).open();
    expect(tables.map(({ name }) => name).sort()).toEqual([...PAGE_STATE_OBJECT_STORES].sort());
  });

  test('stores values by key across reloads until they are removed', async () => {
    expect(await openPageStateObjectStore('popups', shown).set('a', { count: 1 })).toBe(true);
    await openPageStateObjectStore('popups', shown).set('b', { count: 2 });
    expect(await openPageStateObjectStore('popups', shown).get('a')).toEqual({ count: 1 });
    expect(await openPageStateObjectStore('popups', shown).getAll()).toEqual(
      new Map([
        ['a', { count: 1 }],
        ['b', { count: 2 }],
      ]),
    );
    await openPageStateObjectStore('popups', shown).remove('a');
    expect([...(await openPageStateObjectStore('popups', shown).getAll()).keys()]).toEqual(['b']);
  });

  test('returns only values that match the schema', async () => {
    await writePageStateRecord('popups', 'old', { shownAt: 'yesterday' });
    await writePageStateRecord('popups', 'new', { count: 3 });
    const table = openPageStateObjectStore('popups', shown);
    expect(await table.get('old')).toBeUndefined();
    expect(await table.getAll()).toEqual(new Map([['new', { count: 3 }]]));
  });

  test('[API-2.8] replaces a field of another type with its default, and keeps the rest of the value', async () => {
    const record = object({ wantedBy: listOf(string()), isQuiet: flag, shownAt: count });
    await writePageStateRecord('popups', 'old', { wantedBy: ['m1', null], isQuiet: 'yes', shownAt: 5, more: {} });
    const table = openPageStateObjectStore('popups', record);
    const kept = { wantedBy: ['m1'], isQuiet: false, shownAt: 5 };
    expect(await table.get('old')).toEqual(kept);
    expect(await table.getAll()).toEqual(new Map([['old', kept]]));
  });

  test('keeps a value in memory and returns false if the database refuses to write it', async () => {
    const table = openPageStateObjectStore('popups', string());
    refuse('put', 'QuotaExceededError');
    refuse('delete', 'UnknownError');
    expect(await table.set('c', 'kept')).toBe(false);
    expect([await table.get('c'), await table.getAll()]).toEqual(['kept', new Map([['c', 'kept']])]);
    await table.remove('c');
    expect([await table.get('c'), await table.getAll()]).toEqual([undefined, new Map()]);
  });

  test('keeps a value in memory if the database does not respond within three seconds', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockReturnValue(new IDBRequest());
    const clock = createManualClock();
    const table = openPageStateObjectStore('popups', string(), clock);
    let isStored: boolean | undefined;
    const writing = table.set('d', 'kept').then((result) => {
      isStored = result;
    });
    await expect.poll(() => IDBObjectStore.prototype.put).toHaveBeenCalled();
    await clock.advance(DATABASE_TIMEOUT_MS - 1);
    expect(isStored).toBeUndefined();
    await clock.advance(1);
    await writing;
    expect([isStored, await table.get('d'), DATABASE_TIMEOUT_MS]).toEqual([false, 'kept', 3000]);
  });
});

describe('[REM-1] subscription to the page state', () => {
  test('a subscription receives all values immediately and after each change, until it ends', async () => {
    const table = openPageStateObjectStore('popups', shown);
    await table.set('a', { count: 1 });
    const seen: unknown[] = [];
    const stop = openPageStateObjectStore('popups', shown).subscribe((values) => seen.push(Object.fromEntries(values)));
    await expect.poll(() => seen).toEqual([{ a: { count: 1 } }]);
    await table.set('b', { count: 2 });
    await expect.poll(() => seen.at(-1)).toEqual({ a: { count: 1 }, b: { count: 2 } });
    await table.remove('a');
    await expect.poll(() => seen.at(-1)).toEqual({ b: { count: 2 } });
    stop();
    const { length } = seen;
    await table.set('c', { count: 3 });
    await table.getAll();
    expect(seen).toHaveLength(length);
  });

  test('a subscription to the page state includes values that are only in memory', async () => {
    const table = openPageStateObjectStore('popups', unknown());
    refuse('put', 'QuotaExceededError');
    const seen: unknown[] = [];
    const stop = table.subscribe((values) => seen.push(Object.fromEntries(values)));
    await expect.poll(() => seen).toEqual([{}]);
    await table.set('a', 1);
    expect(seen.at(-1)).toEqual({ a: 1 });
    stop();
  });

  test('a subscription receives the values in memory if the database does not respond within three seconds', async () => {
    vi.spyOn(Dexie.prototype, 'transaction').mockReturnValue(new Dexie.Promise(() => undefined));
    const clock = createManualClock();
    const seen: unknown[] = [];
    const stop = openPageStateObjectStore('popups', unknown(), clock).subscribe((values) => seen.push(values.size));
    await expect.poll(() => Dexie.prototype.transaction).toHaveBeenCalled();
    await clock.advance(DATABASE_TIMEOUT_MS);
    expect(seen).toEqual([0]);
    stop();
  });
});
