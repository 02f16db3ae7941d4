import type { DBSchema, IDBPTransaction } from 'idb';
import { OUTBOX_DATABASE } from '../../contract/storage-keys';
import { createDatabaseRunner } from '../idb';
import type { Result } from '../result';
import { MAX_RETRY_AFTER_MS } from './decide-delivery';
import {
  MAX_DROPPED_KEYS,
  MAX_OUTBOX_ENTRIES,
  type OutboxBackoff,
  type OutboxBackoffs,
  type OutboxDropCounts,
  type OutboxDropReason,
  type OutboxEntry,
  type OutboxEntryKind,
  parseBackoff,
  parseDroppedKeys,
  parseOutboxDropCounts,
  parseOutboxEntry,
} from './outbox-entry';

/**
 * Schema of the database. Values are `unknown` and are parsed when read: another version of the app may have written
 * them, or they may be corrupt.
 */
interface Schema extends DBSchema {
  /** Outbox entries. Their keys are ascending numbers, in the order in which the entries were added. */
  entries: { key: number; value: unknown };
  /** `all`: the drop counts; `recent`: the idempotency keys of the entries that were dropped last. */
  drops: { key: 'all' | 'recent'; value: unknown };
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

/** The next entry to send, or the kinds that have to wait if no entry may be sent now. */
export type NextOutboxEntry =
  | {
      /** Key of the entry in the object store. */
      readonly position: number;
      /** The entry; undefined if the stored record is invalid. */
      readonly entry: OutboxEntry | undefined;
    }
  /** Kinds in backoff that have entries; empty if the remaining entries are postponed one by one. */
  | { readonly waitingKinds: ReadonlySet<OutboxEntryKind> };

type Writing = IDBPTransaction<Schema, ('entries' | 'drops' | 'pause')[], 'readwrite'>;

/**
 * Appends an entry. If the outbox then exceeds MAX_OUTBOX_ENTRIES, drops the oldest entries and increases their drop
 * count.
 */
export const appendOutboxEntry = (entry: OutboxEntry): Promise<Result<void, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction(['entries', 'drops'], 'readwrite');
    const entries = writing.objectStore('entries');
    await entries.add(entry);
    const surplus = (await entries.count()) - MAX_OUTBOX_ENTRIES;
    if (surplus > 0) {
      const oldest = await entries.getAll(null, surplus);
      for (const position of await entries.getAllKeys(null, surplus)) await entries.delete(position);
      const keys = oldest.flatMap((record) => parseOutboxEntry(record)?.key ?? []);
      await countDrops(writing, 'overflow', surplus, keys);
    }
    await writing.done;
  });

/**
 * Resolves with the first entry that may be sent now: neither it nor its kind waits. Entries of one kind keep their
 * order, and a kind that waits holds up no other. Resolves with the waiting kinds if no entry may be sent, or with
 * undefined if the outbox is empty.
 * @param now epoch milliseconds
 * @param backoffs kinds that wait
 */
export const readNextOutboxEntry = (
  now: number,
  backoffs: OutboxBackoffs,
): Promise<Result<NextOutboxEntry | undefined, string>> =>
  runInDatabase(async (database) => {
    let cursor = await database.transaction('entries').store.openCursor();
    if (!cursor) return undefined;
    const waitingKinds = new Set<OutboxEntryKind>();
    for (; cursor; cursor = await cursor.continue()) {
      const entry = parseOutboxEntry(cursor.value);
      if (entry && isBackoffInForce(backoffs.get(entry.kind), now)) waitingKinds.add(entry.kind);
      else if (!isBackoffInForce(entry?.postponed, now)) return { position: cursor.key, entry };
    }
    return { waitingKinds };
  });

/** Whether a backoff has not ended. One that is longer than the maximum means that the clock was set back. */
const isBackoffInForce = (backoff: OutboxBackoff | undefined, now: number): boolean =>
  backoff !== undefined && backoff.until > now && backoff.until - now <= MAX_RETRY_AFTER_MS;

/** Resolves with whether the outbox contains an entry of this kind. */
export const hasQueuedEntry = (kind: OutboxEntry['kind']): Promise<Result<boolean, string>> =>
  runInDatabase(async (database) =>
    (await database.getAll('entries')).some((entry) => parseOutboxEntry(entry)?.kind === kind),
  );

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
 * drop count of that reason.
 * @param entry undefined if the stored record is invalid
 */
export const removeOutboxEntry = (
  position: number,
  entry: OutboxEntry | undefined,
  drop?: OutboxDropReason,
): Promise<Result<void, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction(['entries', 'drops', 'pause'], 'readwrite');
    await writing.objectStore('entries').delete(position);
    if (entry) await writing.objectStore('pause').delete(entry.kind);
    if (drop) await countDrops(writing, drop, 1, entry ? [entry.key] : []);
    await writing.done;
  });

/** Resolves with the stored backoff of each kind that has one. */
export const readBackoffs = (): Promise<Result<OutboxBackoffs, string>> =>
  runInDatabase(async (database) => {
    const { store } = database.transaction('pause');
    const [kinds, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(kinds.map((kind, index) => [kind, parseBackoff(records[index])]));
  });

export const writeBackoff = (kind: OutboxEntryKind, backoff: OutboxBackoff): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('pause', backoff, kind));

/** Status of an entry: still in the outbox, accepted by the platform, or dropped. */
export type OutboxEntryStatus = 'queued' | 'delivered' | 'dropped';

/** Resolves with the status of the entry with this idempotency key, which was appended before. */
export const readOutboxEntryStatus = (key: string): Promise<Result<OutboxEntryStatus, string>> =>
  runInDatabase(async (database) => {
    const isQueued = (await database.getAll('entries')).some((record) => parseOutboxEntry(record)?.key === key);
    if (isQueued) return 'queued';
    return parseDroppedKeys(await database.get('drops', 'recent')).includes(key) ? 'dropped' : 'delivered';
  });

/** Resolves with the number of waiting and dropped entries. */
export const readOutboxCounts = (): Promise<Result<{ waiting: number; drops: OutboxDropCounts }, string>> =>
  runInDatabase(async (database) => ({
    waiting: await database.count('entries'),
    drops: parseOutboxDropCounts(await database.get('drops', 'all')),
  }));

async function countDrops(
  writing: Writing,
  drop: OutboxDropReason,
  more: number,
  keys: readonly string[],
): Promise<void> {
  const store = writing.objectStore('drops');
  const drops = parseOutboxDropCounts(await store.get('all'));
  await store.put({ ...drops, [drop]: drops[drop] + more }, 'all');
  const dropped = [...parseDroppedKeys(await store.get('recent')), ...keys];
  await store.put(dropped.slice(-MAX_DROPPED_KEYS), 'recent');
}
