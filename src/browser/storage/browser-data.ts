import { type DatabaseRecord, readWholeDatabase } from '../../base/whole-database';
import * as keys from '../../contract/storage-keys';

/** Everything that the browser keeps for this origin, as far as a page can read it (SAFE-6). */
export interface BrowserData {
  /** Texts by key, as they are stored. */
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** Records by database and object store. */
  readonly databases: Readonly<Record<string, Readonly<Record<string, readonly DatabaseRecord[]>>>>;
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

/** Resolves with everything that a page can read; what the browser refuses is left out. */
export async function readBrowserData(): Promise<BrowserData> {
  const databases = (await listDatabaseNames()).map(async (name) => [name, await readWholeDatabase(name)] as const);
  const cacheNames = (await listCacheNames()).map(async (name) => [name, await countResponses(name)] as const);
  return {
    localStorage: readWebStorage(() => window.localStorage),
    sessionStorage: readWebStorage(() => window.sessionStorage),
    cookies: parseCookies(document.cookie),
    databases: Object.fromEntries(
      (await Promise.all(databases)).flatMap(([name, read]) => (read.ok ? [[name, read.value]] : [])),
    ),
    caches: Object.fromEntries(await Promise.all(cacheNames)),
  };
}
