import type { Locator, Page } from '@playwright/test';

/** Locates the name of the signed-in member: the label of home's account link, or a text of another page. */
export const locateMemberName = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('link', { name: new RegExp(name) })
    .or(page.getByText(name))
    .first();
