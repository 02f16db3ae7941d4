import type { Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import { GATEWAY_STATUSES } from './decode-response';

/** Number of retries after the first attempt (API-8). */
export const MAX_RETRIES = 2;
/** Maximum delay before the first retry (ms); twice as long before the second. */
export const RETRY_BASE_DELAY_MS = 400;

/** Whether a failed request may succeed if it is repeated (API-8): it was offline or failed with a gateway error. */
export const isRetryableError = (error: ApiError): boolean =>
  error.layer === 'offline' || (error.layer === 'http' && GATEWAY_STATUSES.includes(error.status));

/** Whether a retry is safe and may help (API-8). Writes with an idempotency key go through the outbox (OFF-4). */
export function isRetryable(endpoint: AnyEndpoint, outcome: Result<unknown, ApiError>): boolean {
  return !outcome.ok && endpoint.method === 'GET' && isRetryableError(outcome.error);
}
