import type { PlantedBug } from '../planted-bugs';

const PRECACHE = 'sw/precache/precache-version.ts';
const CONTENT = 'sw/versions/content-store.ts';
const SHOW = 'sw/push/show-push-notification.ts';
const CLICK = 'sw/push/open-notification-page.ts';

interface PlantedWorkerBug extends PlantedBug {
  /** Seed of the schedule that finds it. */
  readonly seed?: number;
}

/** @param seed of the schedule that finds it, or why none does: what else keeps the promise */
const bug = (
  name: string,
  effect: string,
  file: string,
  from: string,
  to: string,
  seed: number | string,
): PlantedWorkerBug => ({
  name,
  effect,
  changes: [{ file, from, to }],
  ...(typeof seed === 'number' ? { seed } : { hiddenBy: seed }),
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
  ),
  bug(
    'the list of versions is not written',
    'nothing starts offline',
    PRECACHE,
    'read.ok ? await writeStoredVersions(next) : read',
    'read',
    1,
  ),
  bug(
    'files that a version needs are deleted',
    'a page without scripts offline',
    'sw/versions/prune-versions-and-responses.ts',
    'deleteUnusedContent(collectReferencedContentHashes(needed))',
    'deleteUnusedContent(new Set())',
    1,
  ),
  bug(
    'a stored file is not verified',
    'a damaged script runs',
    CONTENT,
    'if (await hasHash(stored.clone(), sha256)) return stored;',
    'return stored;',
    2,
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
    'a repeated push shows nothing',
    'the browser ends the subscription',
    SHOW,
    '  const isShown = await self',
    '  if (!isNew) return;\n  const isShown = await self',
    4,
  ),
  bug(
    'a received message is not saved',
    'the badge never grows',
    SHOW,
    '  if (isNew) await saveReceivedPushMessage(id, badge);\n',
    '',
    1,
  ),
  bug(
    'a repeated message is counted',
    'a badge of messages that do not exist',
    'sw/push/decide-notification.ts',
    '(isNew ? 1 : 0)',
    '1',
    4,
  ),
  bug(
    'a push shows two notifications',
    'each message twice',
    SHOW,
    '  const { id } = options.data;\n',
    '  const { id } = options.data;\n  await self.registration.showNotification(title, options);\n',
    1,
  ),
  bug(
    'the badge is another number than the count',
    'a wrong badge',
    SHOW,
    'navigator.setAppBadge?.(badge)',
    'navigator.setAppBadge?.(badge + 1)',
    1,
  ),
  bug('a click opens nothing', 'a tap without an effect', CLICK, 'Promise.all([openPath(target), ', 'Promise.all([', 1),
  bug(
    'a click opens a second window',
    'a window too many',
    CLICK,
    '      if (await client.navigate(path)) return;\n',
    '      await client.navigate(path);\n',
    1,
  ),
  bug(
    'receipts wait for ever',
    'the platform gets no receipt of a push',
    'sw/outbox/flush-in-service-worker.ts',
    'if (tag === OUTBOX_SYNC_TAG && !(await flushOutbox(false)))',
    'if (tag === OUTBOX_SYNC_TAG && false)',
    3,
  ),
];
