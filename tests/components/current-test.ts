import type { IncomingMessage } from 'node:http';
import type { BrowserContext } from 'playwright';

/** The cookie that tells which test a request comes from. It is HTTP-only, so that no test sees it. */
const COOKIE = 'component-test';

let current = 0;

/** Makes later requests to the platform belong to the next test. */
export async function markRequestsOfNextTest(context: BrowserContext, url: string): Promise<void> {
  current += 1;
  await context.addCookies([{ name: COOKIE, value: String(current), url, httpOnly: true }]);
}

/**
 * Refuses a request of a former test that arrives late: it would be counted in this test, take the fault meant for
 * another request, or change the data of the platform. As `bypass` of a proxy of Vite.
 */
export function refuseOfFormerTests({ headers }: IncomingMessage): false | undefined {
  const [, test] = new RegExp(`\\b${COOKIE}=(\\d+)`).exec(headers.cookie ?? '') ?? [];
  return test === undefined || Number(test) === current ? undefined : false;
}
