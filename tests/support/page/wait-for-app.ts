import { expect, type Page } from '@playwright/test';

/**
 * Waits until the app has rendered. Until then the root of the document is empty, or shows a skeleton, on home often
 * below a picture of it. Locators by role find the headings, lists and buttons of that picture too, although it
 * is inert; the first render replaces them.
 */
export const waitForApp = (page: Page): Promise<void> =>
  expect(page.locator('#root:not(:has(.first-bar)) > *').first()).toBeAttached();
