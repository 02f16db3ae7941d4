import { runWhenIdle } from '../page/first-paint';

/**
 * Reports the same-origin URLs that this page requested before a service worker took control of it, as on a first
 * visit. Calls `listener` with these URLs once the page is controlled and idle, and again with the URLs of such
 * requests whose response is complete only later.
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
 * Calls `listener` with the same-origin URLs that the page requested before `controlledAt` without a service worker.
 * A request has a resource timing entry once its response is complete; `workerStart` is 0 if no service worker
 * handled the request.
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
