import { deleteDatabase } from '../../base/whole-database';
import type { MessageToServiceWorker } from '../../contract/service-worker/service-worker-messages';
import { listCacheNames, listDatabaseNames, parseCookies } from './browser-data';
import { safeLocalStorage, safeSessionStorage } from './web-storage';

/**
 * Returns the domains for which a page of a host may have set a cookie; empty for the host alone. A script of an
 * advertiser sets its cookies for the widest domain that the browser allows.
 */
export const listCookieDomains = (hostname: string): readonly string[] => {
  const labels = hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'))];
};

/** Returns the paths for which a page of a path may have a cookie: every folder above it, with and without its slash. */
export const listCookiePaths = (pathname: string): readonly string[] => [
  '/',
  ...[...pathname.matchAll(/(?<=.)\/|$/g)].flatMap(({ index }) => [
    pathname.slice(0, index),
    `${pathname.slice(0, index)}/`,
  ]),
];

function deleteCookies(): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  for (const name of Object.keys(parseCookies(document.cookie))) {
    for (const path of listCookiePaths(location.pathname)) {
      for (const domain of listCookieDomains(location.hostname)) {
        const where = domain === '' ? `path=${path}` : `path=${path}; domain=${domain}`;
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
        document.cookie = `${name}=; max-age=0; ${where}${secure}`;
      }
    }
  }
}

/**
 * Removes the service workers of this origin. One that controls an open page ends with the page, and stores nothing
 * until then.
 */
async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    // One that is being installed would go on storing the files of its version.
    for (const worker of registrations.flatMap(({ active, waiting, installing }) => [active, waiting, installing]))
      worker?.postMessage({ type: 'forget-device' } satisfies MessageToServiceWorker);
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Missing over plain http, refused if storage is blocked: there is none.
  }
}

/** How often databases and caches are deleted: a task that was running meanwhile may have opened one again. */
const MAX_PASSES = 3;

/**
 * Deletes everything that is listed. Resolves with whether nothing is left: a browser that lists the names that the app
 * knows does so also afterwards, so the last deletions tell.
 */
async function deleteAll(
  list: () => Promise<readonly string[]>,
  remove: (name: string) => Promise<boolean>,
): Promise<boolean> {
  let isDeleted = true;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const names = await list();
    if (names.length === 0) return true;
    isDeleted = (await Promise.all(names.map(remove))).every(Boolean);
  }
  return isDeleted;
}

const deleteCache = (name: string): Promise<boolean> =>
  caches.delete(name).then(
    () => true,
    () => false,
  );

async function isDatabaseDeleted(name: string): Promise<boolean> {
  try {
    return (await deleteDatabase(name)).ok;
  } catch {
    // Refused as storage is blocked: there is none.
    return true;
  }
}

/**
 * Deletes the web storage that this tab sees, except what `mustStay`. Synchronous, so that nothing is written between it
 * and the end of the page. Returns whether nothing else is left.
 */
function deleteWebStorage(mustStay: (key: string) => boolean): boolean {
  const storages = [safeLocalStorage, safeSessionStorage];
  for (const storage of storages) {
    for (const key of storage.keys()) if (!mustStay(key)) storage.remove(key);
  }
  return storages.every((storage) => storage.keys().every(mustStay));
}

/**
 * Deletes everything that the browser keeps for this origin: workers, caches, databases, cookies and web storage
 * (SAFE-6). Needs no network. The worker goes first, as it would fill the caches again, and web storage last. Resolves
 * with whether nothing is left that a page can see.
 * @param mustStay whether a key of localStorage or sessionStorage stays
 */
export async function deleteBrowserData(mustStay: (key: string) => boolean): Promise<boolean> {
  await unregisterServiceWorkers();
  const deleted = [await deleteAll(listCacheNames, deleteCache), await deleteAll(listDatabaseNames, isDatabaseDeleted)];
  deleteCookies();
  return [...deleted, document.cookie === '', deleteWebStorage(mustStay)].every(Boolean);
}
