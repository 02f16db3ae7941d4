import type { BrowserContext, Page } from '@playwright/test';
import type { RequestLogEntry } from '../../platform/control/request-log';
import type { PageError } from '../page/page-errors';

const MAX_TEXT_LENGTH = 400;
const MAX_REQUESTS = 12;
const READ_TIMEOUT_MS = 3_000;

/**
 * Returns a report of a failed test: the visible text of each page, the page errors and the last requests to the
 * platform.
 */
export async function createFailureReport(
  context: BrowserContext,
  pageErrors: readonly PageError[],
  wire: readonly RequestLogEntry[],
): Promise<string> {
  const pageTexts = await Promise.all(context.pages().map(readVisibleText));
  const errors = pageErrors.map(({ kind, text }) => `${kind}: ${text.slice(0, MAX_TEXT_LENGTH)}`);
  const requests = wire
    .slice(-MAX_REQUESTS)
    .map(
      ({ at, took, status, endpoint }) =>
        `${new Date(at).toISOString().slice(14, 23)} ${endpoint} ${status} ${took} ms`,
    );
  return [...pageTexts, ...errors, ...requests].join('\n');
}

async function readVisibleText(page: Page): Promise<string> {
  const timeout = new Promise<string>((resolve) =>
    setTimeout(() => resolve('(page does not respond)'), READ_TIMEOUT_MS),
  );
  const text = page
    .locator('body')
    .innerText()
    .catch(() => '(page cannot be read)');
  return `${page.url()}\n${(await Promise.race([text, timeout])).replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH)}`;
}
