import type { DBSchema } from 'idb';
import { array, check, number, object, optional, pipe, string } from 'valibot';
import { createDatabaseRunner } from '../../src/base/idb';
import { parseIfValid, parseValidEntries } from '../../src/base/parse-if-valid';
import type { Result } from '../../src/base/result';
import { IMAGE_RECORDS_DATABASE } from '../../src/contract/storage-keys';
import { withTimeLimit } from '../runtime/time-limits';
import { type CacheEntryRecord, type CacheLimits, chooseUrlsToEvict } from './choose-urls-to-evict';

/**
 * Schema of the database. Values are `unknown` and are parsed when read: another version of the service worker may have
 * written them.
 */
interface Schema extends DBSchema {
  images: { key: string; value: unknown };
  /** `all`: the merchant's image hosts; `origins`: whether each image origin allows CORS. */
  hosts: { key: 'all' | 'origins'; value: unknown };
}
const runInDatabase = createDatabaseRunner<Schema>({
  name: IMAGE_RECORDS_DATABASE,
  stores: { images: { keyPath: 'url' }, hosts: {} },
  limitTime: withTimeLimit,
});

const finiteNumber = pipe(number(), check<number>(Number.isFinite));
const cachedImage = object({
  url: string(),
  bytes: finiteNumber,
  storedAt: finiteNumber,
  usedAt: finiteNumber,
  freshFor: optional(finiteNumber),
});
const hostList = array(string());

export const findImageRecord = (url: string): Promise<Result<CacheEntryRecord | undefined, string>> =>
  runInDatabase(async (database) => parseIfValid(cachedImage, await database.get('images', url)));

/** Writes the record of an image. */
export const saveImageRecord = (image: CacheEntryRecord): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('images', image));

/**
 * Deletes the image records that are invalid or over the limits. Resolves with the URLs of the deleted records, whose
 * images must be deleted from the cache too.
 */
export const deleteImageRecordsOverLimits = (limits: CacheLimits): Promise<Result<readonly string[], string>> =>
  runInDatabase(async (database) => {
    const transaction = database.transaction('images', 'readwrite');
    const [urls, records] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    const invalid = urls.filter((_, index) => !parseIfValid(cachedImage, records[index]));
    const evicted = [...invalid, ...chooseUrlsToEvict(parseValidEntries(cachedImage, records), limits, Date.now())];
    await Promise.all(evicted.map((url) => transaction.store.delete(url)));
    await transaction.done;
    return evicted;
  });

export const deleteImageRecord = (url: string): Promise<Result<void, string>> =>
  runInDatabase((database) => database.delete('images', url));

export const listImageRecords = (): Promise<Result<readonly CacheEntryRecord[], string>> =>
  runInDatabase(async (database) => parseValidEntries(cachedImage, await database.getAll('images')));

/**
 * Resolves with the URL prefixes of the merchant's image hosts, as the page has sent them; empty if none are stored.
 */
export const readImageHosts = (): Promise<Result<readonly string[], string>> =>
  runInDatabase(async (database) => parseIfValid(hostList, await database.get('hosts', 'all')) ?? []);

export const writeImageHosts = (hosts: readonly string[]): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('hosts', hosts, 'all'));

/**
 * Resolves with the stored CORS support of each image origin: 0 if the origin allows CORS, otherwise the time of the
 * last failed CORS request (epoch ms).
 */
export const readCorsFailureTimeByOrigin = (): Promise<Result<Readonly<Record<string, number>>, string>> =>
  runInDatabase(async (database) => parseOrigins(await database.get('hosts', 'origins')));

export const writeCorsFailureTimeByOrigin = (
  origins: Readonly<Record<string, number>>,
): Promise<Result<unknown, string>> => runInDatabase((database) => database.put('hosts', origins, 'origins'));

function parseOrigins(record: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries<unknown>(Object(record));
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}
