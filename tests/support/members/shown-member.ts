import type { Locator, Page } from '@playwright/test';

/** Locates the name of the signed-in member: the first link or text that contains the name. On home it is a link. */
export const locateMemberName = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('link', { name: new RegExp(name) })
    .or(page.getByText(name))
    .first();
