import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { OUTBOX_DATABASE } from '../../contract/storage-keys';
import { withTimeout } from '../async';
import { systemClock } from '../clock';
import { fail, type Result } from '../result';
import { CAPACITY, type Drop, type Drops, NO_DROPS, type OutboxEntry } from './outbox-entry';

interface Schema extends DBSchema {
  /** By a number that grows: the order they were written in. */
  entries: { key: number; value: OutboxEntry };
  drops: { key: 'all'; value: Drops };
  /** No sending before this time, epoch milliseconds; failures in a row that led to it. */
  pause: { key: 'now'; value: OutboxPause };
}

export interface OutboxPause {
  readonly until: number;
  readonly failures: number;
}

export interface FirstEntry {
  readonly place: number;
  readonly entry: OutboxEntry;
}

type Writing = IDBPTransaction<Schema, ('entries' | 'drops')[], 'readwrite'>;

/** Adds an entry at the end; when the outbox is full the oldest make room, and are counted. */
export const appendEntry = (entry: OutboxEntry): Promise<Result<void, string>> =>
  withDatabase(async (database) => {
    const writing = database.transaction(['entries', 'drops'], 'readwrite');
    const entries = writing.objectStore('entries');
    await entries.add(entry);
    const surplus = Math.max(0, (await entries.count()) - CAPACITY);
    const oldest = await entries.getAllKeys(null, surplus || 1);
    for (const place of oldest.slice(0, surplus)) await entries.delete(place);
    if (surplus > 0) await countDrops(writing, 'overflow', surplus);
    await writing.done;
  });

/** The entry that is to be sent next; undefined when nothing waits. */
export const firstEntry = (): Promise<Result<FirstEntry | undefined, string>> =>
  withDatabase(async (database) => {
    const cursor = await database.transaction('entries').store.openCursor();
    return cursor ? { place: cursor.key, entry: cursor.value } : undefined;
  });

/** Takes an entry out: it was delivered, or given up for a reason that is counted. */
export const removeEntry = (place: number, drop?: Drop): Promise<Result<void, string>> =>
  withDatabase(async (database) => {
    const writing = database.transaction(['entries', 'drops'], 'readwrite');
    await writing.objectStore('entries').delete(place);
    if (drop) await countDrops(writing, drop, 1);
    await writing.done;
  });

export const readPause = (): Promise<Result<OutboxPause, string>> =>
  withDatabase(async (database) => (await database.get('pause', 'now')) ?? { until: 0, failures: 0 });

export const writePause = (pause: OutboxPause): Promise<Result<unknown, string>> =>
  withDatabase((database) => database.put('pause', pause, 'now'));

/** How much waits, and how much was given up. */
export const readOutboxState = (): Promise<Result<{ waiting: number; drops: Drops }, string>> =>
  withDatabase(async (database) => ({
    waiting: await database.count('entries'),
    drops: (await database.get('drops', 'all')) ?? NO_DROPS,
  }));

async function countDrops(writing: Writing, drop: Drop, more: number): Promise<void> {
  const store = writing.objectStore('drops');
  const drops = (await store.get('all')) ?? NO_DROPS;
  await store.put({ ...drops, [drop]: drops[drop] + more }, 'all');
}

/** Milliseconds that one access may take: damaged profiles never answer, and a sender would keep its lock for ever. */
const ACCESS_LIMIT = 3_000;

/** Opened for each task and closed after it, so that page and worker never block each other's upgrade. */
async function withDatabase<T>(task: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<Result<T, string>> {
  let isOver = false;
  const work = async () => {
    const database = await openDB<Schema>(OUTBOX_DATABASE, 1, {
      upgrade(created) {
        created.createObjectStore('entries', { autoIncrement: true });
        created.createObjectStore('drops');
        created.createObjectStore('pause');
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    try {
      // Whoever asked has done without, and may have sent by himself what would be kept now.
      if (isOver) throw new Error('too late');
      return await task(database);
    } finally {
      database.close();
    }
  };
  try {
    return await withTimeout(work(), ACCESS_LIMIT, systemClock);
  } catch (error) {
    return fail(String(error));
  } finally {
    isOver = true;
  }
}
