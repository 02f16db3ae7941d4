import type { DBSchema, IDBPTransaction } from 'idb';
import { OUTBOX_DATABASE } from '../../contract/storage-keys';
import { createDatabaseRunner } from '../idb';
import type { Result } from '../result';
import { MAX_RETRY_AFTER_MS } from './decide-delivery';
import {
  MAX_OUTBOX_ENTRIES,
  MAX_REMOVED_KEYS,
  type OutboxBackoff,
  type OutboxDropCounts,
  type OutboxDropReason,
  type OutboxEntry,
  type OutboxEntryKind,
  parseBackoff,
  parseOutboxDropCounts,
  parseOutboxEntry,
  parseRemovedKeys,
} from './outbox-entry';

/**
 * Schema of the database. Values are `unknown` and are parsed when read: another version of the app may have written
 * them, or they may be corrupt.
 */
interface Schema extends DBSchema {
  /** Outbox entries. Their keys are ascending numbers, in the order in which the entries were added. */
  entries: { key: number; value: unknown };
  /**
   * `all`: the drop counts; `recent`: the idempotency keys of the entries that were dropped last; `delivered`: of those
   * that were delivered last.
   */
  drops: { key: 'all' | 'recent' | 'delivered'; value: unknown };
  /** Backoff of each kind of entry. */
  pause: { key: OutboxEntryKind; value: unknown };
}

/**
 * Runs a task on the outbox database. A task whose database opens only after the timeout is not started: its caller may
 * have sent the entry directly by then. Without the timeout a sender would hold its lock forever.
 */
const runInDatabase = createDatabaseRunner<Schema>({
  name: OUTBOX_DATABASE,
  stores: { entries: { autoIncrement: true }, drops: {}, pause: {} },
});

/** The next entry to send; `postponed` if each of the remaining entries is postponed. */
export type NextOutboxEntry =
  | {
      /** Key of the entry in the object store. */
      readonly position: number;
      /** The entry; undefined if the stored record is invalid. */
      readonly entry: OutboxEntry | undefined;
      /** How long the kind of the entry has to wait because of its backoff (ms); 0 if it need not. */
      readonly waitMs: number;
      /** Number of consecutive failures in that backoff. */
      readonly failures: number;
    }
  | 'postponed';

type Writing = IDBPTransaction<Schema, ('entries' | 'drops' | 'pause')[], 'readwrite'>;

/**
 * Appends an entry. If the outbox then exceeds MAX_OUTBOX_ENTRIES, drops the oldest entries and increases their drop
 * count.
 */
export const appendOutboxEntry = (entry: OutboxEntry): Promise<Result<void, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction(['entries', 'drops'], 'readwrite');
    const entries = writing.objectStore('entries');
    const surplus = (await entries.count()) + 1 - MAX_OUTBOX_ENTRIES;
    if (surplus > 0) {
      const oldest = await entries.getAll(null, surplus);
      for (const position of await entries.getAllKeys(null, surplus)) await entries.delete(position);
      await countDrops(writing, 'overflow', surplus);
      await rememberKeys(writing, 'recent', oldest.map(parseOutboxEntry));
    }
    // At the end: an entry of which an error is returned must not be stored, because the caller then sends it itself.
    await entries.add(entry);
    await writing.done;
  });

/**
 * Resolves with the first entry of a kind that is not postponed, or with the first invalid record; with undefined if
 * there is no entry of this kind.
 * @param now epoch milliseconds
 */
export const readNextOutboxEntry = (
  kind: OutboxEntryKind,
  now: number,
): Promise<Result<NextOutboxEntry | undefined, string>> =>
  runInDatabase(async (database) => {
    const reading = database.transaction(['entries', 'pause']);
    let isOnePostponed = false;
    let cursor = await reading.objectStore('entries').openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      const entry = parseOutboxEntry(cursor.value);
      if (entry && entry.kind !== kind) continue;
      if (computeWaitMs(entry?.postponed, now) > 0) isOnePostponed = true;
      else {
        const position = cursor.key;
        const backoff = parseBackoff(await reading.objectStore('pause').get(kind));
        return { position, entry, waitMs: entry ? computeWaitMs(backoff, now) : 0, failures: backoff.failures };
      }
    }
    return isOnePostponed ? 'postponed' : undefined;
  });

/**
 * Returns how long a backoff still lasts (ms). One that is longer than the maximum means that the clock was set back,
 * and is over.
 */
function computeWaitMs(backoff: OutboxBackoff | undefined, now: number): number {
  const waitMs = (backoff?.until ?? 0) - now;
  return waitMs > MAX_RETRY_AFTER_MS ? 0 : Math.max(0, waitMs);
}

