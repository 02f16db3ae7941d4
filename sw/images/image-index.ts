import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Result } from '../../src/base/result';
import { IMAGES_DATABASE } from '../../src/contract/storage-keys';
import { STORAGE_LIMIT, within } from '../limit';
import { chooseEvictions, type ImageBudget, type KeptImage } from './choose-evictions';

interface Schema extends DBSchema {
  images: { key: string; value: KeptImage };
  hosts: { key: 'all'; value: readonly string[] };
}

export const findImage = (url: string): Promise<Result<KeptImage | undefined, string>> =>
  withDatabase((database) => database.get('images', url));

/** Writes a picture down. */
export const noteImage = (image: KeptImage): Promise<Result<unknown, string>> =>
  withDatabase((database) => database.put('images', image));

/** Strikes out what is beyond a budget. Answers the addresses whose bodies must go. */
export const makeRoom = (budget: ImageBudget): Promise<Result<readonly string[], string>> =>
  withDatabase(async (database) => {
    const writing = database.transaction('images', 'readwrite');
    const evicted = chooseEvictions(await writing.store.getAll(), budget, Date.now());
    await Promise.all(evicted.map((url) => writing.store.delete(url)));
    await writing.done;
    return evicted;
  });

export const forgetImage = (url: string): Promise<Result<void, string>> =>
  withDatabase((database) => database.delete('images', url));

export const listImages = (): Promise<Result<readonly KeptImage[], string>> =>
  withDatabase((database) => database.getAll('images'));

/** Where the merchant's pictures come from, besides this host. */
export const readImageHosts = (): Promise<Result<readonly string[], string>> =>
  withDatabase(async (database) => (await database.get('hosts', 'all')) ?? []);

export const writeImageHosts = (hosts: readonly string[]): Promise<Result<unknown, string>> =>
  withDatabase((database) => database.put('hosts', hosts, 'all'));

function withDatabase<T>(task: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<Result<T, string>> {
  return within(
    STORAGE_LIMIT,
    openDB<Schema>(IMAGES_DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore('images', { keyPath: 'url' });
        database.createObjectStore('hosts');
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).then((database) => task(database).finally(() => database.close())),
  );
}
