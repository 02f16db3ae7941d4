import type { BrowserContext } from '@playwright/test';
import { findPrivateKinds, type PrivateValue } from './find-private-data';

/** A write to a storage of a page: `localStorage/key`, `sessionStorage/key` or `database/store`. */
export interface StorageWrite {
  readonly place: string;
  /** The text, or the value as JSON with bytes as Latin-1. */
  readonly text: string;
}

/**
 * Reports every write of the pages of a context to web storage and IndexedDB.
 * @param report called once for the writes of each task of a page, because a call costs more than a write
 */
export async function observeStorageWrites(
  context: BrowserContext,
  report: (writes: readonly StorageWrite[]) => void,
): Promise<void> {
  await context.exposeBinding('reportStorageWrites', (_, writes: readonly StorageWrite[]) => report(writes));
  await context.addInitScript(() => {
    const { reportStorageWrites } = window as unknown as { reportStorageWrites(writes: readonly StorageWrite[]): void };
    let writes: StorageWrite[] = [];
    const note = (place: string, text: string) => {
      if (writes.push({ place, text }) > 1) return;
      queueMicrotask(() => {
        reportStorageWrites(writes);
        writes = [];
      });
    };
    const asText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const write = (value: unknown): string =>
      JSON.stringify(value, (_key, field: unknown) => {
        if (field instanceof ArrayBuffer) return asText(new Uint8Array(field));
        if (ArrayBuffer.isView(field)) return asText(new Uint8Array(field.buffer));
        return field;
      }) ?? '';

    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      note(`${this === window.localStorage ? 'localStorage' : 'sessionStorage'}/${key}`, String(text));
      setItem.call(this, key, text);
    };
    for (const method of ['add', 'put'] as const) {
      const original = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function (value, ...key) {
        note(`${this.transaction.db.name}/${this.name}`, write(value));
        return original.call(this, value, ...key);
      };
    }
  });
}

/** Returns the writes that contain a password, as `place: password`. */
export const findStoredPasswords = (writes: readonly StorageWrite[], values: readonly PrivateValue[]): string[] =>
  writes
    .filter(({ text }) => findPrivateKinds(text, values).includes('password'))
    .map(({ place }) => `${place}: password`);
