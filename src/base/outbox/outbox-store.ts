import type { DBSchema, IDBPTransaction } from 'idb';
import { OUTBOX_DATABASE } from '../../contract/storage-keys';
import { withTimeout } from '../async';
import { systemClock } from '../clock';
import { createDatabaseRunner } from '../idb';
import { fail, type Result } from '../result';
import { MAX_RETRY_AFTER_MS } from './decide-delivery';
import {
  MAX_OUTBOX_ENTRIES,
  type OutboxBackoff,
  type OutboxDropCounts,
  type OutboxDropReason,
  type OutboxEntry,
  parseBackoff,
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
  drops: { key: 'all'; value: unknown };
  pause: { key: 'now'; value: unknown };
}

/**
 * Timeout of a database access (ms): in a corrupt browser profile, databases never respond, and a sender would hold its
 * lock forever.
 */
const ACCESS_TIMEOUT_MS = 3_000;

/**
 * Runs a task on the outbox database. A task whose database opens only after the timeout is not started: its caller may
 * have sent the entry directly by then.
 */
const runInDatabase = createDatabaseRunner<Schema>({
  name: OUTBOX_DATABASE,
  stores: { entries: { autoIncrement: true }, drops: {}, pause: {} },
  limitTime: (task) => withTimeout(task, ACCESS_TIMEOUT_MS, systemClock).catch((error: unknown) => fail(String(error))),
});

/**
 * The next entry to send, with its key in the object store (`position`); `postponed` if all remaining entries are
 * postponed.
 */
export type NextOutboxEntry =
  | {
      readonly position: number;
      /** The entry; undefined if the stored record is invalid. */
      readonly entry: OutboxEntry | undefined;
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
    await entries.add(entry);
    const surplus = (await entries.count()) - MAX_OUTBOX_ENTRIES;
    if (surplus > 0) {
      for (const position of await entries.getAllKeys(null, surplus)) await entries.delete(position);
      await countDrops(writing, 'overflow', surplus);
    }
    await writing.done;
  });

/**
 * Resolves with the first entry that is not postponed; with `postponed` if all entries are postponed, or undefined if
 * the outbox is empty.
 * @param now epoch milliseconds
 */
export const readNextOutboxEntry = (now: number): Promise<Result<NextOutboxEntry | undefined, string>> =>
  runInDatabase(async (database) => {
    let cursor = await database.transaction('entries').store.openCursor();
    if (!cursor) return undefined;
    for (; cursor; cursor = await cursor.continue()) {
      const entry = parseOutboxEntry(cursor.value);
      const wait = (entry?.postponed?.until ?? 0) - now;
      // A wait above the maximum means that the clock was set back.
      if (wait <= 0 || wait > MAX_RETRY_AFTER_MS) return { position: cursor.key, entry };
    }
    return 'postponed';
  });

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
 * Removes an entry that was delivered or dropped, and ends the backoff. If `drop` is given, increases the drop count
 * of that reason.
 */
export const removeOutboxEntry = (position: number, drop?: OutboxDropReason): Promise<Result<void, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction(['entries', 'drops', 'pause'], 'readwrite');
    await writing.objectStore('entries').delete(position);
    await writing.objectStore('pause').delete('now');
    if (drop) await countDrops(writing, drop, 1);
    await writing.done;
  });

export const readBackoff = (): Promise<Result<OutboxBackoff, string>> =>
  runInDatabase(async (database) => parseBackoff(await database.get('pause', 'now')));

export const writeBackoff = (pause: OutboxBackoff): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('pause', pause, 'now'));

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
