import type { BrowserContext, Page } from '@playwright/test';
import { BUILD_INFO_ELEMENT_ID } from '../../../src/contract/bootstrap/build-info-element';
import type { RequestLogEntry } from '../../platform/control/request-log';
import type { PageError } from '../page/page-errors';
import { readPageHistory } from './page-history';

const MAX_TEXT_LENGTH = 400;
const MAX_REQUESTS = 12;
const MAX_EVENTS = 20;
const READ_TIMEOUT_MS = 3_000;

/**
 * Returns a report of a failed test: the state, history and visible text of each page, the page errors and the last
 * requests to the platform.
 */
export async function createFailureReport(
  context: BrowserContext,
  pageErrors: readonly PageError[],
  wire: readonly RequestLogEntry[],
): Promise<string> {
  const pageTexts = await Promise.all(context.pages().map(describePage));
  const errors = pageErrors.map(({ kind, text }) => `${kind}: ${text.slice(0, MAX_TEXT_LENGTH)}`);
  const requests = wire
    .slice(-MAX_REQUESTS)
    .map(
      ({ at, took, status, endpoint }) =>
        `${new Date(at).toISOString().slice(14, 23)} ${endpoint} ${status} ${took} ms`,
    );
  return [...pageTexts, ...errors, ...requests].join('\n');
}

async function describePage(page: Page, index: number): Promise<string> {
  const [state, text] = await Promise.all([readOrExplain(readState(page)), readOrExplain(readVisibleText(page))]);
  return [`page ${index}: ${page.url()}`, state, ...readPageHistory(page).slice(-MAX_EVENTS), text].join('\n');
}

/** Resolves with the build that a page runs, and with what decides whether it follows an update. */
const readState = (page: Page): Promise<string> =>
  page.evaluate((buildInfoId) => {
    const { build } = JSON.parse(document.getElementById(buildInfoId)?.textContent ?? '{}');
    const { controller } = navigator.serviceWorker ?? {};
    return `build ${build}, ${document.readyState}, ${document.visibilityState}, ${controller ? '' : 'not '}controlled`;
  }, BUILD_INFO_ELEMENT_ID);

const readVisibleText = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);

function readOrExplain(reading: Promise<string>): Promise<string> {
  const timeout = new Promise<string>((resolve) =>
    setTimeout(() => resolve('(page does not respond)'), READ_TIMEOUT_MS),
  );
  return Promise.race([reading.catch(() => '(page cannot be read)'), timeout]);
}
