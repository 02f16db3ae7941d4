import type { Page } from '@playwright/test';

/** Navigates to a path without loading a new document, as a link of the app does. */
export const navigateInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
