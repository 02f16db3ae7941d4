import { DATABASE_TIMEOUT_MS, limitDatabaseTime } from '../../base/limit-database-time';
import type { Result } from '../../base/result';
import { type DatabaseContent, readWholeDatabase } from '../../base/whole-database';
import * as keys from '../../contract/storage-keys';

/** Everything that the browser keeps for this origin, as far as a page can read it (SAFE-6). */
export interface BrowserData {
  /** Texts by key, as they are stored. */
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly databases: Readonly<Record<string, DatabaseContent>>;
  /** Databases that the browser has not let read, or not in time. */
  readonly unreadDatabases: readonly string[];
  /** Number of responses by cache; their bodies are files of the app, pictures and public responses. */
  readonly caches: Readonly<Record<string, number>>;
}

/** The app's own databases, for browsers that do not list them. */
const KNOWN_DATABASES: readonly string[] = [
  keys.FORMER_PAGE_DATABASE,
  keys.PAGE_STATE_DATABASE,
  keys.LEGACY_LOGIN_DATABASE,
  keys.VERSIONS_DATABASE,
  keys.OUTBOX_DATABASE,
  keys.PUSH_DATABASE,
  keys.IMAGE_RECORDS_DATABASE,
  keys.ERROR_LOG_DATABASE,
];

/** Resolves with the names of all databases of this origin; in a browser that does not list them, of the app's own. */
export async function listDatabaseNames(): Promise<readonly string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    // Missing in older versions of Firefox; refused if storage is blocked.
    return KNOWN_DATABASES;
  }
}

/** Resolves with the names of all caches of this origin; with none over plain http, or if storage is blocked. */
export async function listCacheNames(): Promise<readonly string[]> {
  try {
    return await caches.keys();
  } catch {
    // `caches` is missing over plain http.
    return [];
  }
}

function readWebStorage(area: () => Storage): Readonly<Record<string, string>> {
  try {
    return { ...area() };
  } catch {
    // Blocked: nothing is stored.
    return {};
  }
}

/** Returns the cookies of a `document.cookie` string by name; of several with one name the first, which counts. */
export const parseCookies = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split('; ')
      .filter((cookie) => cookie !== '')
      .map((cookie) => {
        const [name = '', ...value] = cookie.split('=');
        return [name, value.join('=')] as const;
      })
      .reverse(),
  );

async function countResponses(name: string): Promise<number> {
  try {
    return (await (await caches.open(name)).keys()).length;
  } catch {
    // Deleted meanwhile.
    return 0;
  }
}

/** Timeout of the whole (ms): longer than that of a database, all of which are read at once. */
const READ_TIMEOUT_MS = 2 * DATABASE_TIMEOUT_MS;

async function readAll(): Promise<BrowserData> {
  const reads = (await listDatabaseNames()).map(async (name) => [name, await readWholeDatabase(name)] as const);
  const cacheNames = (await listCacheNames()).map(async (name) => [name, await countResponses(name)] as const);
  const databases = await Promise.all(reads);
  return {
    localStorage: readWebStorage(() => window.localStorage),
    sessionStorage: readWebStorage(() => window.sessionStorage),
    cookies: parseCookies(document.cookie),
    databases: Object.fromEntries(
      databases.flatMap(([name, read]) => (read.ok && read.value ? [[name, read.value]] : [])),
    ),
    unreadDatabases: databases.flatMap(([name, read]) => (read.ok ? [] : [name])),
    caches: Object.fromEntries(await Promise.all(cacheNames)),
  };
}

/** Resolves with everything that a page can read; with an error if the browser refuses that or does not respond. */
export const readBrowserData = (): Promise<Result<BrowserData, string>> =>
  limitDatabaseTime(readAll(), READ_TIMEOUT_MS);
