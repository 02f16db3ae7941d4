/**
 * Returns a fake event class for which `instanceof` returns `isInstance`. Workbox checks its arguments with
 * `instanceof`.
 */
const instanceCheck = (isInstance: boolean) => ({ [Symbol.hasInstance]: () => isInstance });

// Workbox reads these globals of a service worker when it is imported and when it handles a request.
Object.assign(globalThis, {
  self: globalThis.self ?? globalThis,
  location: globalThis.location ?? new URL('http://localhost/m/sw.js'),
  __WB_DISABLE_DEV_LOGS: true,
  ExtendableEvent: instanceCheck(true),
  FetchEvent: instanceCheck(false),
});
