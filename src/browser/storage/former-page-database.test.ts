import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFormerPageRecord } from '../../../tests/support/storage/save-former-page-record';
import { ok } from '../../base/result';
import { deleteFormerPageRecord, readFormerPageRecord } from './former-page-database';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('[UPD-2] database of an earlier version of the app', () => {
  test.each([1, 2, 3])(
    'a record of the version before, whose database had %i object stores, is read until it is deleted',
    async (stores) => {
      const value = { bytes: new Uint8Array([1, 2, 3]), text: 'ü' };
      await saveFormerPageRecord('remembered-login', 'a', value, stores);
      expect(await readFormerPageRecord('remembered-login', 'a')).toEqual(ok(value));
      expect(await readFormerPageRecord('recent-games', 'a')).toEqual(ok(undefined));
      await deleteFormerPageRecord('remembered-login', 'a');
      expect(await readFormerPageRecord('remembered-login', 'a')).toEqual(ok(undefined));
    },
  );

  test('a tab with an earlier version of the app can store in the database after this version has read it', async () => {
    expect(await readFormerPageRecord('recent-games', 'a')).toEqual(ok(undefined));
    await saveFormerPageRecord('recent-games', 'a', ['1001']);
    expect(await readFormerPageRecord('recent-games', 'a')).toEqual(ok(['1001']));
  });

  test('a read leaves no connection that would block a tab with another version', async () => {
    await readFormerPageRecord('recent-games', 'a');
    let isBlocked = false;
    await deleteDB('fairground-page', {
      blocked() {
        isBlocked = true;
      },
    });
    expect(isBlocked).toBe(false);
  });

  test('a record cannot be read if a newer version of the app owns the database, or the browser has none', async () => {
    (await openDB('fairground-page', 9)).close();
    expect(await readFormerPageRecord('remembered-login', 'a')).toMatchObject({ ok: false });
    vi.stubGlobal('indexedDB', undefined);
    expect(await readFormerPageRecord('remembered-login', 'a')).toMatchObject({ ok: false });
    await deleteFormerPageRecord('remembered-login', 'a');
    vi.unstubAllGlobals();
  });
});
