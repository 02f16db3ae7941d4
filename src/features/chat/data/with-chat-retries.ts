import type { ApiResult } from '../../../api/call';
import type { Clock } from '../../../base/clock';
import type { ApiError } from '../../../contract/api-error';

/** Delay before each retry of a chat request (ms) (CS-2). */
export const CHAT_RETRY_DELAYS_MS: readonly number[] = [500, 1000, 3000];

interface RetryContext {
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}

/**
 * Whether to retry a chat request after an error: only if the platform was not reached or responded with an HTTP error.
 * A timeout is not retried, because the user has already waited for it.
 */
export const isChatErrorRetryable = ({ layer }: ApiError): boolean => layer === 'offline' || layer === 'http';

/**
 * Sends a chat request. While it fails with a retryable error, sends it again after 0.5, 1 and 3 s (CS-2), also while
 * the browser reports no connection, because that may be wrong. Resolves with the last result.
 * @param sendRequest sends the request once, without retries
 */
export async function withChatRetries<T>(
  sendRequest: () => Promise<ApiResult<T>>,
  { clock, signal }: RetryContext,
): Promise<ApiResult<T>> {
  let result = await sendRequest();
  for (const delayMs of CHAT_RETRY_DELAYS_MS) {
    if (result.ok || !isChatErrorRetryable(result.error)) return result;
    await clock.sleep(delayMs, signal);
    if (signal?.aborted) return result;
    result = await sendRequest();
  }
  return result;
}
