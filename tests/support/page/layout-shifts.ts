import { expect, type Page } from '@playwright/test';
import { waitForApp } from './wait-for-app';

/** Maximum total score of layout shifts that a user does not notice. */
const MAX_LAYOUT_SHIFT = 0.01;

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Records the layout shift score from the first paint on, and the time when the document last changed or a resource
 * was last loaded.
 */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    let score = 0;
    const moved: string[] = [];
    let changedAt = performance.now();
    const recordChange = () => {
      changedAt = performance.now();
    };
    const add = (list: PerformanceEntryList) => {
      for (const entry of list as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        score += entry.value;
        const names = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName} "${element?.textContent?.slice(0, 40)}" ${previousRect.y} → ${currentRect.y}`;
        });
        moved.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${names.join('; ')}`);
      }
    };
    const shifts = new PerformanceObserver((list) => add(list.getEntries()));
    shifts.observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(recordChange).observe({ type: 'resource' });
    new MutationObserver(recordChange).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, {
      msSinceChange: () => performance.now() - changedAt,
      layoutShift: () => {
        add(shifts.takeRecords());
        return { score, moved };
      },
    });
  });

interface ShiftRecorder {
  msSinceChange(): number;
  layoutShift(): { score: number; moved: string[] };
}

/**
 * Expects that no content has moved visibly so far. If the check fails, the error message contains the elements that
 * moved and the times of their moves.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const { score, moved } = await page.evaluate(() => (window as unknown as ShiftRecorder).layoutShift());
  expect(score, moved.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

/** Waits until home shows games, banners and the images on the screen, and has stopped changing. */
export async function waitUntilHomeIsStable(page: Page): Promise<void> {
  await waitForApp(page);
  await expect(page.locator('main section li a').first()).toBeVisible();
  await expect(page.locator('[aria-roledescription=carousel] img').first()).toBeVisible();
  const isStable = () => {
    // A banner that the carousel has not reached yet is not loaded.
    const isOnScreen = ({ left, right, top, bottom }: DOMRect) =>
      left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    const loaded = [...document.images].every((image) => image.complete || !isOnScreen(image.getBoundingClientRect()));
    return loaded && (window as unknown as ShiftRecorder).msSinceChange() > 800;
  };
  await expect.poll(() => page.evaluate(isStable)).toBe(true);
}
