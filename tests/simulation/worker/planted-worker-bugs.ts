import type { PlantedBug } from '../planted-bugs';

const PRECACHE = 'sw/precache/precache-version.ts';
const CONTENT = 'sw/versions/content-store.ts';
const SHOW = 'sw/push/show-push-notification.ts';
const CLICK = 'sw/push/open-notification-page.ts';

interface PlantedWorkerBug extends PlantedBug {
  /** Seed of the schedule that finds it. */
  readonly seed?: number;
  /** What that schedule finds. */
  readonly detail?: string;
}

/**
 * @param seed of the schedule that finds it, or why none does: what else keeps the promise
 * @param detail what the schedule finds
 */
const bug = (
  name: string,
  effect: string,
  file: string,
  from: string,
  to: string,
  seed: number | string,
  detail = '',
): PlantedWorkerBug => ({
  name,
  effect,
  changes: [{ file, from, to }],
  ...(typeof seed === 'number' ? { seed, detail } : { hiddenBy: seed }),
});

/** Small faults of the service worker that a seeded schedule has to find. */
export const PLANTED_WORKER_BUGS: readonly PlantedWorkerBug[] = [
  bug(
    'a version is active before its files are stored',
    'a page without scripts offline',
    PRECACHE,
    'if (failed.length > 0) {',
    'if (false) {',
    'a version is served only if all its critical files are stored',
  ),
  bug(
    'an older build of the server is taken',
    'an older version after a newer one',
    PRECACHE,
    'versions[0] && isOlderVersion(version, versions[0])',
    'false',
    20,
    'b1 is active after b2',
  ),
  bug(
    'the list of versions is not written',
    'nothing starts offline',
    PRECACHE,
    'read.ok ? await writeStoredVersions(next) : read',
    'read',
    1,
    'undefined starts offline, the server has b2',
  ),
  bug(
    'files that a version needs are deleted',
    'a page without scripts offline',
    'sw/versions/prune-versions-and-responses.ts',
    'deleteUnusedContent(collectReferencedContentHashes(needed))',
    'deleteUnusedContent(new Set())',
    1,
    'undefined starts offline, the server has b2',
  ),
  bug(
    'a stored file is not verified',
    'a damaged script runs',
    CONTENT,
    'if (await hasHash(stored.clone(), sha256)) return stored;',
    'return stored;',
    2,
    'b1 got damaged as /m/assets/page.b1.js',
  ),
  bug(
    'a damaged file stays',
    'never repaired offline',
    CONTENT,
    '  await (await caches.open(APP_FILES_CACHE)).delete(keyOf(sha256));\n',
    '',
    'what is read damaged is fetched and stored over it',
  ),
  bug(
    'a fetched file is not verified',
    'the script of a proxy is stored',
    'sw/precache/fetch-file.ts',
    'if (bodyFault) return fail(bodyFault);',
    '',
    1,
    'b1 got SCRIPT /m/assets/main.b1.js as /m/assets/main.b1.js',
  ),
  bug(
    'a file of the network is not stored',
    'never repaired offline',
    'sw/routes/asset.ts',
    'event.waitUntil(storeContentByHash(file.sha256, fetched.value.clone()));',
    '',
    'the next check stores what is missing',
  ),
  bug(
    'an update check is not waited for',
    'a browser that stops idle workers at once gets no update',
    'sw/routes/navigation.ts',
    'event.waitUntil(checkForUpdateAfterNavigation());',
    'void checkForUpdateAfterNavigation();',
    1,
    'undefined starts offline, the server has b2',
  ),
  bug(
    'a file that is being stored is not waited for',
    'never repaired offline',
    'sw/routes/asset.ts',
    'event.waitUntil(storeContentByHash(file.sha256, fetched.value.clone()));',
    'void storeContentByHash(file.sha256, fetched.value.clone());',
    'the next check stores what is missing',
  ),
  bug(
    'a push is not waited for',
    'a push without a notification',
    'sw/index.ts',
    "'push', (event) => event.waitUntil(showPushNotification(event))",
    "'push', (event) => void showPushNotification(event)",
    1,
    '0 notifications of a push',
  ),
  bug(
    'a repeated push shows nothing',
    'the browser ends the subscription',
    SHOW,
    '  const isShown = await self',
    '  if (!isNew) return;\n  const isShown = await self',
    4,
    '0 notifications of a push',
  ),
  bug(
    'a received message is not saved',
    'the badge never grows',
    SHOW,
    '  if (isNew) await saveReceivedPushMessage(id, badge);\n',
    '',
    1,
    '0 unread messages after a push, 0 before',
  ),
  bug(
    'a repeated message is counted',
    'a badge of messages that do not exist',
    'sw/push/decide-notification.ts',
    '(isNew ? 1 : 0)',
    '1',
    4,
    'a badge of 2, 1 unread messages',
  ),
  bug(
    'a push shows two notifications',
    'each message twice',
    SHOW,
    '  const { id } = options.data;\n',
    '  const { id } = options.data;\n  await self.registration.showNotification(title, options);\n',
    1,
    '2 notifications of a push',
  ),
  bug(
    'the badge is another number than the count',
    'a wrong badge',
    SHOW,
    'navigator.setAppBadge?.(badge)',
    'navigator.setAppBadge?.(badge + 1)',
    1,
    'a badge of 2, 1 unread messages',
  ),
  bug(
    'a click opens nothing',
    'a tap without an effect',
    CLICK,
    'Promise.all([openPath(target), ',
    'Promise.all([',
    1,
    'a click has opened /m/home',
  ),
  bug(
    'a click opens a second window',
    'a window too many',
    CLICK,
    '      if (await client.navigate(path)) return;\n',
    '      await client.navigate(path);\n',
    1,
    'a click has opened /m/activity and /m/activity',
  ),
  bug(
    'a stored page is not found',
    'nothing starts offline',
    'sw/routes/navigation.ts',
    'return readStoredDocument(await findNewestCompleteVersion(timeoutMs), timeoutMs);',
    'return readStoredDocument(undefined, timeoutMs);',
    10,
    'nothing starts offline',
  ),
  bug(
    'a receipt is deleted unsent',
    'the platform gets no receipt of a push',
    'src/base/outbox/send-queued-entries.ts',
    "delivery?.outcome === 'later'",
    'false',
    3,
    'the receipt received of m4 has not arrived',
  ),
  bug(
    'receipts wait for ever',
    'the platform gets no receipt of a push',
    'sw/outbox/flush-in-service-worker.ts',
    'if (tag === OUTBOX_SYNC_TAG && !(await flushOutbox(false)))',
    'if (tag === OUTBOX_SYNC_TAG && false)',
    3,
    '4 receipts are still queued',
  ),
];
