import { type DBSchema, openDB } from 'idb';
import { FAULTS_DATABASE } from '../../src/contract/storage-keys';
import { STORAGE_LIMIT, within } from '../limit';

/** Something that went wrong, in words of ours: never an address with a query, a token or a name. */
export interface Fault {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly what: string;
  readonly build: string | undefined;
}

interface Schema extends DBSchema {
  faults: { key: number; value: Fault };
}

/** How many are remembered. */
const KEPT = 50;

/** Remembers a fault; that it cannot be remembered is no further one. */
export async function noteFault(what: string, build?: string): Promise<void> {
  await within(STORAGE_LIMIT, write({ at: Date.now(), what, build }));
}

/** The last faults, the oldest first. */
export async function readFaults(): Promise<readonly Fault[]> {
  const read = await within(
    STORAGE_LIMIT,
    open().then((database) => database.getAll('faults').finally(() => database.close())),
  );
  return read.ok ? read.value : [];
}

async function write(fault: Fault): Promise<void> {
  const database = await open();
  const { store, done } = database.transaction('faults', 'readwrite');
  await store.add(fault);
  const keys = await store.getAllKeys();
  await Promise.all(keys.slice(0, -KEPT).map((key) => store.delete(key)));
  await done;
  database.close();
}

const open = () =>
  openDB<Schema>(FAULTS_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('faults', { autoIncrement: true }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
