import type { Locator, Page } from '@playwright/test';

/** Locates the name of the signed-in member: the first link, as on home, or text that contains it. */
export const locateMemberName = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('link', { name: new RegExp(name) })
    .or(page.getByText(name))
    .first();
