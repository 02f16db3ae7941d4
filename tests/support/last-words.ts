import type { BrowserContext, Page } from '@playwright/test';
import type { WireEntry } from '../platform/control/wire-log';
import type { Complaint } from './page-watch';

const TEXT_LIMIT = 400;
const CALLS = 12;

/** What a failed test leaves to judge it by: what each page showed and complained of, and what was asked of the platform. */
export async function lastWords(
  context: BrowserContext,
  complaints: readonly Complaint[],
  wire: readonly WireEntry[],
): Promise<string> {
  const shown = await Promise.all(context.pages().map(onScreen));
  const said = complaints.map(({ kind, text }) => `${kind}: ${text.slice(0, TEXT_LIMIT)}`);
  const asked = wire
    .slice(-CALLS)
    .map(
      ({ at, took, status, endpoint }) =>
        `${new Date(at).toISOString().slice(14, 23)} ${endpoint} ${status} ${took} ms`,
    );
  return [...shown, ...said, ...asked].join('\n');
}

async function onScreen(page: Page): Promise<string> {
  const gone = new Promise<string>((resolve) => setTimeout(() => resolve('(does not answer)'), 3_000));
  const text = page
    .locator('body')
    .innerText()
    .catch(() => '(cannot be read)');
  return `${page.url()}\n${(await Promise.race([text, gone])).replaceAll(/\s+/g, ' ').slice(0, TEXT_LIMIT)}`;
}
