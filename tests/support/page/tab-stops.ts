import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of presses of the Tab key on the way to a control. */
const MAX_PRESSES = 60;

/** A role with a name, as `button "Log in"`; in quotation marks where YAML needs them. */
const ROLE_AND_NAME = /^- '?[a-z]+ \\?"[^"\\]/;

/**
 * Presses the Tab key until a control has the focus. Expects that every control on the way has a role and a name, as a
 * screen reader reads them (WCAG 4.1.2). Resolves with the stops on the way.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<readonly string[]> {
  await expect(target).toBeVisible();
  const stops: string[] = [];
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return stops;
    // Of a frame the snapshot would be its content.
    const frame = await page.evaluate(() =>
      document.activeElement instanceof HTMLIFrameElement ? document.activeElement.title : undefined,
    );
    const focused = page.locator(':focus');
    // From the end of the page the focus leaves it, for the browser's own controls.
    if (frame === undefined && (await focused.count()) === 0) continue;
    const stop = frame === undefined ? await focused.ariaSnapshot() : `- iframe "${frame}"`;
    expect(stop).toMatch(ROLE_AND_NAME);
    stops.push(stop);
  }
  throw new Error(`${target} has not been reached: ${stops.join(' → ')}`);
}
