import { boolean, object, optional, safeParse, unknown } from 'valibot';
import {
  INVALID_ENCRYPTION_ERROR_CODE,
  INVALID_REQUEST_ERROR_CODE,
  RATE_LIMIT_ERROR_CODE_PREFIX,
  SESSION_EXPIRED_CODES,
} from '../../contract/error-codes';

/** Outcome of a delivery: delivered, refused permanently, or to be retried later. */
export type DeliveryOutcome =
  | { readonly outcome: 'delivered' | 'refused' }
  /**
   * `retryAfterMs`: the platform's `Retry-After` (ms); 0 if there is none. `unclear`: the platform refused with an
   * unknown code, so the refusal may be temporary.
   */
  | { readonly outcome: 'later' | 'unclear'; readonly retryAfterMs: number };

const CONFLICT = 409;
/**
 * Error codes of permanent refusals. They include the codes for an expired session: outbox entries carry no token, so
 * signing in again would change nothing.
 */
const FINAL_CODES: ReadonlySet<string> = new Set([
  INVALID_REQUEST_ERROR_CODE,
  INVALID_ENCRYPTION_ERROR_CODE,
  ...SESSION_EXPIRED_CODES,
]);

/**
 * Decides the outcome of a delivery from its response (OFF-4). `delivered`: success, or the platform has already
 * received the entry (409). `later`: no response; a response without the platform's envelope, as from a captive
 * portal or a gateway; a server error; a rate limit; or maintenance. Otherwise the platform has refused the entry:
 * `refused` for an HTTP error status or a known final error code, else `unclear`.
 * @param answer undefined if the request failed
 * @param body the parsed JSON of the response; undefined if it is not JSON
 */
export function decideDeliveryOutcome(
  answer: Pick<Response, 'ok' | 'status' | 'headers'> | undefined,
  now: number,
  body?: unknown,
): DeliveryOutcome {
  if (!answer) return { outcome: 'later', retryAfterMs: 0 };
  const { ok, status, headers } = answer;
  const outcome = classifyResponse(ok, status, body);
  return outcome === 'delivered' || outcome === 'refused'
    ? { outcome }
    : { outcome, retryAfterMs: readRetryAfter(headers.get('retry-after'), now) };
}

/**
 * The fields of the response envelope that determine the outcome of a delivery (API-2). The complete schema would
 * enlarge the service worker.
 */
const refusal = object({ success: boolean(), errorCode: optional(unknown()) });

function classifyResponse(isOk: boolean, status: number, body: unknown): DeliveryOutcome['outcome'] {
  const envelope = safeParse(refusal, body);
  if (!envelope.success) return 'later';
  const { success } = envelope.output;
  const errorCode = String(envelope.output.errorCode);
  if (status === CONFLICT || (isOk && success)) return 'delivered';
  const isRetryable = [408, 425, 429].includes(status);
  const isRefusal = (isOk || (status >= 400 && status < 500)) && !isRetryable && !success;
  if (!isRefusal || isTemporary(errorCode)) return 'later';
  return !isOk || FINAL_CODES.has(errorCode) ? 'refused' : 'unclear';
}

function isTemporary(code: string): boolean {
  return code.startsWith(RATE_LIMIT_ERROR_CODE_PREFIX) || /maintenance/i.test(code);
}

/** Returns `Retry-After` (ms), given in seconds or as a date: at most an hour; 0 if it is missing or invalid. */
function readRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), MAX_RETRY_AFTER_MS) : 0;
}

/** Maximum accepted `Retry-After` (ms). */
export const MAX_RETRY_AFTER_MS = 3_600_000;

const BASE_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 300_000;

/**
 * Returns the delay before the next attempt (ms): exponential backoff, but at least `retryAfterMs`. The backoff is at
 * most one second after the first failure and at most five minutes after any number of failures; half of it is random
 * (jitter).
 * @param failures number of consecutive failures
 * @param random from 0 up to 1
 */
export function computeBackoffDelayMs(failures: number, retryAfterMs: number, random: number): number {
  const full = Math.min(MAX_BACKOFF_MS, BASE_BACKOFF_MS * 2 ** Math.max(0, failures - 1));
  return Math.max(retryAfterMs, full / 2 + (full / 2) * random);
}
