import type { Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import { GATEWAY_ERROR_STATUSES } from './decode-response';

/** Number of retries after the first attempt (API-8). */
export const MAX_RETRIES = 2;
/** Maximum delay before the first retry (ms); twice as long before the second. */
export const RETRY_BASE_DELAY_MS = 400;

/** Whether a request may succeed if it is repeated after this error (API-8): no connection, or a gateway error. */
export const isRetryableError = (error: ApiError): boolean =>
  error.layer === 'offline' || (error.layer === 'http' && GATEWAY_ERROR_STATUSES.includes(error.status));

/**
 * Whether a call is retried (API-8): only a GET, because a repeated write is not safe, and only after an error that a
 * retry may fix. Writes with an idempotency key go through the outbox (OFF-4).
 */
export function shouldRetryCall(endpoint: AnyEndpoint, outcome: Result<unknown, ApiError>): boolean {
  return !outcome.ok && endpoint.method === 'GET' && isRetryableError(outcome.error);
}
