import type { Locator, Page } from '@playwright/test';

/** Finds the name of the signed-in member: in the label of home's account link, or as text of another page. */
export const locateMemberName = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('link', { name: new RegExp(name) })
    .or(page.getByText(name))
    .first();
