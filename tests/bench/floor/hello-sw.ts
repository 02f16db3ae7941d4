/** The shortest worker that answers a page from a cache; in the terms of the page's library, which knows what it uses. */
interface Installing extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const FILES = ['/m/index.html', '/m/assets/hello.js', '/m/assets/small.js'];

addEventListener('install', (event) => {
  (event as Installing).waitUntil(caches.open('floor').then((cache) => cache.addAll(FILES)));
});

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching;
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/m/')) return;
  const path = request.mode === 'navigate' ? '/m/index.html' : pathname;
  respondWith.call(
    event,
    caches.open('floor').then(async (cache) => (await cache.match(path)) ?? fetch(request)),
  );
});
