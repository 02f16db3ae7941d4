import type { Page } from 'playwright';

/** Opens every section of the page that is folded, as a member does who wants to read all of it. */
export const openFolds = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
