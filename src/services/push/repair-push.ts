import type { Clock } from '../../base/clock';
import type { RegistrationResult } from './push-registration';

const MINUTE_MS = 60_000;
/** How long to wait after the first attempts that could not finish, and after each later one (ms). */
const RETRY_DELAYS_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS];
const LAST_RETRY_DELAY_MS = 30 * MINUTE_MS;

/**
 * Returns a function that checks push and repairs it. An attempt that could not finish, for example because the browser
 * has not reached its push service within the time limit, is repeated while the page is open (PUSH-2). A further call
 * replaces a waiting retry.
 */
export function createPushRepair(
  check: () => Promise<RegistrationResult>,
  clock: Clock,
): () => Promise<RegistrationResult> {
  let latest = new AbortController();
  async function attempt(failures: number, signal: AbortSignal): Promise<RegistrationResult> {
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
