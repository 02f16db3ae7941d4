import { withTimeout } from '../src/base/async';
import type { Clock } from '../src/base/clock';
import { lineOrigin } from '../src/base/line-origin';
import { PING_PATH } from '../src/contract/paths';
import { LINE_TEST_LIMIT, type LineTest, type WorkerAnswer } from '../src/contract/worker-api';
import { isGoodPing } from './is-good-ping';
import { pickSome } from './pick-some';
import type { RandomBytes } from './random';

/** What a line test needs of its realm. */
export interface LineTestParts {
  send(url: string, how: RequestInit): Promise<Response>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** Lines that are asked at most (DOM-2). */
const MOST_LINES = 10;

/**
 * Asks random domains of a list whether they are alive; the first good answer wins and the others are aborted (DOM-2).
 * What a domain gets to see is the merchant's code alone: no cookie, no token, no referrer (security A27).
 */
export async function findLine(test: LineTest, parts: LineTestParts): Promise<WorkerAnswer<string>> {
  const lines = [...new Set(test.domains.flatMap((domain) => lineOrigin(domain, test.page) ?? []))];
  const end = new AbortController();
  const pings = pickSome(lines, MOST_LINES, parts.random).map((line) => ping(line, test.merchant, parts, end.signal));
  // Rejected when every line is dead, which is no winner as much as a limit that passed.
  const first = await withTimeout(Promise.any(pings), LINE_TEST_LIMIT, parts.clock).catch(() => undefined);
  end.abort();
  return first?.ok ? first : { ok: false, reason: 'no line' };
}

/** The line once it has given a good answer; rejects when it gives none. */
async function ping(line: string, merchant: string, parts: LineTestParts, signal: AbortSignal): Promise<string> {
  const answer = await parts.send(`${line}${PING_PATH}?speed=${parts.clock.now()}`, {
    headers: { Merchant: merchant },
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
  if (await isGoodPing(answer)) return line;
  throw new Error('no ping');
}
