import type { BrowserContext, Page } from '@playwright/test';
import { BUILD_INFO_ELEMENT_ID } from '../../../src/contract/bootstrap/build-info-element';
import { POPUP_LOG_KEY } from '../../../src/contract/storage-keys';
import type { RequestLogEntry } from '../../platform/control/request-log';
import type { PageError } from '../page/page-errors';
import { readPageHistory } from './page-history';

const MAX_TEXT_LENGTH = 400;
const MAX_REQUESTS = 12;
const MAX_EVENTS = 20;
const READ_TIMEOUT_MS = 3_000;

const STATE_SOURCES = {
  buildInfoId: BUILD_INFO_ELEMENT_ID,
  popupLogKey: POPUP_LOG_KEY,
  maxLength: MAX_TEXT_LENGTH,
} as const;

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

/**
 * Resolves with the build that a page runs, with what decides whether it follows an update, and with what the popup
 * queue has decided last.
 */
const readState = (page: Page): Promise<string> =>
  page.evaluate(({ buildInfoId, popupLogKey, maxLength }) => {
    const { build } = JSON.parse(document.getElementById(buildInfoId)?.textContent ?? '{}');
    const { controller } = navigator.serviceWorker ?? {};
    const popups = sessionStorage.getItem(popupLogKey)?.slice(-maxLength) ?? 'none';
    const following = `${document.visibilityState}, ${controller ? '' : 'not '}controlled`;
    return `build ${build}, ${document.readyState}, ${following}, popups ${popups}`;
  }, STATE_SOURCES);

const readVisibleText = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);

function readOrExplain(reading: Promise<string>): Promise<string> {
  const timeout = new Promise<string>((resolve) =>
    setTimeout(() => resolve('(page does not respond)'), READ_TIMEOUT_MS),
  );
  return Promise.race([reading.catch(() => '(page cannot be read)'), timeout]);
}
