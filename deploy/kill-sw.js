/*
 * The service worker of last resort. Served as /m/sw.js in place of the app's, it takes over every page at once, throws
 * the stores away and then answers nothing: all requests go to the network. The registration stays, and with it the
 * push subscription; so does the outbox, which no version of the app is to blame for. See docs/service-worker.md.
 */
const CACHES = ['fairground-content', 'fairground-images'];
const DATABASES = ['fairground-versions', 'fairground-images', 'fairground-faults'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  await self.clients.claim();
  for (const database of DATABASES) indexedDB.deleteDatabase(database);
  await Promise.all(CACHES.map((cache) => caches.delete(cache)));
}
