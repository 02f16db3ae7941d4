import { isRetryableError, MAX_RETRIES, RETRY_BASE_DELAY_MS } from '../../api/retry-policy';
import type { ApiError } from '../../contract/api-error';

interface FailedQuery {
  /** Failures before this one. */
  readonly failures: number;
  readonly error: ApiError;
  readonly isOnline: boolean;
}

/** Whether a query is retried now (API-8). Without a network it is not: it is fetched again on reconnect. */
export const shouldRetryQuery = ({ failures, error, isOnline }: FailedQuery): boolean =>
  isOnline && failures < MAX_RETRIES && isRetryableError(error);

/** Returns the delay before a retry (ms): exponential backoff with full jitter. @param random from 0 up to 1 */
export const queryRetryDelay = (failures: number, random: number): number =>
  random * RETRY_BASE_DELAY_MS * 2 ** failures;
