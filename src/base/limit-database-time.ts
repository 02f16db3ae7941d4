import { withTimeout } from './async';
import { type Clock, systemClock } from './clock';
import { fail, type Result } from './result';

/** Timeout of a database access of the page (ms): in a corrupt browser profile, databases never respond. */
export const DATABASE_TIMEOUT_MS = 3_000;

/**
 * Limits the time of a database access of the page. Resolves with its value, or with an error if the access is refused
 * or takes longer than `timeoutMs`; never rejects.
 */
export const limitDatabaseTime = <T>(
  task: Promise<T>,
  timeoutMs = DATABASE_TIMEOUT_MS,
  clock: Clock = systemClock,
): Promise<Result<T, string>> => withTimeout(task, timeoutMs, clock).catch((error: unknown) => fail(String(error)));
