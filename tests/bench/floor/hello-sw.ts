/**
 * A minimal service worker that serves a page from a cache. The event types are missing from TypeScript's DOM library.
 */
interface InstallEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const FILES = ['/m/index.html', '/m/assets/hello.js', '/m/assets/small.js'];

addEventListener('install', (event) => {
  (event as InstallEvent).waitUntil(caches.open('floor').then((cache) => cache.addAll(FILES)));
});

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/m/')) return;
  const path = request.mode === 'navigate' ? '/m/index.html' : pathname;
  respondWith.call(
    event,
    caches.open('floor').then(async (cache) => (await cache.match(path)) ?? fetch(request)),
  );
});
