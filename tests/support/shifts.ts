import { expect, type Page } from '@playwright/test';

/** Sums up what moves by itself, from the first paint on, and notes when anything last changed or came. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let moved = 0;
    let changed = performance.now();
    const change = () => {
      changed = performance.now();
    };
    const add = (list: PerformanceEntryList) => {
      for (const entry of list as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) moved += entry.value;
      }
    };
    const shifts = new PerformanceObserver((list) => add(list.getEntries()));
    shifts.observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(change).observe({ type: 'resource' });
    new MutationObserver(change).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, {
      calmFor: () => performance.now() - changed,
      shifted: () => {
        add(shifts.takeRecords());
        return moved;
      },
    });
  });

interface Watched {
  calmFor(): number;
  shifted(): number;
}
/** How much has moved by itself so far, as browsers score it. */
export const shifted = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifted());

/** Until home has its games, its banners and its pictures, and nothing comes or changes any more. */
export async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator('main section li a').first()).toBeVisible();
  await expect(page.locator('[aria-roledescription=carousel] img').first()).toBeVisible();
  const isAtRest = () => {
    const loaded = [...document.images].every((image) => image.complete);
    return loaded && (window as unknown as Watched).calmFor() > 800;
  };
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
}
