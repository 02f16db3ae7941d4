import { runWhenIdle } from '../page/first-paint';

/**
 * Calls `listener` when a service worker controls this page and the page is idle, with the same-origin URLs that were
 * requested before the worker took control, as on a first visit. Calls `listener` again with the URLs of such
 * requests whose response arrives later.
 */
export function observeUncontrolledRequests(listener: (urls: readonly string[]) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const observe = () => {
    const controlledAt = performance.now();
    runWhenIdle(() => observeRequests(controlledAt, listener));
  };
  if (navigator.serviceWorker.controller) observe();
  else navigator.serviceWorker.addEventListener('controllerchange', observe, { once: true });
}

/**
 * Observes the resource timing entries of the page. A request has an entry once its response is complete; the entry of
 * a request that no service worker controlled has the `workerStart` 0.
 */
function observeRequests(controlledAt: number, listener: (urls: readonly string[]) => void): void {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const uncontrolled = entries.filter(({ workerStart, startTime }) => workerStart === 0 && startTime < controlledAt);
    const urls = uncontrolled.map(({ name }) => name);
    const ownUrls = new Set(urls.filter((url) => url.startsWith(`${location.origin}/`)));
    if (ownUrls.size > 0) listener([...ownUrls]);
  });
  observer.observe({ type: 'resource', buffered: true });
}
