import type { BrowserContext, Page } from '@playwright/test';

/** Selector of the elements whose position must not change when the app replaces the snapshot. */
const PLACED = '#root :is(header, h1, h2, nav, nav a, section li > a, section li img)';

/**
 * Delays the requests for script files whose URL matches `scripts`, by default all script files. Resolves with a
 * function that continues the requests.
 */
export async function delayScriptRequests(
  context: BrowserContext,
  scripts = /\/m\/assets\/.*\.js/,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(scripts, async (route) => {
    await released;
    await route.continue().catch(() => undefined); // the page may be closed
  });
  return release;
}

/**
 * Resolves with a line for each element that matches PLACED and has its centre on the first screen: tag name, image
 * URL and position.
 */
export const listFirstScreenElements = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [centreX, centreY] = [x + width / 2, y + height / 2];
        const isInView = centreX > 0 && centreX < innerWidth && centreY < innerHeight && height > 0;
        return isInView
          ? [[element.localName, element.getAttribute('src'), Math.round(x), Math.round(y)].join(' ')]
          : [];
      }),
    PLACED,
  );
