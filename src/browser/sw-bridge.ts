import { fail, ok, type Result } from '../base/result';
import {
  CONTENT_CACHE,
  FAULTS_DATABASE,
  IMAGE_CACHE,
  IMAGES_DATABASE,
  VERSIONS_DATABASE,
} from '../contract/storage-keys';
import { FROM_WORKER, type PageMessage, readMessage, type WorkerMessage } from '../contract/sw-protocol';
import { readDeployment } from './deployment';
import { SERVICE_WORKER_URL, trustedScriptUrl } from './trusted-types';

const SCOPE = '/m/';

/** The address said `?sw=off`: this page does without a worker to its end, though one may be there. */
let isOff = false;

/** Why this page runs without a service worker. It works all the same, only not offline. */
export type ServiceWorkerFailure =
  /** Plain http, or a browser without service workers. */
  | { readonly reason: 'unsupported' }
  /** The address says `?sw=off`: the stores were removed, and the worker is left alone. */
  | { readonly reason: 'switched-off' }
  | { readonly reason: 'refused'; readonly message: string };

/**
 * Registers the service worker; to be called once the first screen is painted. When the worker is active and the page
 * idle, the worker is asked to fetch the rest of the version, and again of every version that comes later.
 */
export async function registerServiceWorker(): Promise<Result<ServiceWorkerRegistration, ServiceWorkerFailure>> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return fail({ reason: 'unsupported' });
  try {
    if (isSwitchedOff(location.search)) {
      isOff = true;
      await removeStores();
      return fail({ reason: 'switched-off' });
    }
    const script = trustedScriptUrl(SERVICE_WORKER_URL, readDeployment().worker);
    const registration = await navigator.serviceWorker.register(script, { scope: SCOPE, updateViaCache: 'none' });
    const askForRest = () => whenIdle(() => tellServiceWorker({ type: 'page-idle', isWanted: false }));
    subscribeServiceWorker(({ type }) => type === 'version-committed' && askForRest());
    void activeWorker().then((worker) => worker && askForRest());
    return ok(registration);
  } catch (error) {
    return fail({ reason: 'refused', message: String(error) });
  }
}

/** Tells the service worker something, as soon as one is active; without one there is nobody to tell. */
export function tellServiceWorker(message: PageMessage): void {
  void activeWorker().then((worker) => worker?.postMessage(message));
}

/**
 * The worker of the app, once it is active; never settles when its install fails, and then there is nobody to tell. A page
 * that was loaded past the worker has no controller, and one outside of its scope is never `ready`: both are heard.
 */
async function activeWorker(): Promise<ServiceWorker | undefined> {
  if (isOff || !('serviceWorker' in navigator)) return undefined;
  const { controller, ready } = navigator.serviceWorker;
  // At once: who tells something may be about to leave.
  return controller ?? (await registrationOfOurs())?.active ?? (await ready).active ?? undefined;
}

// Refused where storage is: then there is none.
const registrationOfOurs = () => navigator.serviceWorker.getRegistration(SCOPE).catch(() => undefined);

/** Whether a service worker is active, so that what it is told is done. */
export async function hasServiceWorker(): Promise<boolean> {
  if (isOff || !('serviceWorker' in navigator)) return false;
  return Boolean((await registrationOfOurs())?.active);
}

/** Whether an address asks for life without the service worker: the way out of a broken one. */
export function isSwitchedOff(search: string): boolean {
  return new URLSearchParams(search).get('sw') === 'off';
}

/** Hears what the service worker tells the pages. Answers the way to stop. */
export function subscribeServiceWorker(listener: (message: WorkerMessage) => void): () => void {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(FROM_WORKER, data);
    if (message) listener(message);
  };
  container?.addEventListener('message', hear);
  container?.startMessages();
  return () => container?.removeEventListener('message', hear);
}

/** The registration stays: the push subscription goes with it. */
async function removeStores(): Promise<void> {
  for (const cache of [CONTENT_CACHE, IMAGE_CACHE]) await caches.delete(cache);
  for (const database of [VERSIONS_DATABASE, IMAGES_DATABASE, FAULTS_DATABASE]) indexedDB.deleteDatabase(database);
}

/** Safari has no idle callback; two seconds after a start it is as good as idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2_000);
}
