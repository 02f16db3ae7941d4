import type { GenericSchema } from 'valibot';
import { parseTolerantly } from '../../contract/contract-deviation';

/**
 * Web storage with typed values. Access never throws. If the browser refuses access (private mode, storage full or
 * blocked), values are kept in memory until the page is closed, or until another tab has changed what is stored.
 */
export interface SafeWebStorage {
  /** Returns the value, or undefined if absent. A value that is not JSON or does not match `schema` is removed. */
  get<T>(key: string, schema: GenericSchema<unknown, T>): T | undefined;
  /**
   * Stores a value as JSON. If JSON cannot represent the value, removes the key instead. Returns false if the value is
   * only in memory.
   */
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
  removeByPrefix(prefix: string): void;
  keys(prefix?: string): string[];
}

/**
 * Wraps `localStorage` or `sessionStorage` so that access never throws. `area` returns the storage to wrap; it may
 * throw, as `window.localStorage` does if storage is blocked.
 */
export function createSafeWebStorage(area: () => Storage): SafeWebStorage {
  /** Values that could not be stored, each with what was stored under its key then. */
  const memory = new Map<string, { readonly text: string; readonly besides: string | null }>();
  const read = (key: string) => guarded((storage) => storage.getItem(key), null);

  function guarded<T>(use: (storage: Storage) => T, fallback: T): T {
    try {
      return use(area());
    } catch {
      // Refused by the browser: memory is used instead.
      return fallback;
    }
  }

  const store: SafeWebStorage = {
    get(key, schema) {
      const stored = read(key);
      const own = memory.get(key);
      const json = own?.besides === stored ? own.text : stored;
      if (json === null) return undefined;
      const parsed = parseTolerantly(schema, tryParseJson(json));
      if (parsed.ok) return parsed.value;
      store.remove(key);
      return undefined;
    },
    set(key, value) {
      const text = tryStringify(value);
      if (text === undefined) {
        store.remove(key);
        return true;
      }
      const written = guarded((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (written) memory.delete(key);
      else memory.set(key, { text, besides: read(key) });
      return written;
    },
    remove(key) {
      memory.delete(key);
      guarded((storage) => storage.removeItem(key), undefined);
    },
    removeByPrefix(prefix) {
      for (const key of store.keys(prefix)) store.remove(key);
    },
    keys(prefix = '') {
      const stored = guarded((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
  return store;
}

/** Parses JSON; undefined if it is invalid. */
function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid or truncated: undefined matches no stored schema, so it counts as absent.
    return undefined;
  }
}

/** Serializes a value as JSON; undefined if that is impossible. */
function tryStringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Circular or nested too deep: such a value came from outside and is not stored.
    return undefined;
  }
}

/** The `sessionStorage` of this tab, wrapped so that access never throws. */
export const safeSessionStorage: SafeWebStorage = createSafeWebStorage(() => globalThis.sessionStorage);
/** The `localStorage` of this origin, shared by its tabs and wrapped so that access never throws. */
export const safeLocalStorage: SafeWebStorage = createSafeWebStorage(() => globalThis.localStorage);

/**
 * Calls `listener` when another tab changes a localStorage entry whose key starts with `prefix`, or clears
 * localStorage.
 */
export function subscribeToStorageChanges(prefix: string, listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(prefix) !== false) listener();
  });
}
