import type { GenericSchema } from 'valibot';
import { type Clock, systemClock } from '../../base/clock';
import { DATABASE_TIMEOUT_MS, limitDatabaseTime } from '../../base/limit-database-time';
import { fail, type Result } from '../../base/result';
import { parseTolerantly } from '../../contract/contract-deviation';
import type { PAGE_STATE_OBJECT_STORES } from '../../contract/storage-keys';

/**
 * An object store of the page's state database. Access never throws or hangs: if the browser refuses or does not
 * respond, values are kept in memory until the page is closed. A value that lacks a required field of its schema is
 * treated as absent; optional fields get their defaults (API-2).
 */
export interface PageStateObjectStore<T> {
  get(key: string): Promise<T | undefined>;
  getAll(): Promise<ReadonlyMap<string, T>>;
  /** Resolves with whether the value is stored; otherwise it is only in memory. */
  set(key: string, value: T): Promise<boolean>;
  remove(key: string): Promise<void>;
  /**
   * Calls `listener` with all values, immediately and after each change, also by another tab. Returns a function that
   * stops the calls.
   */
  subscribe(listener: (values: ReadonlyMap<string, T>) => void): () => void;
}

type DexiePageState = typeof import('./dexie-page-state');

/**
 * Opens an object store. Call it once per object store, because values that could not be stored are kept in the
 * returned object. Loads Dexie on the first access.
 */
export function openPageStateObjectStore<T>(
  name: (typeof PAGE_STATE_OBJECT_STORES)[number],
  schema: GenericSchema<unknown, T>,
  clock: Clock = systemClock,
): PageStateObjectStore<T> {
  /** Values that could not be stored in the database; `undefined` marks a value that could not be deleted. */
  const memory = new Map<string, unknown>();
  const listeners = new Set<() => void>();

  const parse = (value: unknown): T | undefined => {
    const parsed = parseTolerantly(schema, value);
    return parsed.ok ? parsed.value : undefined;
  };

  const mergeWithMemory = (stored: ReadonlyMap<string, unknown>): ReadonlyMap<string, T> => {
    const values = new Map<string, T>();
    for (const [key, raw] of new Map([...stored, ...memory])) {
      const value = parse(raw);
      if (value !== undefined) values.set(key, value);
    }
    return values;
  };

  /** Keeps a value in memory until the database has stored it. Resolves with whether it was stored. */
  async function write(
    key: string,
    value: unknown,
    store: (dexie: DexiePageState) => Promise<unknown>,
  ): Promise<boolean> {
    memory.set(key, value);
    const written = await attempt(store, clock);
    if (written.ok && memory.get(key) === value) memory.delete(key);
    if (!written.ok) for (const notify of listeners) notify();
    return written.ok;
  }

  return {
    async get(key) {
      if (memory.has(key)) return parse(memory.get(key));
      const stored = await attempt((dexie) => dexie.readPageStateRecord(name, key), clock);
      return stored.ok ? parse(stored.value) : undefined;
    },
    async getAll() {
      const stored = await attempt((dexie) => dexie.readAllPageStateRecords(name), clock);
      return mergeWithMemory(stored.ok ? stored.value : new Map());
    },
    set: (key, value) => write(key, value, (dexie) => dexie.writePageStateRecord(name, key, value)),
    async remove(key) {
      await write(key, undefined, (dexie) => dexie.deletePageStateRecord(name, key));
    },
    subscribe(listener) {
      let stored: ReadonlyMap<string, unknown> = new Map();
      let stop = () => {};
      const ended = new AbortController();
      const responded = new AbortController();
      const notify = () => {
        responded.abort();
        if (!ended.signal.aborted) listener(mergeWithMemory(stored));
      };
      const onRecords = (records: ReadonlyMap<string, unknown>) => {
        stored = records;
        notify();
      };
      const observe = async (dexie: DexiePageState) => {
        if (ended.signal.aborted) return;
        stop = dexie.observePageStateRecords(name, onRecords, notify);
        await clock.sleep(DATABASE_TIMEOUT_MS, responded.signal);
        if (!responded.signal.aborted) notify();
      };
      listeners.add(notify);
      import('./dexie-page-state').then(observe).catch(notify);
      return () => {
        ended.abort();
        responded.abort();
        listeners.delete(notify);
        stop();
      };
    },
  };
}

/** Runs an access to Dexie. Resolves with an error if its chunk, or the database, is not available in time. */
async function attempt<T>(task: (dexie: DexiePageState) => Promise<T>, clock: Clock): Promise<Result<T, string>> {
  let dexie: DexiePageState;
  try {
    // No timeout for the chunk: a slow network is not a broken database.
    dexie = await import('./dexie-page-state');
  } catch {
    return fail('no chunk');
  }
  return limitDatabaseTime(task(dexie), DATABASE_TIMEOUT_MS, clock);
}
