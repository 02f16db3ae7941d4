import { parseUrl } from '../../base/parse-url';
import { fail, ok, type Result } from '../../base/result';
import {
  MESSAGES_FROM_SERVICE_WORKER,
  type MessageFromServiceWorker,
  type MessageToServiceWorker,
  parseServiceWorkerMessage,
} from '../../contract/service-worker/service-worker-messages';
import { ASSET_PATH_PREFIX } from '../../contract/service-worker/service-worker-urls';
import {
  APP_FILES_CACHE,
  ERROR_LOG_DATABASE,
  IMAGE_CACHE,
  IMAGE_RECORDS_DATABASE,
  PUBLIC_RESPONSE_CACHE,
  VERSIONS_DATABASE,
} from '../../contract/storage-keys';
import { readBuildInfo } from '../page/build-info';
import { SERVICE_WORKER_URL, toTrustedScriptUrl } from '../security/trusted-types';

const SCOPE = '/m/';

/**
 * Whether the URL of this page had `?sw=off`. If so, the page does not use a service worker, even if one is
 * registered.
 */
let isOff = false;

/** Why this page runs without a service worker. Only offline use and push notifications need one. */
export type ServiceWorkerRegistrationFailure =
  /** The page was loaded over plain HTTP, or the browser does not support service workers. */
  | { readonly reason: 'unsupported' }
  /** The URL has `?sw=off`: the caches were removed; the service worker stays registered. */
  | { readonly reason: 'switched-off' }
  | { readonly reason: 'refused'; readonly message: string };

/** Registers the service worker. Must be called after the first paint. */
export async function registerServiceWorker(): Promise<
  Result<ServiceWorkerRegistration, ServiceWorkerRegistrationFailure>
> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return fail({ reason: 'unsupported' });
  try {
    if (isServiceWorkerDisabled(location.search)) {
      isOff = true;
      await removeCaches();
      return fail({ reason: 'switched-off' });
    }
    const script = toTrustedScriptUrl(SERVICE_WORKER_URL, readBuildInfo().worker);
    const registration = await navigator.serviceWorker.register(script, { scope: SCOPE, updateViaCache: 'none' });
    return ok(registration);
  } catch (error) {
    return fail({ reason: 'refused', message: String(error) });
  }
}

/**
 * Posts a message to the service worker as soon as one is active. Drops the message if this page uses no service
 * worker.
 */
export function postToServiceWorker(message: MessageToServiceWorker): void {
  void activeWorker().then((worker) => worker?.postMessage(message));
}

/**
 * How long the service worker may take to accept a message before the page does the work itself (ms). The browser may
 * have to start the service worker first.
 */
const TAKEN_TIMEOUT_MS = 5_000;

/**
 * Posts a message to the service worker. Resolves with whether the service worker has accepted the message: false if
 * there is no service worker to accept it, or if the service worker does not respond in time, for example because
 * another script such as `deploy/kill-sw.js` is active.
 * @param canWait whether to wait for a service worker that is still installing
 */
export async function postToServiceWorkerAndAwaitReply(
  message: MessageToServiceWorker,
  canWait: boolean,
): Promise<boolean> {
  if (isOff || !('serviceWorker' in navigator)) return false;
  const registration = await getOwnRegistration();
  if (!registration || !(canWait || registration.active)) return false;
  const { port1, port2 } = new MessageChannel();
  const taken = new Promise<boolean>((settle) => {
    port1.onmessage = () => settle(true);
    setTimeout(() => settle(false), TAKEN_TIMEOUT_MS);
  });
  void activeWorker().then((worker) => worker?.postMessage(message, [port2]));
  return taken.finally(() => port1.close());
}

/** Returns the paths of the build's files that this page has loaded, without duplicates. */
export function listLoadedAssetPaths(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => parseUrl(name));
  const paths = addresses.flatMap((url) => (url?.origin === location.origin ? [url.pathname] : []));
  return [...new Set(paths.filter((path) => path.startsWith(ASSET_PATH_PREFIX)))];
}

/**
 * Resolves with the active service worker, or with undefined if this page uses no service worker. Never settles if no
 * installation succeeds. Besides the controller of the page, checks the registration, because a force-reloaded page
 * has no controller and `ready` never resolves for a page outside the scope.
 */
async function activeWorker(): Promise<ServiceWorker | undefined> {
  if (isOff || !('serviceWorker' in navigator)) return undefined;
  const { controller, ready } = navigator.serviceWorker;
  // Without delay: the page may be about to unload.
  return controller ?? (await getOwnRegistration())?.active ?? (await ready).active ?? undefined;
}

/**
 * Resolves with the registration of the service worker once the registration has an active worker. Resolves with
 * undefined if there is no registration or this page uses no service worker.
 */
export async function getServiceWorkerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (isOff || !('serviceWorker' in navigator)) return undefined;
  const registration = await getOwnRegistration();
  return registration && !registration.active ? navigator.serviceWorker.ready : registration;
}

// Refused if storage is blocked.
const getOwnRegistration = () => navigator.serviceWorker.getRegistration(SCOPE).catch(() => undefined);

/** Whether a query string has `sw=off`, with which a user can disable a broken service worker. */
export function isServiceWorkerDisabled(search: string): boolean {
  return new URLSearchParams(search).get('sw') === 'off';
}

/**
 * Calls `listener` with each message of the service worker and a function that acknowledges the message. Only some
 * message types need an acknowledgement. Returns a function that unsubscribes.
 */
export function subscribeToServiceWorkerMessages(
  listener: (message: MessageFromServiceWorker, acknowledge: () => void) => void,
): () => void {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const handleMessage = ({ data, ports }: MessageEvent<unknown>) => {
    const message = parseServiceWorkerMessage(MESSAGES_FROM_SERVICE_WORKER, data);
    if (message) listener(message, () => ports[0]?.postMessage('taken'));
  };
  container?.addEventListener('message', handleMessage);
  container?.startMessages();
  return () => container?.removeEventListener('message', handleMessage);
}

/**
 * Deletes the caches of the service worker, and its databases of versions, images and errors. The registration stays,
 * because the push subscription depends on it.
 */
async function removeCaches(): Promise<void> {
  for (const cache of [APP_FILES_CACHE, IMAGE_CACHE, PUBLIC_RESPONSE_CACHE]) await caches.delete(cache);
  for (const database of [VERSIONS_DATABASE, IMAGE_RECORDS_DATABASE, ERROR_LOG_DATABASE])
    indexedDB.deleteDatabase(database);
}
