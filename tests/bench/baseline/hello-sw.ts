/**
 * Type of the `install` event, declared here because TypeScript's DOM library lacks the event types of service
 * workers. This minimal service worker serves a page from a cache and shows push messages.
 */
interface InstallEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface PushEvent extends Event {
  readonly data: { json(): { readonly title: string; readonly body: string; readonly id: string } };
  waitUntil(work: Promise<unknown>): void;
}
declare const registration: ServiceWorkerRegistration;

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

addEventListener('push', (event) => {
  const { title, body, id } = (event as PushEvent).data.json();
  const shown = registration.showNotification(title, { body, tag: id, icon: '/m/assets/icon.png' });
  (event as PushEvent).waitUntil(shown);
});
