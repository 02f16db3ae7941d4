import type { Clock } from '../../base/clock';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';

/** After how many milliseconds the chat's calls are made again, one after the other (CS-2). */
export const CHAT_RETRIES: readonly number[] = [500, 1000, 3000];

interface Surroundings {
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  readonly signal?: AbortSignal;
}

/**
 * Whether the same call may end otherwise a moment later: the platform was not reached, or stumbled. One that said nothing
 * has been waited for long enough.
 */
const mayPass = ({ layer }: ApiError): boolean => layer === 'offline' || layer === 'http';

/**
 * Makes a call of the chat's, and again at 0.5, 1 and 3 s while it may still pass (CS-2). Without a network it cannot.
 * @param work makes the call once, without tries of its own
 */
export async function withChatRetries<T>(
  work: () => Promise<Result<T, ApiError>>,
  { clock, isOnline, signal }: Surroundings,
): Promise<Result<T, ApiError>> {
  let outcome = await work();
  for (const wait of CHAT_RETRIES) {
    if (outcome.ok || !mayPass(outcome.error) || !isOnline()) return outcome;
    await clock.sleep(wait, signal);
    if (signal?.aborted) return outcome;
    outcome = await work();
  }
  return outcome;
}
