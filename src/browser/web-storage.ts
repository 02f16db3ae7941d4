import { type GenericSchema, safeParse } from 'valibot';

/**
 * Web storage with typed values. No access throws: where the browser refuses (private mode, full, blocked) values live
 * in memory until the page goes.
 */
export interface WebStore {
  /** The value, or undefined when absent. One that is not JSON or does not fit `schema` is removed (security A33). */
  get<T>(key: string, schema: GenericSchema<unknown, T>): T | undefined;
  /** Keeps a value as JSON. One that JSON cannot hold is not kept. */
  set(key: string, value: unknown): void;
  remove(key: string): void;
  removeByPrefix(prefix: string): void;
  keys(prefix?: string): string[];
}

/** A store over a storage area; `area` may throw, as reading `window.localStorage` does when storage is blocked. */
export function createWebStore(area: () => Storage): WebStore {
  const memory = new Map<string, string>();

  function guarded<T>(use: (storage: Storage) => T, fallback: T): T {
    try {
      return use(area());
    } catch {
      // Refused by the browser: memory answers instead, and there is nobody who could do anything about it.
      return fallback;
    }
  }

  const store: WebStore = {
    get(key, schema) {
      const kept = memory.get(key) ?? guarded((storage) => storage.getItem(key), null);
      if (kept === null) return undefined;
      const parsed = safeParse(schema, tryParseJson(kept));
      if (parsed.success) return parsed.output;
      store.remove(key);
      return undefined;
    },
    set(key, value) {
      const text = tryWriteJson(value);
      if (text === undefined) return store.remove(key);
      const written = guarded((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (written) memory.delete(key);
      else memory.set(key, text);
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

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours or cut: undefined fits no schema, so the caller removes it.
    return undefined;
  }
}

function tryWriteJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Circular or too deep: such a value came from outside and is not worth keeping.
    return undefined;
  }
}

/** This tab's, until it is closed. */
export const sessionStore: WebStore = createWebStore(() => globalThis.sessionStorage);
/** This origin's, in every tab, until it is erased. */
export const localStore: WebStore = createWebStore(() => globalThis.localStorage);
