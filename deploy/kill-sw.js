/*
 * The kill switch: served as /m/sw.js instead of the app's service worker, it claims every page at once, deletes the
 * stores and handles no requests, so that all of them go to the network. The registration stays, and with it the push
 * subscription, and so does the outbox. See docs/service-worker.md.
 */
const CACHES = ['fairground-content', 'fairground-images', 'fairground-responses'];
const DATABASES = ['fairground-versions', 'fairground-images', 'fairground-faults'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(claimAndClear()));

async function claimAndClear() {
  await self.clients.claim();
  for (const database of DATABASES) indexedDB.deleteDatabase(database);
  await Promise.all(CACHES.map((cache) => caches.delete(cache)));
}
