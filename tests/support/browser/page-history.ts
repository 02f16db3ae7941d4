import type { BrowserContext, Page } from '@playwright/test';

const histories = new WeakMap<Page, string[]>();

/** Records an event of a page, with its time, for the report of a failed test. */
export function recordPageEvent(page: Page, event: string): void {
  const history = histories.get(page) ?? [];
  histories.set(page, history);
  history.push(`${new Date().toISOString().slice(14, 23)} ${event}`);
}

/** Returns the recorded events of a page, oldest first. */
export const readPageHistory = (page: Page): readonly string[] => histories.get(page) ?? [];

/** Records the documents that the pages of a context request and load, and the crashes of pages. */
export function recordDocuments(context: BrowserContext): void {
  const follow = (page: Page) => {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) recordPageEvent(page, 'navigation');
    });
    page.on('requestfailed', (request) => {
      if (request.isNavigationRequest()) recordPageEvent(page, `navigation failed: ${request.failure()?.errorText}`);
    });
    page.on('domcontentloaded', () => recordPageEvent(page, 'document'));
    page.on('crash', () => recordPageEvent(page, 'crash'));
  };
  context.pages().forEach(follow);
  context.on('page', follow);
}
