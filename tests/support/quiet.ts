import type { Page } from '@playwright/test';

/** How long nothing may have been fetched, in milliseconds. */
const QUIET_MS = 1000;

/**
 * Waits until a page has fetched nothing for a second: what it would do by itself after its start it has done by then.
 * The page itself counts what has arrived. Playwright's `networkidle` also waits for requests whose end it was never
 * told, and was seen to wait in vain on a page that stood still.
 */
export function quiet(page: Page): Promise<void> {
  return page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, pause);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, pause);
        }).observe({ type: 'resource' });
      }),
    QUIET_MS,
  );
}
