import { runWhenIdle } from '../page/first-paint';

/**
 * Calls `listener` when a service worker controls this page and the page is idle, with the same-origin URLs that were
 * requested without the worker, as on a first visit.
 */
export function observeUncontrolledRequests(listener: (urls: readonly string[]) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const report = () => runWhenIdle(() => listener(requestedWithoutWorker()));
  if (navigator.serviceWorker.controller) report();
  else navigator.serviceWorker.addEventListener('controllerchange', report, { once: true });
}

/** Returns the same-origin URLs that were requested without the service worker: their `workerStart` is 0. */
function requestedWithoutWorker(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const urls = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
  return [...new Set(urls.filter((url) => url.startsWith(`${location.origin}/`)))];
}
