import type { Clock } from '../../base/clock';
import type { PushRegistrationResult } from './push-outcomes';

const MINUTE_MS = 60_000;
/** Delays before the first three retries (ms); each later retry waits {@link LAST_RETRY_DELAY_MS}. */
const RETRY_DELAYS_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS];
const LAST_RETRY_DELAY_MS = 30 * MINUTE_MS;

/**
 * Returns a function that runs `check`, which checks and repairs the push registration once, and adds retries
 * (PUSH-2). If the result is `later`, for example because the push service does not respond in time, the check is
 * retried while the page is open. Calling the returned function again cancels a pending retry.
 */
export function withPushRegistrationRetries(
  check: () => Promise<PushRegistrationResult>,
  clock: Clock,
): () => Promise<PushRegistrationResult> {
  let latest = new AbortController();
  async function attempt(failures: number, signal: AbortSignal): Promise<PushRegistrationResult> {
    const result = await check();
    if (result === 'later' && !signal.aborted) void retry(failures, signal);
    return result;
  }
  async function retry(failures: number, signal: AbortSignal): Promise<void> {
    await clock.sleep(RETRY_DELAYS_MS[failures] ?? LAST_RETRY_DELAY_MS, signal);
    if (!signal.aborted) await attempt(failures + 1, signal);
  }
  return () => {
    latest.abort();
    latest = new AbortController();
    return attempt(0, latest.signal);
  };
}
