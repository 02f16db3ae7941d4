import type { IncomingMessage } from 'node:http';
import type { BrowserContext } from 'playwright';

/** Name of the cookie that says which test a request comes from. It is HTTP-only, so that no test sees it. */
const COOKIE = 'component-test';

declare global {
  /** Number of the current test. Global, because Vitest reads its configuration twice: for the run and for the proxy. */
  var currentComponentTest: number;
}
globalThis.currentComponentTest ??= 0;

/** Sends a request with the mark of a former test. Resolves with the status of its response. */
export async function sendAsFormerTest(url: URL): Promise<number> {
  const { status } = await fetch(url, { headers: { cookie: `${COOKIE}=${globalThis.currentComponentTest - 1}` } });
  return status;
}

/** Makes later requests to the platform belong to the next test. */
export async function markRequestsOfNextTest(context: BrowserContext, pageUrl: string): Promise<void> {
  globalThis.currentComponentTest += 1;
  // Of the root: a cookie of the page's own address would not be sent to the platform.
  const url = new URL('/', pageUrl).href;
  await context.addCookies([{ name: COOKIE, value: String(globalThis.currentComponentTest), url, httpOnly: true }]);
}

/**
 * Refuses a request of a former test that arrives late: it would be counted in this test, take the fault meant for
 * another request, or change the data of the platform. As `bypass` of a proxy of Vite.
 */
export function refuseRequestsOfFormerTests({ headers }: IncomingMessage): false | undefined {
  const [, test] = new RegExp(`\\b${COOKIE}=(\\d+)`).exec(headers.cookie ?? '') ?? [];
  return test === undefined || Number(test) === globalThis.currentComponentTest ? undefined : false;
}
