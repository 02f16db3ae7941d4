import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Result } from '../../src/base/result';
import { VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import { STORAGE_LIMIT, within } from '../limit';
import type { Generations } from './generations';

interface Schema extends DBSchema {
  /** One record holds all generations, so one put flips the version: a crash leaves the old record or the new one. */
  generations: { key: 'all'; value: Generations };
  /** When the asset manifests may be asked for again, epoch milliseconds; 1 while the server has the store passed by. */
  checks: { key: 'next' | 'passing'; value: number };
}

/** The versions in the store; empty before the first one is committed. */
export const readGenerations = (): Promise<Result<Generations, string>> =>
  withDatabase(async (database) => (await database.get('generations', 'all')) ?? []);

/** The versions that requests are answered from: none while the store is passed by. */
export const readServing = (): Promise<Result<Generations, string>> =>
  withDatabase(async (database) => {
    const isPassing = (await database.get('checks', 'passing')) === 1;
    return isPassing ? [] : ((await database.get('generations', 'all')) ?? []);
  });

export const writePassing = (isPassing: boolean): Promise<Result<unknown, string>> =>
  withDatabase((database) => database.put('checks', Number(isPassing), 'passing'));

/** Puts the head of `generations` in charge. */
export const writeGenerations = (generations: Generations): Promise<Result<unknown, string>> =>
  withDatabase((database) => database.put('generations', generations, 'all'));

export const readNextCheck = (): Promise<Result<number, string>> =>
  withDatabase(async (database) => (await database.get('checks', 'next')) ?? 0);

export const writeNextCheck = (at: number): Promise<Result<unknown, string>> =>
  withDatabase((database) => database.put('checks', at, 'next'));

/** Opened for each task and closed after it, so that a worker at rest never blocks another one's upgrade. */
function withDatabase<T>(task: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<Result<T, string>> {
  return within(
    STORAGE_LIMIT,
    openDB<Schema>(VERSIONS_DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore('generations');
        database.createObjectStore('checks');
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).then((database) => task(database).finally(() => database.close())),
  );
}