/** Resolves with whether the outbox contains an entry of this kind. */
export const hasQueuedEntry = (kind: OutboxEntry['kind']): Promise<Result<boolean, string>> =>
  runInDatabase(async (database) =>
    (await database.getAll('entries')).some((entry) => parseOutboxEntry(entry)?.kind === kind),
  );

/** Removes every entry of a kind, undelivered; none counts as dropped, because nothing has failed. */
export const removeQueuedEntries = (kind: OutboxEntryKind): Promise<Result<void, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction('entries', 'readwrite');
    let cursor = await writing.store.openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      if (parseOutboxEntry(cursor.value)?.kind === kind) await cursor.delete();
    }
    await writing.done;
  });

/** Postpones an entry (see `postponed` in outbox-entry.ts). An entry that another sender has removed stays removed. */
export const postponeOutboxEntry = (
  position: number,
  entry: OutboxEntry,
  postponed: OutboxBackoff,
): Promise<Result<void, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction('entries', 'readwrite');
    if ((await writing.store.getKey(position)) !== undefined)
      await writing.store.put({ ...entry, postponed }, position);
    await writing.done;
  });

/**
 * Removes an entry that was delivered or dropped, and ends the backoff of its kind. If `drop` is given, increases the
 * drop count of that reason. An entry that another sender has removed is not counted again.
 * @param entry undefined if the stored record is invalid
 */
export const removeOutboxEntry = (
  position: number,
  entry: OutboxEntry | undefined,
  drop?: OutboxDropReason,
): Promise<Result<void, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction(['entries', 'drops', 'pause'], 'readwrite');
    const entries = writing.objectStore('entries');
    if ((await entries.getKey(position)) !== undefined) {
      await entries.delete(position);
      if (entry) await writing.objectStore('pause').delete(entry.kind);
      if (drop) await countDrops(writing, drop, 1);
      await rememberKeys(writing, drop ? 'recent' : 'delivered', [entry]);
    }
    await writing.done;
  });

/** Resolves with the stored backoff of each kind that has one. */
export const readBackoffs = (): Promise<Result<ReadonlyMap<OutboxEntryKind, OutboxBackoff>, string>> =>
  runInDatabase(async (database) => {
    const { store } = database.transaction('pause');
    const [kinds, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(kinds.map((kind, index) => [kind, parseBackoff(records[index])]));
  });

export const writeBackoff = (kind: OutboxEntryKind, backoff: OutboxBackoff): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('pause', backoff, kind));

/**
 * Status of an entry: still in the outbox, accepted by the platform, dropped, or unknown, because the browser or the
 * user has deleted the database.
 */
export type OutboxEntryStatus = 'queued' | 'delivered' | 'dropped' | 'unknown';

/**
 * Resolves with the status of the entry with this idempotency key, which was appended before and is no tracking event.
 */
export const readOutboxEntryStatus = (key: string): Promise<Result<OutboxEntryStatus, string>> =>
  runInDatabase(async (database) => {
    const isQueued = (await database.getAll('entries')).some((record) => parseOutboxEntry(record)?.key === key);
    if (isQueued) return 'queued';
    if (parseRemovedKeys(await database.get('drops', 'recent')).includes(key)) return 'dropped';
    return parseRemovedKeys(await database.get('drops', 'delivered')).includes(key) ? 'delivered' : 'unknown';
  });

/** Resolves with the number of waiting and dropped entries. */
export const readOutboxCounts = (): Promise<Result<{ waiting: number; drops: OutboxDropCounts }, string>> =>
  runInDatabase(async (database) => ({
    waiting: await database.count('entries'),
    drops: parseOutboxDropCounts(await database.get('drops', 'all')),
  }));

async function countDrops(writing: Writing, drop: OutboxDropReason, more: number): Promise<void> {
  const store = writing.objectStore('drops');
  const drops = parseOutboxDropCounts(await store.get('all'));
  await store.put({ ...drops, [drop]: drops[drop] + more }, 'all');
}

/** Keeps the keys of removed entries. Of events there are many, and no page asks for the outcome of one. */
async function rememberKeys(
  writing: Writing,
  list: 'recent' | 'delivered',
  removed: readonly (OutboxEntry | undefined)[],
): Promise<void> {
  const keys = removed.flatMap((entry) => (entry && entry.kind !== 'events' ? entry.key : []));
  if (keys.length === 0) return;
  const store = writing.objectStore('drops');
  await store.put([...parseRemovedKeys(await store.get(list)), ...keys].slice(-MAX_REMOVED_KEYS), list);
}
