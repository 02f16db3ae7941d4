import type { Page } from '@playwright/test';

/** Time without a fetched resource after which the network is regarded as idle (ms). */
const IDLE_MS = 1000;

/**
 * Waits until a page has fetched nothing for a second, as measured by a PerformanceObserver in the page. Playwright's
 * `networkidle` also waits for requests whose end is never reported to it, and can hang on an idle page.
 */
export function waitForNetworkIdle(page: Page): Promise<void> {
  return page.evaluate(
    (idleMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, idleMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, idleMs);
        }).observe({ type: 'resource' });
      }),
    IDLE_MS,
  );
}
