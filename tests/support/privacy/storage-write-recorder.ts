import type { BrowserContext } from '@playwright/test';
import { writeStoredValue } from '../page/write-stored-value';
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
  await context.addInitScript({ content: `(${observeWrites})(${writeStoredValue})` });
}

/** Runs in each page before its scripts, with nothing from outside. */
function observeWrites(write: typeof writeStoredValue): void {
  const { reportStorageWrites } = window as unknown as { reportStorageWrites(writes: readonly StorageWrite[]): void };
  let writes: StorageWrite[] = [];
  const note = (place: string, text: string) => {
    if (writes.push({ place, text }) > 1) return;
    queueMicrotask(() => {
      reportStorageWrites(writes);
      writes = [];
    });
  };

  // The storage is replaced because `localStorage.key = text` calls no function that could be.
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const read = Object.getOwnPropertyDescriptor(window, name)?.get;
    let view: Storage | undefined;
    const get = () => {
      const area: Storage = read?.call(window);
      view ??= new Proxy(area, {
        get(_, key) {
          if (key === 'setItem')
            return (item: string, text: string) => {
              note(`${name}/${item}`, String(text));
              area.setItem(item, text);
            };
          const value = Reflect.get(area, key);
          return typeof value === 'function' ? value.bind(area) : value;
        },
        set(_, key, text) {
          note(`${name}/${String(key)}`, String(text));
          return Reflect.set(area, key, text);
        },
        defineProperty(_, key, property) {
          note(`${name}/${String(key)}`, String(property.value));
          return Reflect.defineProperty(area, key, property);
        },
      });
      return view;
    };
    Object.defineProperty(window, name, { configurable: true, enumerable: true, get });
  }

  const placeOf = (store: IDBObjectStore) => `${store.transaction.db.name}/${store.name}`;
  for (const method of ['add', 'put'] as const) {
    const original = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (value, ...key) {
      note(placeOf(this), write(value));
      return original.call(this, value, ...key);
    };
  }
  const { update } = IDBCursor.prototype;
  IDBCursor.prototype.update = function (value) {
    note(placeOf(this.source instanceof IDBIndex ? this.source.objectStore : this.source), write(value));
    return update.call(this, value);
  };
}

/**
 * Returns the writes that contain a password, or the token of a session outside of the sessionStorage of its tab, as
 * `place: kind`.
 */
export const findStoredSecrets = (writes: readonly StorageWrite[], values: readonly PrivateValue[]): string[] =>
  writes.flatMap(({ place, text }) =>
    findPrivateKinds(text, values)
      .filter((kind) => kind === 'password' || (kind === 'token' && !place.startsWith('sessionStorage/')))
      .map((kind) => `${place}: ${kind}`),
  );
