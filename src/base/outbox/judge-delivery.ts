/** What became of a sending: it arrived, it is refused for good, or it is to be tried later. */
export type Delivery =
  | { readonly outcome: 'delivered' | 'refused' }
  /** `notBefore`: milliseconds the server asked to wait. */
  | { readonly outcome: 'later'; readonly notBefore: number };

const CONFLICT = 409;
const WORTH_LATER: readonly number[] = [408, 425, 429];

/**
 * What an answer means for an entry (OFF-4). A success that is no JSON is a portal's, and no answer of the platform; a
 * conflict says that the key has been counted before.
 */
export function judgeDelivery(answer: Pick<Response, 'ok' | 'status' | 'headers'> | undefined, now: number): Delivery {
  if (!answer) return { outcome: 'later', notBefore: 0 };
  const { ok, status, headers } = answer;
  const isJson = /^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '');
  if ((ok && isJson) || status === CONFLICT) return { outcome: 'delivered' };
  if (status >= 400 && status < 500 && !WORTH_LATER.includes(status)) return { outcome: 'refused' };
  return { outcome: 'later', notBefore: readRetryAfter(headers.get('retry-after'), now) };
}

/** Milliseconds that `Retry-After` asks for, given in seconds or as a date; 0 when it says nothing readable. */
function readRetryAfter(said: string | null, now: number): number {
  if (!said) return 0;
  const wait = /^\d+$/.test(said.trim()) ? Number(said) * 1_000 : Date.parse(said) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), LONGEST_ASKED) : 0;
}

/** A server cannot silence the outbox for longer, milliseconds. */
const LONGEST_ASKED = 3_600_000;

const FIRST = 1_000;
const LONGEST = 300_000;

/** Milliseconds to wait after so many failures in a row: doubling from a second to five minutes, half of it random. */
export function backOff(failures: number, notBefore: number, random: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1));
  return Math.max(notBefore, full / 2 + (full / 2) * random);
}
