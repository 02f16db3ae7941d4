import type { Page } from '@playwright/test';

/** Goes to a page within the document, as who follows a link of the product does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
